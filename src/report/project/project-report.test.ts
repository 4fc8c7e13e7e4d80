// @in-rest
/** Tests a multi-design report in one Word file: its content, and that Word can open the file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PizZip from 'pizzip';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, NO_LOAD, type Design } from '@/design/model/design-state';
import { NO_PICTURES } from '@/report/model/report-input';
import type { ProjectDesign, ProjectOrder } from '@/report/project/project-data';
import { projectReport } from '@/report/project/project-report';
import { givenDesign } from '@/testing/given-design';
import { printedText } from '@/testing/printed-text';
import { listOfOne, reportInput, resultOf, seedAnchors, translators } from '@/testing/report-cases';
import { packageFaults } from '@/testing/word-package';
import { readWord } from '@/testing/word-reader';
import { LANGUAGES } from '@/text/languages';

const TEMPLATES = join(import.meta.dirname, '../../../templates');
const PNG = new Uint8Array(readFileSync(join(TEMPLATES, 'make/logo.png')));

const designWith = (change: (draft: Design) => void) =>
  givenDesign({ Nz: 9, Vx: 4 }, (draft) => {
    // These tests evaluate only a single combination.
    draft.loads.onlyChosen = true;
    change(draft);
  });

function asked(name: string, change: (draft: Design) => void = () => undefined): ProjectDesign {
  const design = designWith(change);
  const [record] = seedAnchors;
  const pictures = { ...NO_PICTURES, plate: { data: PNG }, sketch: { data: PNG } };
  const input = reportInput(design, record, resultOf(design, record)!, 'en', pictures);
  return { name, point: `axis ${name}`, gather: () => Promise.resolve({ input }) };
}

const DESIGNS: readonly ProjectDesign[] = [
  asked('Stair <1>'),
  { name: 'Broken', point: '', gather: () => Promise.resolve({ problem: 'No anchor.' }) },
  asked('Rail', (draft) => void (draft.loads.dead.Nz = 90)),
  asked('Bracket', (draft) => void (draft.standardType = 'JGJ145-2013')),
];

const order = (part: Partial<ProjectOrder> = {}): ProjectOrder => ({
  project: { ...DEFAULT_DESIGN.project, project: 'Bridge', company: 'Office', checker: 'Chen' },
  designs: DESIGNS,
  depth: 'simple',
  language: 'en',
  translate: translators.get('en')!,
  now: new Date('2026-03-02T10:00:00'),
  appVersion: '1.0.0',
  disclaimer: 'As agreed.',
  template: (file) => Promise.resolve(readFileSync(join(TEMPLATES, file))),
  listTables: () => [],
  ...part,
});

async function made(part: Partial<ProjectOrder> = {}): Promise<Uint8Array> {
  const end = await projectReport(order(part));
  if (end.kind !== 'done') throw new Error(end.kind);
  return end.word;
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);

describe('project report', () => {
  it('a project report has the approved text: verdicts, anchors to buy and every design under its name', async () => {
    await expect(`${printedText(await made())}\n`).toMatchFileSnapshot('../approved/project-simple-en.txt');
  });

  it('a node has the outcome of its rows only if the design has the loads of the table', async () => {
    const row = (node: string, Nz: number) => ({ ...NO_LOAD, name: `${node} / LC1`, node, Nz });
    const design = asked('Post', ({ loads }) => void (loads.list = [row('A1', 5), row('A2', 6)]));
    const end = await design.gather();
    if (!('input' in end)) throw new Error(end.problem);
    const { verdict } = end.input;
    const list = listOfOne(verdict)!;
    const outcome = { ...verdict, rows: 1, done: 1, needs: {} };
    const nodes = ['A1', 'A2'].map((node) => ({ ...outcome, node, row: `${node} / LC1` }));
    const input = { ...end.input, list: { ...list, nodes } };
    const table = [row('A1', 5), row('A2', 60), row('A3', 1), row('A4', 1)];
    const found = table.map((one, index) => ({ node: one.node, rows: [one], design: index < 3 ? 0 : null }));
    const reactions = { table: 'hall.csv', revision: 2, day: '2026-03-01', nodes: found };
    const word = await made({
      designs: [{ ...design, gather: () => Promise.resolve({ input }) }],
      reactions,
    });
    const rows = readWord(word).tables.flat();
    const lines = rows.filter(([node]) => /^A\d$/.test(node));
    expect(lines.map(([node, no, , ...state]) => [node, no, ...state].join(' | '))).toEqual([
      'A1 | 1 | Verified for a rigid plate | Concrete edge failure in shear | A1 / LC1 | 21.9 %',
      'A2 | 1 | Its design has other loads than the table | — | — | —',
      'A3 | 1 | Not calculated | — | — | —',
      'A4 | — | Not assigned to a design | — | — | —',
    ]);
  });

  it('the common pages and every design of a project report have their own header, section and page number', async () => {
    const zip = new PizZip(await made());
    const body = zip.file('word/document.xml')!.asText();
    const types = zip.file('[Content_Types].xml')!.asText();
    expect(all(types, /PartName="\/word\/([^"]*header[^"]*)"/g)).toHaveLength(4);
    expect(all(body, /(<w:sectPr)\b/g)).toHaveLength(4);
    expect(all(body, /PAGEREF (\w+)/g)).toHaveLength(3);
  });

  it('a project report prefixes the section numbers of each design with the design number, and prints the signatures only once', async () => {
    const { paragraphs } = readWord(await made({ depth: 'full' }));
    const inputs = ['Inputs', 'Loads and anchor forces', 'Anchor data', 'Calculation'];
    const titles = [...inputs, 'Installation', 'Interpretation of the standard', 'Origin'];
    for (const no of [1, 3, 4])
      for (const [index, title] of titles.entries())
        expect(paragraphs).toContain(`${no}.${index + 1}  ${title}`);
    expect(paragraphs.join('\n')).toContain('The symbols of the anchor data are listed in section 3.3.');
    expect(paragraphs.filter((text) => /^\d {2}(Inputs|Calculation)/.test(text))).toEqual([]);
    expect(paragraphs.filter((text) => text.includes('Signatures'))).toEqual(['Signatures and origin']);
  });

  it.each(LANGUAGES)('a project report in %s passes the check of the Word package', async (language) => {
    expect(packageFaults(await made({ language, depth: 'full' }))).toEqual([]);
    expect(packageFaults(await made({ language }))).toEqual([]);
  });

  it('projectReport reports its progress after each design, and stops when cancelled', async () => {
    const abort = new AbortController();
    const seen: number[] = [];
    const progress = (done: number, count: number) => {
      expect(count).toBe(4);
      seen.push(done);
      if (done === 2) abort.abort();
    };
    expect(await projectReport(order({ progress, signal: abort.signal }))).toEqual({ kind: 'cancelled' });
    expect(seen).toEqual([1, 2]);
  });

  it.each<[string, (xml: string) => string]>([
    ['without section properties at the end of the body', (xml) => xml.replaceAll('w:sectPr', 'w:other')],
    ['with an XML attribute in single quotes', (xml) => xml.replace('w:val="Verdict"', "w:val='Verdict'")],
  ])('projectReport refuses a template %s, because some of its content would be lost', async (_, change) => {
    const template = (file: string) => {
      const zip = new PizZip(readFileSync(join(TEMPLATES, file)));
      const path = 'word/document.xml';
      const text = zip.file(path)!.asText();
      zip.file(path, file.startsWith('project') ? text : change(text));
      return Promise.resolve(zip.generate({ type: 'uint8array' }));
    };
    await expect(projectReport(order({ template }))).rejects.toThrow('not as Word writes it');
  });

  it('projectReport names a missing template file, and calculates no design without the template of the first pages', async () => {
    const without = (missing: RegExp) => (file: string) =>
      Promise.resolve(missing.test(file) ? null : new Uint8Array(readFileSync(join(TEMPLATES, file))));
    const end = await projectReport(order({ template: without(/simple/) }));
    expect(end).toEqual({ kind: 'noTemplate', file: 'en1992-4-simple-en.docx' });
    const gather = vi.fn(DESIGNS[0].gather);
    const designs = [{ ...DESIGNS[0], gather }];
    const early = await projectReport(order({ template: without(/project/), designs }));
    expect(early).toEqual({ kind: 'noTemplate', file: 'project-en.docx' });
    expect(gather).not.toHaveBeenCalled();
  });
});
