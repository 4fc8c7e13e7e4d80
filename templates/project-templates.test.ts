/**
 * Tests the templates for multi-design reports: all placeholders are filled, and the content
 * is the same in all languages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '../src/design/model/design-state';
import { frontData } from '../src/report/project/project-data';
import { pathOf, shapeOf, type Shape } from '../src/testing/placeholder-paths';
import { givenReport, translators } from '../src/testing/report-cases';
import { placeholdersOf } from '../src/testing/word-reader';
import { LANGUAGES } from '../src/text/languages';

const placeholders = (language: string) =>
  placeholdersOf(readFileSync(join(import.meta.dirname, `project-${language}.docx`)));

function fedByDesigns(): Shape {
  const input = givenReport(DEFAULT_DESIGN);
  const order = {
    project: DEFAULT_DESIGN.project,
    designs: [],
    reactions: {
      table: 'hall.csv',
      revision: 2,
      day: '2026-01-31',
      nodes: [{ node: 'A1', rows: [], design: 0 }],
    },
    depth: 'simple' as const,
    language: 'en' as const,
    translate: translators.get('en')!,
    now: new Date(),
    appVersion: '1',
    disclaimer: '',
    template: () => Promise.resolve(null),
    listTables: () => [],
  };
  const fed: Shape = new Map();
  shapeOf(frontData(order, [{ no: 1, name: 'A', point: 'B', end: { input } }]), '', fed);
  return fed;
}

describe('templates for multi-design reports', () => {
  const fed = fedByDesigns();

  it.each(LANGUAGES)('the project template in %s contains only placeholders that are filled', (language) => {
    const paths = placeholders(language).map((placeholder) => pathOf(placeholder, fed));
    expect(paths).not.toContain(undefined);
  });

  it.each(LANGUAGES)(
    'the project template in %s contains the same placeholders as the English template',
    (language) => {
      expect(placeholders(language)).toEqual(placeholders('en'));
    },
  );
});
