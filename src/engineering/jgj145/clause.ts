import { clausesOf } from '@/engineering/checks/clause';

/** The chapter replaces a clause number that could not be verified. */
export const clause = clausesOf('JGJ145-2013');
