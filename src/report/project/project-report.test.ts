// @in-rest
/** Tests a multi-design report in one Word file: its content, and that Word can open the file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { produce } from 'immer';
import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import type { ProjectDesign, ProjectOrder } from '@/report/project/project-order';
import { projectReport } from '@/report/project/project-report';
import { reportInput, resultOf, seedAnchors, translators } from '@/testing/report-cases';
import { packageFaults } from '@/testing/word-package';
import { PLACEHOLDER, readWord } from '@/testing/word-reader';
import { readXml } from '@/testing/xml-reader';
import { LANGUAGES } from '@/text/languages';

const TEMPLATES = join(import.meta.dirname, '../../../templates');
const PNG = new Uint8Array(readFileSync(join(TEMPLATES, 'make/logo.png')));

const designWith = (change: (draft: Design) => void) =>
  produce(DEFAULT_DESIGN, (draft) => {
    Object.assign(draft.loads.dead, { Nz: 9, Vx: 4 });
    // These tests evaluate only a single combination.
    draft.loads.onlyChosen = true;
    change(draft);
  });

function asked(name: string, change: (draft: Design) => void = () => undefined): ProjectDesign {
  const design = designWith(change);
  const [record] = seedAnchors;
  const pictures = {
    areas: [],
    plate: { data: PNG },
    sketch: { data: PNG },
    view: null,
    stress: null,
    anchor: null,
    logo: null,
  };
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
  it('a project report contains a table of verdicts, the anchors to buy and every design under its name', async () => {
    const { tables, paragraphs } = readWord(await made());
    const verdicts = tables.find(([head]) => head[0] === 'No.')!;
    expect(verdicts.slice(1).map((row) => [row[0], row[1], row[4], row[6]])).toEqual([
      ['1', 'Stair <1>\naxis Stair <1>', 'Verified for a rigid plate', '21.9 %'],
      ['2', 'Broken', 'Not calculated', '—'],
      ['3', 'Rail\naxis Rail', 'Not verified', expect.stringContaining('%')],
      ['4', 'Bracket\naxis Bracket', expect.stringContaining('erified'), expect.stringContaining('%')],
    ]);
    const text = paragraphs.join('\n');
    const counts = /\d+ × Not calculated, .*/.exec(text)![0];
    expect(counts).toContain('1 × Not calculated, 1 × Not verified');
    // The summary counts every design, whatever its verdict.
    const counted = all(counts, /(\d+) ×/g).reduce((sum, number) => sum + Number(number), 0);
    expect([counts, counted]).toEqual([expect.stringContaining('Verified for a rigid plate'), 4]);
    const list = tables.find(([head]) => head[0] === 'Quantity' && head[5] === 'Designs')!;
    expect(list[1]).toEqual([
      '12',
      'Demo expansion anchor M12',
      expect.any(String),
      '12 mm × 88 mm',
      '60 Nm',
      '1, 3, 4',
    ]);
    const plates = tables.find(([head]) => head[1] === 'Base plate')!;
    expect(plates.slice(1)).toEqual([['3', '400 × 400 × t (by others) mm; 4 × hole ∅ 14 mm', '1, 3, 4']]);
    const [head, ...limits] = tables.find(([row]) => row[0].startsWith('Reservations'))!;
    expect(head[1]).toBe('Designs');
    const unchecked = limits.filter(([line]) => line.startsWith('Not checked: '));
    expect(unchecked.flatMap(([, designs]) => designs.split(', ')).toSorted()).toEqual(['1', '3', '4']);
    expect(new Set(limits.map(([line]) => line)).size).toBe(limits.length);
    const heads = ['1  Stair <1> · axis Stair <1>', '3  Rail · axis Rail', '4  Bracket · axis Bracket'];
    const places = heads.map((head) => paragraphs.indexOf(head));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).not.toMatch(PLACEHOLDER);
    // The signatures appear only once in the document.
    expect(paragraphs.filter((one) => one.trim() === 'Chen')).toHaveLength(1);
    expect(paragraphs).toContain('As agreed.');
  });

  it('the files of a project report are well-formed, with unique ids and no missing targets', async () => {
    const zip = new PizZip(await made());
    const paths = Object.keys(zip.files).filter((path) => /\.(xml|rels)$/.test(path));
    for (const path of paths) readXml(zip.file(path)!.asText(), path);
    const body = zip.file('word/document.xml')!.asText();
    const unique = (found: string[], atLeast: number) => {
      expect(found.length).toBeGreaterThanOrEqual(atLeast);
      expect(new Set(found).size).toBe(found.length);
    };
    unique(all(body, /<wp:docPr\b[^>]*?\bid="(\d+)"/g), 6);
    unique(all(body, /<w:bookmarkStart\b[^>]*?\bw:id="(\d+)"/g), 3);
    unique(all(body, /<w:bookmarkStart\b[^>]*?\bw:name="(\w+)"/g), 3);
    const types = zip.file('[Content_Types].xml')!.asText();
    unique(all(types, /PartName="([^"]+)"/g), 10);
    for (const rels of paths.filter((path) => path.startsWith('word/_rels/'))) {
      const text = zip.file(rels)!.asText();
      unique(all(text, /\bId="([^"]+)"/g), 0);
      for (const target of all(text, /\bTarget="([^"]+)"/g))
        expect(zip.file(`word/${target}`.replace('word/../', '')), target).not.toBeNull();
      const shown = zip.file(rels.replace('_rels/', '').replace('.rels', ''))!.asText();
      const known = new Set(all(text, /\bId="([^"]+)"/g));
      expect(all(shown, /\br:(?:id|embed)="([^"]+)"/g).filter((id) => !known.has(id))).toEqual([]);
    }
    // The common pages and the three designs each have their own header and footer, all declared in the
    // content types.
    expect(all(types, /PartName="\/word\/([^"]*header[^"]*)"/g)).toHaveLength(4);
    expect(all(body, /(<w:sectPr)\b/g)).toHaveLength(4);
    // Each page number in the table refers to the start of a design.
    const heads = new Set(all(body, /<w:bookmarkStart\b[^>]*?\bw:name="(\w+)"/g));
    expect(all(body, /PAGEREF (\w+)/g).filter((name) => !heads.has(name))).toEqual([]);
    expect(all(body, /PAGEREF (\w+)/g)).toHaveLength(3);
  });

  it('a project report prefixes the section numbers of each design with the design number, and prints the signatures only once', async () => {
    const { paragraphs } = readWord(await made({ depth: 'full' }));
    const titles = [
      'Inputs',
      'Loads and anchor forces',
      'Anchor data',
      'Calculation',
      'Installation',
      'Interpretation of the standard',
      'Origin',
    ];
    for (const no of [1, 3, 4])
      expect(paragraphs).toEqual(
        expect.arrayContaining(titles.map((title, index) => `${no}.${index + 1}  ${title}`)),
      );
    expect(paragraphs).toContain('The symbols of the anchor data are listed in section 3.3.');
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

  it.each([
    [
      'without section properties at the end of the body',
      (xml: string) => xml.replaceAll('w:sectPr', 'w:other'),
    ],
    [
      'with an XML attribute in single quotes',
      (xml: string) => xml.replace('w:val="Verdict"', "w:val='Verdict'"),
    ],
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
    let calculated = 0;
    const { designs } = order({});
    const counted = designs.map((design) => ({
      ...design,
      gather: () => {
        calculated += 1;
        return design.gather();
      },
    }));
    const early = await projectReport(order({ template: without(/project/), designs: counted }));
    expect([early, calculated]).toEqual([{ kind: 'noTemplate', file: 'project-en.docx' }, 0]);
  });
});
