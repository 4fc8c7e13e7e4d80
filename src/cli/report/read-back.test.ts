import readWorkbook from 'read-excel-file/universal';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeReport, TEMPLATES } from '@/cli/report/make-report';
import { NO_LOAD } from '@/design/model/design-state';
import { givenDesign } from '@/testing/given-design';
import { partsOf, pdfOf, readPdf, type ReadPdf } from '@/testing/pdf-reader';
import { seedAnchors } from '@/testing/report-cases';

const record = seedAnchors.find(({ name }) => name === 'Demo expansion anchor M12')!;

const NAMES = { project: '陳家大樓', designer: '堃喆镕', company: 'محمد & Łukasz' };

const design = givenDesign({ Nz: 9, Vx: 4 }, (draft) => {
  draft.anchor.chosen['EN1992-4'] = { id: String(record.id), name: record.name };
  Object.assign(draft.project, NAMES);
  draft.loads.list = Array.from({ length: 12 }, (_, at) => ({ ...NO_LOAD, name: `LC${at + 1}`, Nz: at + 1 }));
});

async function report(): Promise<ReadPdf> {
  const made = await makeReport({
    design,
    record,
    recordReadAt: new Date('2026-03-01T08:00:00'),
    depth: 'full',
    language: 'cn',
    view: null,
    logo: null,
    templates: TEMPLATES,
    now: new Date('2026-03-02T10:00:00'),
    forPdf: true,
  });
  if (!made.ok) throw new Error(made.messages.join());
  return readPdf(await pdfOf(made.word.buffer));
}

describe('PDF report', () => {
  let read: ReadPdf;
  beforeAll(async () => {
    read = await report();
  }, 60_000);

  const parts = () => read.pages.flatMap(({ structure }) => structure);
  const textsOf = (role: string) => partsOf(parts(), role).map(({ text }) => text.trim());

  it('the PDF report states its language and title and has a bookmark for each first-level heading', () => {
    expect(read.language).toBe('zh-CN');
    expect(read.title).toContain(NAMES.project);
    const headings = textsOf('H1').filter((text) => text !== '');
    const withoutSpaces = (texts: string[]) => texts.map((text) => text.replace(/\s/g, ''));
    expect(withoutSpaces(headings)).toEqual(withoutSpaces(read.bookmarks));
    // Headings of the verdict and of the seven sections.
    expect(headings).toHaveLength(8);
    expect(read.bookmarks[0]).toMatch(/^[✓▲]/);
  });

  it('the PDF report contains Chinese and Polish names with rare characters as entered, in reading order', () => {
    const cells = textsOf('TD').join('|');
    // The Arabic part is not compared: PDF readers may return other forms of its letters.
    const placed = [NAMES.project, 'Łukasz', NAMES.designer].map((name) => cells.indexOf(name));
    expect(placed).not.toContain(-1);
    expect(placed).toEqual(placed.toSorted((one, other) => one - other));
  });

  it('the PDF report contains alternative text for images and formulas, and marks table headers', () => {
    const pictures = partsOf(parts(), 'Figure');
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.map(({ alt }) => alt ?? '')).not.toContain('');
    const formulas = partsOf(parts(), 'Formula');
    expect(formulas.length).toBeGreaterThan(50);
    expect(formulas.filter(({ alt = '' }) => alt.trim() === '')).toEqual([]);
    expect(textsOf('TH')).toContain('利用率');
  });

  it('only headers, footers and repeated table headers are outside the PDF structure', () => {
    const fixed = `锚栓设计软件 演示数据：不得用于设计 ${NAMES.project} · 2026-03-02 EN 1992-4:2018 · 输入数据指纹`;
    read.pages.forEach(({ decoration }, index, { length }) => {
      const withoutTableHeader = decoration.trim().replace('公式 = 代入数值 计算值 条款 ', '');
      const text = withoutTableHeader.replace(/ [0-9a-f]{16} /, ' ');
      expect(text).toBe(`${fixed} 第 ${index + 1} 页，共 ${length} 页`);
    });
  });

  it('the PDF report contains all load list rows in an attached workbook, which page 1 mentions', async () => {
    const name = 'load-list.xlsx';
    expect(read.pages[0].text).toContain(name);
    const sheets = await readWorkbook(Uint8Array.from(read.files[name]).buffer);
    const { data } = sheets.find(({ sheet }) => sheet === '荷载表')!;
    const names = design.loads.list.map((row) => row.name);
    expect(data.slice(1).map(([row]) => row)).toEqual(expect.arrayContaining(names));
    expect(data).toHaveLength(1 + names.length);
    // Every row must have a utilisation.
    expect(data.slice(1).every((row) => typeof row[8] === 'number')).toBe(true);
  });
});
