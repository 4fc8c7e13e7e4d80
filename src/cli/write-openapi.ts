/** `npm run openapi`: writes docs/openapi.json from the contract. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiText } from '@/cli/openapi/document';

writeFileSync(join(import.meta.dirname, '../../docs/openapi.json'), openApiText());
