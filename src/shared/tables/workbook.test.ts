/**
 * Tests that a workbook follows the schema of its format: strict readers refuse errors that spreadsheet
 * programs repair.
 */
import { DOMParser, type Element } from '@xmldom/xmldom';
import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import { workbookOf } from '@/shared/tables/workbook';

const FILE = new PizZip(
  workbookOf({
    Checks: {
      rows: [
        ['Check', 'Action [kN]', 'Verdict'],
        ['Concrete cone failure in tension', 16.009_312, 'satisfied'],
        ['Concrete edge failure', null, '满足要求'],
      ],
      decimals: [null, 3, null],
    },
    Plain: [
      ['a', 'b'],
      ['1', 2e12],
    ],
  }),
);
const part = (path: string): Element =>
  new DOMParser().parseFromString(FILE.file(path)!.asText(), 'text/xml').documentElement!;
const childrenOf = (element: Element): Element[] => Array.from(element.childNodes) as Element[];
const names = (element: Element) => childrenOf(element).map(({ tagName }) => tagName);
const within = (element: Element, name: string): Element =>
  childrenOf(element).find(({ tagName }) => tagName === name)!;
const valueOf = (element: Element, name: string) => element.getAttribute(name);

const styles = part('xl/styles.xml');
const sheet = part('xl/worksheets/sheet1.xml');
const cellXfs = childrenOf(within(styles, 'cellXfs'));

it('the workbook writes its style lists in the order required by the schema, and states the number of items in each list', () => {
  expect(names(styles).join()).toBe('numFmts,fonts,fills,borders,cellStyleXfs,cellXfs,cellStyles');
  for (const list of childrenOf(styles))
    expect(valueOf(list, 'count'), list.tagName).toBe(String(childrenOf(list).length));
});

it('each fill in the workbook has a pattern, and each border has all its sides', () => {
  expect(childrenOf(within(styles, 'fills')).map(names)).toEqual([['patternFill'], ['patternFill']]);
  expect(childrenOf(within(styles, 'borders')).map(names)).toEqual([
    ['left', 'right', 'top', 'bottom', 'diagonal'],
  ]);
});

it('cell formats in the workbook refer only to existing number formats, fonts, fills and borders', () => {
  const count = (list: string) => childrenOf(within(styles, list)).length;
  const formats = childrenOf(within(styles, 'numFmts')).map((format) => valueOf(format, 'numFmtId'));
  for (const xf of cellXfs) {
    expect(['0', '1', '49', ...formats]).toContain(valueOf(xf, 'numFmtId'));
    expect(Number(valueOf(xf, 'fontId'))).toBeLessThan(count('fonts'));
    expect(Number(valueOf(xf, 'fillId'))).toBeLessThan(count('fills'));
    expect(Number(valueOf(xf, 'borderId'))).toBeLessThan(count('borders'));
  }
});

it('the workbook makes each column at least as wide as its longest string, and writes the column widths before the rows', () => {
  expect(names(sheet)).toEqual(['sheetViews', 'cols', 'sheetData']);
  const widths = childrenOf(within(sheet, 'cols')).map((column) => Number(valueOf(column, 'width')));
  expect(widths[0]).toBeGreaterThanOrEqual('Concrete cone failure in tension'.length);
  expect(widths[1]).toBeGreaterThanOrEqual('Action [kN]'.length);
  // The column contains Chinese characters, which are twice as wide as Latin letters.
  expect(widths[2]).toBeGreaterThanOrEqual(8);
});

it('the workbook formats a number with the number of decimals set for the column, and stores the full precision', () => {
  const [, row] = childrenOf(within(sheet, 'sheetData'));
  const number = childrenOf(row)[1];
  expect(number.textContent).toBe('16.009312');
  const format = valueOf(cellXfs[Number(valueOf(number, 's'))], 'numFmtId');
  const code = childrenOf(within(styles, 'numFmts')).find((one) => valueOf(one, 'numFmtId') === format)!;
  expect(valueOf(code, 'formatCode')).toBe('0.000');
});
