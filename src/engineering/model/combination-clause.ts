/** Where it stands how dead and live loads make a design load: each standard has its own load code. */
import { STANDARDS, type Standard } from './design';

const CLAUSES: Readonly<Record<Standard, string>> = {
  'EN1992-4': 'EN 1990, 6.4.3.2',
  'JGJ145-2013': 'GB 50009-2012, 3.2',
};

/** Of a standard that is not known, that of EN 1992-4. */
export const combinationClause = (standard: string | undefined): string =>
  CLAUSES[STANDARDS.find((known) => known === standard) ?? 'EN1992-4'];
