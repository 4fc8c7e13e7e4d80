/** Path of the list of formulas that the formulas page shows. */
import { join } from 'node:path';

export const LEDGER_JSON = join(import.meta.dirname, '../../features/verification/formulas/ledger.json');
