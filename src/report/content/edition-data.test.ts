/** Tests that the edition of a standard is defined in a single place and always printed from there. */
import { readdirSync, readFileSync } from 'node:fs';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { editionOf, type Standard } from '@/engineering';
import { reportData } from '@/report/content/report-data';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

it.each<[Standard, string]>([
  ['EN1992-4', 'EN 1992-4:2018'],
  ['JGJ145-2013', 'JGJ145-2013'],
])('the report data contain the standard %s with its edition as %s', (standard, printed) => {
  const design = produce(DEFAULT_DESIGN, (draft) => {
    draft.standardType = standard;
    draft.loads.dead.Nz = 9;
  });
  const input = reportInput(design, seedAnchors[0], resultOf(design, seedAnchors[0])!, 'en');
  expect(editionOf(standard)).toBe(printed);
  expect(reportData(input).standard).toBe(editionOf(standard));
});

it('sources and locales contain no edition of EN 1992-4 as literal text', () => {
  const files = ['src', 'locales']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
    )
    .filter((file) => /\.tsx?$|^locales.*\.json$/.test(file) && !file.includes('.test.'));
  const naming = files.filter((file) => /['"`][^'"`\n]*EN ?1992-4:\d{4}/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(naming).toEqual([]);
});
