/** `npm run ledger`: writes the list of formulas and prints the formulas without a test. */
import { writeFileSync } from 'node:fs';
import { makeLedger } from '@/verification/formulas/ledger';
import { LEDGER_JSON } from '@/verification/formulas/ledger-files';

const { json, untested } = makeLedger();
writeFileSync(LEDGER_JSON, json);
console.log(`${untested.length} formulas without a test`);
for (const formula of untested) console.log(`  ${formula}`);
