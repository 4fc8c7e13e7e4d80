/** Path of the formula list shown on the formulas page. */
import { join } from 'node:path';

export const LEDGER_JSON = join(import.meta.dirname, '../../features/verification/formulas/ledger.json');
