import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import { madeTemplates } from './make/word-documents';

/** True for files with content; the document properties contain the time of writing and therefore differ. */
const isContent = (path: string) =>
  /^word\/(?:document|styles|settings|header\d*|footer\d*)\.xml$/.test(path);

it('the stored templates equal the templates made from the sources; if not, run npm run templates', async () => {
  for await (const [file, content] of madeTemplates()) {
    const stored = new PizZip(readFileSync(join(import.meta.dirname, file)));
    const made = new PizZip(content);
    const paths = Object.keys(made.files).filter(isContent);
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths)
      expect(stored.file(path)?.asText() === made.file(path)!.asText(), `${file} ${path}`).toBe(true);
  }
});
