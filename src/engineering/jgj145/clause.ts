import { clausesOf } from '@/engineering/checks/clause';

/** Formats a clause of JGJ145-2013; cites only the chapter if the clause number could not be verified. */
export const clause = clausesOf('JGJ145-2013');
