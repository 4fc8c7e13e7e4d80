import { clausesOf } from '@/engineering/checks/clause';

/** Where the number of a clause is not secured, the chapter stands instead. */
export const clause = clausesOf('JGJ145-2013');
