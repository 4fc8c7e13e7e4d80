/** Where the ledger stands: for who reads the sources, and for the page of formulas. */
import { join } from 'node:path';

export const LEDGER_TEXT = join(import.meta.dirname, '../../engineering/formulas.md');
export const LEDGER_JSON = join(import.meta.dirname, '../../features/verification/formulas/ledger.json');
