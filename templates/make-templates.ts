/** `npm run templates`: writes the templates made from the sources in `make/`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeTemplates } from './make/word-documents';

for await (const [file, content] of madeTemplates()) writeFileSync(join(import.meta.dirname, file), content);
