/** `npm run ledger`: writes the ledger, for sources and page, and names the formulas without a test. */
import { writeFileSync } from 'node:fs';
import { makeLedger } from '@/verification/formulas/ledger';
import { LEDGER_JSON, LEDGER_TEXT } from '@/verification/formulas/ledger-files';

const { text, json, untested } = makeLedger();
writeFileSync(LEDGER_TEXT, text);
writeFileSync(LEDGER_JSON, json);
console.log(`${untested.length} formulas without a test`);
for (const formula of untested) console.log(`  ${formula}`);
