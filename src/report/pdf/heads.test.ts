/**
 * Tests page headers and footers as companies use them: with wide logos, lines of text and floating images.
 */
import { encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { docx } from '@/testing/docx-builder';
import { drawnPictures, drawnTexts, pdfOf, type DrawnText } from '@/testing/pdf-reader';

/** Points per millimetre. */
const MM = 72 / 25.4;
const PAGE = { width: 595.3, left: 50, right: 50, top: 60, head: 30 };
const ROOM = PAGE.width - PAGE.left - PAGE.right;
const EMU_PER_MM = 36000;
const LOGO = { width: 60 * MM, height: 12 * MM };

const png = (width: number, height: number) =>
  encode({ width, height, data: new Uint8Array(3 * width * height).fill(99), channels: 3, depth: 8 });

const extent = (width: number, height: number) =>
  `<wp:extent cx="${width * EMU_PER_MM}" cy="${height * EMU_PER_MM}"/>`;

/** Returns an inline logo; `width` and `height` in mm. */
const logo = (width = 60, height = 12, relation = 'logo') =>
  `<w:r><w:drawing><wp:inline>${extent(width, height)}<a:blip r:embed="${relation}"/></wp:inline></w:drawing></w:r>`;

interface Floating {
  horizontal: string;
  vertical: string;
  wrap: string;
  size?: readonly [width: number, height: number];
  isBehind?: boolean;
}

const floating = ({ horizontal, vertical, wrap, size = [60, 12], isBehind = false }: Floating) =>
  `<w:r><w:drawing><wp:anchor behindDoc="${isBehind ? 1 : 0}" distL="0" distR="0">${horizontal}${vertical}
   ${extent(...size)}<wp:${wrap}/><a:blip r:embed="logo"/></wp:anchor></w:drawing></w:r>`;

const across = (from: string, place: string) =>
  `<wp:positionH relativeFrom="${from}">${place}</wp:positionH>`;
const down = (from: string, place: string) => `<wp:positionV relativeFrom="${from}">${place}</wp:positionV>`;
const offset = (mm: number) => `<wp:posOffset>${mm * EMU_PER_MM}</wp:posOffset>`;
const align = (side: string) => `<wp:align>${side}</wp:align>`;

const words = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
const TAB = '<w:r><w:tab/></w:r>';
const RIGHT_STOP = `<w:pPr><w:tabs><w:tab w:val="right" w:pos="${20 * ROOM}"/></w:tabs></w:pPr>`;

const MARGINS = `<w:pgMar w:top="${20 * PAGE.top}" w:bottom="1000" w:left="1000" w:right="1000" w:header="${20 * PAGE.head}" w:footer="600"/>`;

/** Returns the texts and images that the PDF of a document with this page header draws. */
async function drawn(head: string, { body = paragraph(words('BODY')), foot = '' } = {}) {
  const pictures = { logo: png(50, 10), plan: png(20, 20) };
  const pdf = await pdfOf(docx(body, { head, foot, margins: MARGINS, pictures }));
  const [texts] = await drawnTexts(pdf);
  return { texts, pictures: await drawnPictures(pdf) };
}

const textAt = (texts: readonly DrawnText[], start: string) => {
  const found = texts.find(({ text }) => text.trim().startsWith(start));
  if (!found) throw new Error(`${start} is not there`);
  return found;
};

const LETTERS = 11;

describe('logo in a page header', () => {
  it('a logo in a page header shares a line with its text, keeps its aspect ratio, and moves the body down', async () => {
    const head =
      paragraph(RIGHT_STOP, logo(60, 30), words('Company'), TAB, words('Project')) + paragraph(words('Mark'));
    const { texts, pictures } = await drawn(head);
    const [{ x, y, width, height }] = pictures;
    expect([x, y, width, height].map(Math.round)).toEqual([50, 30, 170, 85]);
    const [company, project] = ['Company', 'Project'].map((text) => textAt(texts, text));
    expect(company.x).toBeGreaterThan(x + width);
    expect(company.y).toBeCloseTo(project.y, 0);
    expect(Math.abs(company.y - (y + height))).toBeLessThan(3);
    expect(project.x).toBeGreaterThan(PAGE.width - PAGE.right - 45);
    expect(textAt(texts, 'Mark').y).toBeGreaterThan(y + height);
    expect(textAt(texts, 'BODY').y).toBeGreaterThan(textAt(texts, 'Mark').y + LETTERS);
  });

  it('a header that fits into the margin does not move the body', async () => {
    const y = async (head: string) => textAt((await drawn(head)).texts, 'BODY').y;
    expect(await y(paragraph(words('a')))).toBeCloseTo(await y(''), 1);
  });

  it('a logo that is too wide shrinks to the available width, and the text moves below the logo', async () => {
    const { texts, pictures } = await drawn(paragraph(logo(200, 40), words('Company')));
    expect(pictures[0].width).toBeCloseTo(ROOM, 0);
    expect(pictures[0].width / pictures[0].height).toBeCloseTo(5, 2);
    expect(textAt(texts, 'Company').x).toBeLessThan(PAGE.left + 1);
    expect(textAt(texts, 'Company').y).toBeGreaterThan(pictures[0].y + pictures[0].height);
  });

  it('a logo in a page header remains within its table cell', async () => {
    const cell = (content: string) => `<w:tc><w:tcPr/>${content}</w:tc>`;
    const table = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="6000"/></w:tblGrid>
      <w:tr>${cell(paragraph(logo()))}${cell(paragraph(words('Company')))}</w:tr></w:tbl>`;
    const { texts, pictures } = await drawn(table);
    expect(pictures[0].x + pictures[0].width).toBeLessThan(PAGE.left + 100);
    expect(pictures[0].width / pictures[0].height).toBeCloseTo(5, 2);
    expect(textAt(texts, 'Company').x).toBeGreaterThan(PAGE.left + 100);
  });

  it('a logo aligned to the right ends at the right margin', async () => {
    const { texts, pictures } = await drawn(paragraph(RIGHT_STOP, words('Company'), TAB, logo()));
    expect(pictures[0].x + pictures[0].width).toBeCloseTo(PAGE.width - PAGE.right, 0);
    expect(textAt(texts, 'Company').x).toBeLessThan(PAGE.left + 1);
  });

  it('the PDF shows the logo in the header and the image in the body, each from its own file and in its own size', async () => {
    const body = paragraph(logo(20, 20, 'plan'));
    const { pictures } = await drawn(paragraph(logo()), { body });
    const sizes = pictures.map(({ pixels, width }) => `${pixels} px on ${Math.round(width)} pt`);
    expect(sizes).toEqual(['20 px on 57 pt', '50 px on 170 pt']);
  });
});

describe('floating logo in a page header', () => {
  const place = { vertical: down('page', offset(8)), wrap: 'wrapSquare' };

  it('text wraps beside a floating logo in a page header, and the body begins below the logo', async () => {
    const picture = floating({ ...place, horizontal: across('margin', align('right')), size: [60, 24] });
    const long = 'A company with a name that is as long as its line, and longer than what is left of it';
    const { texts, pictures } = await drawn(paragraph(picture, words(long)));
    const [{ x, y, width, height }] = pictures;
    expect(x + width).toBeCloseTo(PAGE.width - PAGE.right, 0);
    expect(y).toBeCloseTo(8 * MM, 0);
    expect(width / height).toBeCloseTo(2.5, 2);
    const lines = texts.filter(({ text }) => !text.startsWith('BODY'));
    expect(new Set(lines.map((line) => line.y)).size).toBeGreaterThan(1);
    expect(Math.max(...lines.map((line) => line.x))).toBeLessThan(x);
    expect(textAt(texts, 'BODY').y - LETTERS).toBeGreaterThan(y + height - 1);
  });

  it('text appears to the right of a floating logo at the left margin', async () => {
    const corner = { horizontal: across('column', offset(0)), vertical: down('paragraph', offset(0)) };
    const picture = floating({ ...corner, wrap: 'wrapTight' });
    const { texts, pictures } = await drawn(paragraph(picture, words('Company')));
    expect([pictures[0].x, pictures[0].y].map(Math.round)).toEqual([PAGE.left, PAGE.head]);
    expect(textAt(texts, 'Company').x).toBeGreaterThan(PAGE.left + LOGO.width - 1);
  });

  it('text appears below a floating logo if the text may not wrap beside the logo', async () => {
    const horizontal = across('margin', align('center'));
    const picture = floating({ ...place, horizontal, wrap: 'wrapTopAndBottom' });
    const { texts, pictures } = await drawn(paragraph(picture, words('Company')));
    expect(pictures[0].x + pictures[0].width / 2).toBeCloseTo(PAGE.width / 2, 0);
    expect(textAt(texts, 'Company').y - LETTERS).toBeGreaterThan(pictures[0].y + LOGO.height - 1);
  });

  it('a full-page image behind the text does not move the body', async () => {
    const corner = { horizontal: across('page', offset(0)), vertical: down('page', offset(0)) };
    const paper = floating({ ...corner, wrap: 'wrapNone', size: [210, 297], isBehind: true });
    const body = paragraph(logo(20, 20, 'plan')) + paragraph(words('BODY'));
    const [plain, papered] = await Promise.all(
      ['', paper].map((head) => drawn(paragraph(head, words('Company')), { body })),
    );
    expect(papered.pictures.map(({ pixels }) => pixels)).toEqual([50, 20]);
    expect(textAt(papered.texts, 'BODY').y).toBeCloseTo(textAt(plain.texts, 'BODY').y, 1);
  });

  it('a floating image in the body becomes an inline image', async () => {
    const logo = floating({ ...place, horizontal: across('column', offset(0)) });
    const body = paragraph(logo.replace('"logo"', '"plan"'));
    const { pictures } = await drawn('', { body });
    expect(pictures.map(({ pixels, x }) => [pixels, Math.round(x)])).toEqual([[20, PAGE.left]]);
  });
});

it('the body leaves space for a multi-line footer', async () => {
  const foot = Array.from({ length: 6 }, (_, i) => paragraph(words(`foot ${i}`))).join('');
  const body = Array.from({ length: 60 }, (_, i) => paragraph(words(`line ${i}`))).join('');
  const { texts } = await drawn('', { body, foot });
  const last = Math.max(...texts.filter(({ text }) => text.startsWith('line')).map(({ y }) => y));
  expect(texts.filter(({ text }) => text.startsWith('foot'))).toHaveLength(6);
  expect(textAt(texts, 'foot 0').y).toBeGreaterThan(last + LETTERS - 1);
});
