import { clausesOf } from '@/engineering/checks/clause';

/** Cites the chapter if a clause number could not be verified. */
export const clause = clausesOf('JGJ145-2013');
