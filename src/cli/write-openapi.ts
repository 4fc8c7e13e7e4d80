/** `npm run openapi`: writes docs/openapi.json from the contract. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiText } from '@/cli/openapi/document';
import { ROOT } from '@/cli/root';

writeFileSync(join(ROOT, 'docs/openapi.json'), openApiText());
