/**
 * Guards against unreviewed pdfmake upgrades: pdfmake's internal files are not a public interface and may
 * change in any version.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LayoutBuilder, PDFDocument, Renderer, tableLayouts } from '@/pdf/pdfmake-classes';

/**
 * Version whose source was reviewed line by line and whose output was compared with that of the previous
 * version.
 */
const READ_IN = '0.3.11';

describe('pdfmake package', () => {
  it('the installed pdfmake version is the version whose internal files were reviewed', () => {
    const text = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    expect(text('node_modules/pdfmake/package.json').version).toBe(READ_IN);
    expect(text('package.json').devDependencies).toHaveProperty('pdfmake', READ_IN);
  });

  it.each([
    [
      'LayoutBuilder',
      LayoutBuilder,
      ['buildNextLine', 'processRow', 'layoutDocument', 'registerTableLayouts'],
    ],
    ['Renderer', Renderer, ['renderPages', 'renderLine', 'renderImage', 'renderSVG', 'renderVector']],
    ['PDFDocument', PDFDocument, ['provideImage', 'font', 'openImage', 'struct', 'markStructureContent']],
  ])('the pdfmake class %s has the methods that we override or call', (_, { prototype }, names) => {
    const known = prototype as Readonly<Record<string, unknown>>;
    expect(names.filter((name) => typeof known[name] !== 'function')).toEqual([]);
  });

  it('pdfmake contains the table layout `noBorders`, which we use', () =>
    expect(tableLayouts).toHaveProperty('noBorders'));

  it('only pdfmake-classes.ts and the type declarations for it import internal pdfmake files', () => {
    const files = ['src', 'mocks'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    );
    const taking = files.filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes("from 'pdfmake/"),
    );
    expect(taking.toSorted()).toEqual(['src/pdf/pdfmake-classes.ts', 'src/pdf/untyped-packages.d.ts']);
  });
});
