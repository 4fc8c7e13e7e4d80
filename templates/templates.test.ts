/** Compares the templates with the data that fill them. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import PizZip from 'pizzip';
import { beforeAll, describe, expect, it } from 'vitest';
import { AREA_BOXES } from '@/report/model/report-input';
import { DEFAULT_DESIGN, type Design } from '../src/design/model/design-state';
import { STANDARDS } from '../src/engineering';
import { reportData, type ReportData } from '../src/report/content/report-data';
import type { ReportedLimits, ReportInput } from '../src/report/model/report-input';
import { frontData } from '../src/report/project/project-data';
import { fillTemplate } from '../src/report/word/fill-template';
import { PLACEHOLDER_NAMES } from '../src/report/word/template-check';
import { templateUrl } from '../src/report/word/template-files';
import { givenDesign } from '../src/testing/given-design';
import {
  everyPicture,
  givenReport,
  listOfOne,
  stressedPlate,
  translators,
} from '../src/testing/report-cases';
import { PLACEHOLDER, placeholdersOf, readWord, type Placeholder } from '../src/testing/word-reader';
import { LANGUAGES } from '../src/text/languages';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/**
 * Names of fields treated as single values although they are objects: formulas are lists of runs, and images
 * contain bytes.
 */
const WHOLE = new Set(
  `symbol formula numbers values condition calculation wording assumptions reason picture beside face small wide
   narrow step above equation action resistance line symbols symbol_1 symbol_2 page named governing_named place
   combined_place clause_link choice beyond`.split(/\s+/),
);

type Shape = Map<string, unknown>;

/** Records every path in the data with a sample value, such as `tension[]` and `tension[].mode`. */
function shapeOf(value: unknown, path: string, into: Shape): void {
  const isWhole = WHOLE.has(path.split('.').at(-1)!);
  if (Array.isArray(value) && !isWhole) {
    into.set(`${path}[]`, value);
    for (const entry of value) shapeOf(entry, `${path}[]`, into);
    return;
  }
  if (path !== '' && !path.endsWith('[]')) into.set(path, value);
  if (!isPlain(value) || isWhole) return;
  for (const [key, inner] of Object.entries(value))
    shapeOf(inner, path === '' ? key : `${path}.${key}`, into);
}

/**
 * Returns the path of a placeholder's value in the innermost section whose data contain the value; undefined
 * if there is none.
 */
function pathOf({ name, within }: Pick<Placeholder, 'name' | 'within'>, fed: Shape): string | undefined {
  const scopes = [''];
  const find = (wanted: string) =>
    scopes
      .toReversed()
      .flatMap((scope) => [`${scope}${wanted}`, `${scope}${wanted}[]`])
      .find((path) => fed.has(path));
  for (const section of within) {
    const path = find(section);
    if (path === undefined) return undefined;
    scopes.push(`${path}.`);
  }
  return find(name);
}

const files = readdirSync(import.meta.dirname).filter((name) => /^(?!project-).*\.docx$/.test(name));
/** Values that no supplied template prints: of rows made once for several lists, and the large pictures. */
const SHARED = [
  ...['checks[].name', 'modes[].anchors', 'modes[].bad', 'modes_and_edges[].named'],
  ...['sketch.picture', 'sums[].named', 'view.picture'],
];
const partOf = (name: string, path: string) =>
  new PizZip(readFileSync(join(import.meta.dirname, name))).file(path)!.asText();
const placeholders = (name: string) => placeholdersOf(readFileSync(join(import.meta.dirname, name)));

const withLoads = (change: (draft: Design) => void): Design =>
  givenDesign({ Nz: 40, Vx: 12, Mz: 0.4 }, (draft) => {
    Object.assign(draft.project, { project: 'P', remark: 'R', instruction: 'I', changes: 'A' });
    change(draft);
  });

/** Number of twips per pixel (1/96 inch). */
const TWIPS = 15;

