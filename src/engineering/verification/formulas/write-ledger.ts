/** `npm run ledger`: writes the ledger beside the engine and names the formulas without a test. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeLedger } from './ledger';

const { text, untested } = makeLedger();
writeFileSync(join(import.meta.dirname, '../../formulas.md'), text);
console.log(`${untested.length} formulas without a test`);
for (const formula of untested) console.log(`  ${formula}`);
