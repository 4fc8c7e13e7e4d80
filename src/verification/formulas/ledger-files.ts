/** Path of the ledger, which the page of formulas shows. */
import { join } from 'node:path';

export const LEDGER_JSON = join(import.meta.dirname, '../../features/verification/formulas/ledger.json');