describe('report templates', () => {
  const fed: Shape = new Map();
  beforeAll(() => {
    const cases: ReportInput[] = [
      // This load case excludes the live loads, which causes a reservation.
      withLoads((draft) => void (draft.loads.live.Nz = 1)),
      withLoads((draft) => {
        draft.standardType = 'JGJ145-2013';
        // The report states the importance factor only if the checks are met with the factor 1.
        Object.assign(draft.loads.dead, { Nz: 4, Vx: 1, Mz: 0.04 });
      }),
    ].map((design) => givenReport(design, 'en', everyPicture(new Uint8Array([1]))));
    const variable = { key: 'h', kind: 'length', from: 200, unit: 'mm', directions: [] } as const;
    const step = { to: 150, size: 0.25, candidate: () => expect.fail('nothing is calculated here') };
    const rule = { key: 'distance', field: 'layout.h', panel: 'layout' } as const;
    const beyond = { kind: 'refused', rule } as const;
    const limits: ReportedLimits = {
      present: { reservations: [] } as unknown as ReportedLimits['present'],
      limits: [
        { kind: 'limited', variable, limit: 150, distance: 0.25, held: step, next: step, beyond },
        { kind: 'free', variable },
      ],
    };
    const elastic = stressedPlate(100, { force: 1, x: 0, y: 0, max_pressure: 1 });
    const [one] = cases;
    const design = { ...one.design, plate: { ...one.design.plate, f_y: 235 } };
    cases.push({ ...one, design, list: listOfOne(one.verdict), plate: elastic, limits });
    for (const input of cases) shapeOf(reportData(input) satisfies ReportData, '', fed);
  });

  it.each(files)('the template %s has cells into which both views of an edge fit', (name) => {
    const body = partOf(name, 'word/document.xml');
    for (const [placeholder, box] of Object.entries({ face: AREA_BOXES.face, above: AREA_BOXES.plan })) {
      const cells = [...body.matchAll(/<w:tc>.*?<\/w:tc>/gs)].filter(([cell]) =>
        cell.includes(`{%${placeholder}}`),
      );
      if (name.includes('full')) expect(cells.length, placeholder).toBeGreaterThan(0);
      for (const [cell] of cells) {
        const attribute = (path: RegExp) => Number(path.exec(cell)![1]);
        const [left, right] = [/<w:left [^>]*w:w="(\d+)"/, /<w:right [^>]*w:w="(\d+)"/].map(attribute);
        expect(attribute(/<w:tcW [^>]*w:w="(\d+)"/) - left - right).toBeGreaterThanOrEqual(TWIPS * box.width);
      }
    }
  });

  it.each(files)(
    'the template %s sets Latin letters in English, so that no program breaks "mm" in two',
    (name) => expect(partOf(name, 'word/styles.xml')).toContain('<w:lang w:val="en-GB" w:eastAsia="zh-CN"/>'),
  );

  it('there is one template for each standard, depth and language', () => {
    const wanted = STANDARDS.flatMap((standard) =>
      (['full', 'simple', 'incomplete'] as const).flatMap((depth) =>
        LANGUAGES.map((language) => basename(templateUrl({ standard, depth, language }))),
      ),
    );
    expect(files.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(files)(
    'the template %s contains only placeholders filled with a value of the right kind',
    (file) => {
      const wrong = placeholders(file).filter((placeholder) => {
        const path = pathOf(placeholder, fed);
        if (path === undefined) return true;
        const value = fed.get(path);
        if (placeholder.kind === '') return typeof value !== 'string';
        if (placeholder.kind === '~') return !Array.isArray(value);
        return placeholder.kind === '%' && !(isPlain(value) && 'data' in value);
      });
      expect(wrong).toEqual([]);
    },
  );

  it('every data value is used in a template', () => {
    const used = new Set(files.flatMap(placeholders).map((placeholder) => pathOf(placeholder, fed)));
    expect([...fed.keys()].filter((path) => !used.has(path)).toSorted()).toEqual(SHARED);
  });

  it('the template check accepts exactly the names of the data', () => {
    const names = [...fed.keys()].flatMap((path) => path.replaceAll('[]', '').split('.'));
    expect([...PLACEHOLDER_NAMES].toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it.each(files)('the template %s contains the same placeholders as the English template', (file) =>
    expect(placeholders(file)).toEqual(placeholders(file.replace(/-[a-z]+\.docx$/, '-en.docx'))),
  );
});

function fedByDesigns(): Shape {
  const input = givenReport(DEFAULT_DESIGN);
  const nodes = [{ node: 'A1', rows: [], design: 0 }];
  const order = {
    project: DEFAULT_DESIGN.project,
    designs: [],
    reactions: { table: 'hall.csv', revision: 2, day: '2026-01-31', nodes },
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
    const paths = placeholders(`project-${language}.docx`).map((placeholder) => pathOf(placeholder, fed));
    expect(paths).not.toContain(undefined);
  });

  it.each(LANGUAGES)('the project template in %s contains the same placeholders as in English', (language) =>
    expect(placeholders(`project-${language}.docx`)).toEqual(placeholders('project-en.docx')),
  );
});

const paragraph = (text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="Own"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

/**
 * Changes the style of the table text and the heading colour, and adds the text placeholders that current
 * templates do not use.
 */
function restyled(file: string): Uint8Array {
  const zip = new PizZip(readFileSync(join(import.meta.dirname, file)));
  const styles = zip.file('word/styles.xml')!.asText();
  const own =
    '<w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Own"/><w:rPr><w:i/><w:color w:val="AA0000"/></w:rPr></w:style>';
  const recoloured = styles.replaceAll('0B5CAD', 'AA0000');
  zip.file('word/styles.xml', recoloured.replace('</w:styles>', `${own}</w:styles>`));
  const body = zip.file('word/document.xml')!.asText();
  const owned = body.replaceAll('<w:pStyle w:val="TableText"/>', '<w:pStyle w:val="Own"/>');
  const sketch = `<w:body>${paragraph('{#sketch}{%picture}{/sketch}')}`;
  zip.file('word/document.xml', owned.replace('<w:body>', sketch));
  return zip.generate({ type: 'uint8array' });
}

/** Tests templates that an operator has derived from older templates by changing styles and placeholders. */
it.each([
  ['en1992-4-simple-en', 'EN1992-4', 'en'],
  ['en1992-4-full-en', 'EN1992-4', 'en'],
  ['jgj145-simple-cn', 'JGJ145-2013', 'cn'],
  ['jgj145-full-cn', 'JGJ145-2013', 'cn'],
] as const)(
  'every placeholder of older templates is filled in a template derived from %s',
  (name, standard, language) => {
    const design = givenDesign({ Nz: 9, Vx: 4 }, (draft) => void (draft.standardType = standard));
    const data = reportData(givenReport(design, language));
    const filled = fillTemplate(restyled(`${name}.docx`), data, '{}');
    const text = readWord(filled).paragraphs.join('\n');
    expect(text).not.toMatch(PLACEHOLDER);
    expect(text).not.toMatch(/undefined|\[object/);
    expect(new PizZip(filled).file('word/styles.xml')!.asText()).toContain('"AA0000"');
  },
);
