/** Tests the heights of table rows in the PDF, and rows that stay on the same page as the next row. */
import { expect, it } from 'vitest';
import { cell, docx, row as rowWith, table as tableOf, text } from '@/testing/docx-builder';
import { drawnTexts, pdfOf } from '@/testing/pdf-reader';

/** Returns the pieces of text on each page with the positions of their baselines, pt. */
async function pagesOf(body: string) {
  const pages = await drawnTexts(await pdfOf(docx(body)));
  return pages.map((page) => new Map(page.map((one) => [one.text, one.y])));
}

const KEEP = '<w:keepNext/>';
const row = (cells: string, properties = '') => rowWith(cells, `<w:cantSplit/>${properties}`);
const table = (...rows: string[]) => tableOf(rows.join(''));

/** 48 lines of 12 pt, which leave about 120 pt of the 698 pt page height. */
const FILLED = Array.from({ length: 48 }, (_, i) => text(`filler${i}`)).join('');
const HIGH = '<w:trHeight w:val="680" w:hRule="atLeast"/>';

const names = ['designed', 'checked', 'approved'];
/** Signature table; below the header, the last column is one merged cell. */
const signed = table(
  row(cell('name', KEEP) + cell('stamp', KEEP)),
  ...names.map((name, i) => {
    const stamp = i === 0 ? cell('', KEEP, '<w:vMerge w:val="restart"/>') : cell('', '', '<w:vMerge/>');
    return row(cell(name, KEEP) + stamp, HIGH);
  }),
);

it('the PDF draws a row at the height set in Word, or taller if its content needs more space', async () => {
  const lines = text('one') + text('two') + text('three') + text('four');
  const high = row(`<w:tc><w:tcPr/>${lines}</w:tc>${cell('')}`, HIGH);
  const rows = [row(cell('first') + cell(''), HIGH), high, row(cell('last') + cell(''))];
  const [page] = await pagesOf(table(...rows));
  expect(page.get('one')! - page.get('first')!).toBeCloseTo(34, 0);
  expect(page.get('last')! - page.get('one')!).toBeCloseTo(4 * 12, 0);
});

it('the PDF keeps signature rows on the same page as the lines below them', async () => {
  const pages = await pagesOf(`${FILLED}${signed}${text('origin', KEEP)}${text('disclaimer')}`);
  expect(pages).toHaveLength(2);
  for (const one of ['name', ...names, 'origin', 'disclaimer']) expect(pages[1].has(one)).toBe(true);
});

it('the PDF moves the line above signature rows to the next page if the line must stay with these rows', async () => {
  const pages = await pagesOf(`${FILLED}${text('reading', KEEP)}${signed}${text('origin')}`);
  for (const one of ['reading', 'name', ...names, 'origin']) expect(pages[1].has(one)).toBe(true);
  expect(pages[0].has('filler47')).toBe(true);
});

it('the PDF breaks a table between rows that need not stay together', async () => {
  const loose = table(...Array.from({ length: 12 }, (_, i) => row(cell(`row${i}`) + cell(''), HIGH)));
  const pages = await pagesOf(FILLED + loose);
  expect(pages[0].has('row0')).toBe(true);
  expect(pages[1].has('row11')).toBe(true);
});

it.each([2, 3])(
  'the PDF moves the last %d rows of a table, which must stay together, to the next page',
  async (kept) => {
    const head = row(cell('head', KEEP) + cell(''), '<w:tblHeader/>');
    const all = ['first', 'second', 'third', 'last'];
    const rows = all.map((name, index) => {
      const keep = index >= all.length - kept && name !== 'last' ? KEEP : '';
      return row(cell(name, keep) + cell('', keep), HIGH);
    });
    const [before, after] = await pagesOf(FILLED.slice(text('filler0').length) + table(head, ...rows));
    expect(all.filter((name) => before.has(name))).toEqual(all.slice(0, -kept));
    expect(all.filter((name) => after.has(name))).toEqual(all.slice(-kept));
    expect(after.has('head')).toBe(true);
  },
);
