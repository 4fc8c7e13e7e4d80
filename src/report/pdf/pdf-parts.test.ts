import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fittingWidths, partPlaces, sizedSvg } from '@/report/pdf/content/paragraph-lines';
import { splitByFont } from '@/report/pdf/fonts';
import type { Letters } from '@/report/pdf/math/character-fonts';
import { LayoutBuilder, PDFDocument, Renderer, tableLayouts } from '@/report/pdf/pdfmake-classes';

const stops = [
  { position: 200, alignment: 'center' },
  { position: 400, alignment: 'right' },
] as const;
const line = { from: 0, to: 400, stops, alignment: 'left' } as const;
const starts = (widths: number[], more = {}) => partPlaces(widths, { ...line, ...more }).map(({ x }) => x);

it('pieces of text follow the alignment of their tab stops, here centred and right-aligned', () => {
  expect(starts([50, 60, 70])).toEqual([0, 170, 330]);
});

it('a piece of text skips a tab stop that the previous piece has passed', () => {
  expect(starts([250, 70])).toEqual([0, 330]);
});

it('without defined tab stops, pieces of text use the default stops', () => {
  expect(starts([40, 10], { stops: [] })).toEqual([0, 72]);
});

it('pieces of text move to the left of their tab stops if the line would otherwise be too long', () => {
  expect(starts([250, 70, 60])).toEqual([0, 270, 340]);
});

it('the first piece of text starts at the hanging indent, and the next piece at the left edge of the paragraph', () => {
  expect(starts([5, 100], { from: -12, stops: [{ position: 0, alignment: 'left' }] })).toEqual([-12, 0]);
});

it('partPlaces aligns a line without tabs like its paragraph', () => {
  expect(starts([100], { alignment: 'center' })).toEqual([150]);
  expect(starts([100], { alignment: 'right' })).toEqual([300]);
});

it('fittingWidths reduces the widest items first if they do not fit into the available width', () => {
  expect(fittingWidths([50, 300, 200], 350)).toEqual([50, 150, 150]);
  expect(fittingWidths([50, 100], 350)).toEqual([50, 100]);
});

/**
 * Guards against unreviewed pdfmake upgrades: pdfmake's internal files are not a public interface and may
 * change in any version.
 */
/**
 * Version whose source was reviewed line by line and whose output was compared with that of the previous
 * version.
 */
const READ_IN = '0.3.11';

it('the installed pdfmake version is the version whose internal files were reviewed', () => {
  const text = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  expect(text('node_modules/pdfmake/package.json').version).toBe(READ_IN);
  expect(text('package.json').devDependencies).toHaveProperty('pdfmake', READ_IN);
});

it.each([
  ['LayoutBuilder', LayoutBuilder, 'buildNextLine processRow layoutDocument registerTableLayouts'],
  ['Renderer', Renderer, 'renderPages renderLine renderImage renderSVG renderVector'],
  ['PDFDocument', PDFDocument, 'provideImage font openImage struct markStructureContent'],
])('the pdfmake class %s has the methods that we override or call', (_, { prototype }, names) => {
  const known = prototype as Readonly<Record<string, unknown>>;
  expect(names.split(' ').filter((name) => typeof known[name] !== 'function')).toEqual([]);
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
  expect(taking.toSorted()).toEqual([
    'src/report/pdf/pdfmake-classes.ts',
    'src/report/pdf/untyped-packages.d.ts',
  ]);
});

/** Tests the preparation of SVG drawings for the PDF. */
const split = (text: string, italic: boolean) =>
  italic ? [{ text, font: 'math', width: 1 }] : splitByFont(text).map((part) => ({ ...part, width: 1 }));
const LETTERS: Letters = {
  shown: (text) => text.replaceAll('𠮷', '□'),
  split,
  written: (text) => split(LETTERS.shown(text), false),
};
const SIZE = { width: 60, height: 30 };
const inPdf = (svg: string) => sizedSvg(svg, SIZE, LETTERS);
const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60">${content}</svg>`;

it('sizedSvg replaces the size and keeps the coordinates of the drawing', () => {
  expect(inPdf(drawing('<path d="M0 0L120 60"/>'))).toMatch(
    /^<svg width="60" height="30" viewBox="0 0 120 60" [^>]*><path d="M0 0L120 60"\/><\/svg>$/,
  );
  const scaled = '<svg xmlns="http://www.w3.org/2000/svg" width="9in" height="3in" viewBox="0 0 9 3"/>';
  expect(inPdf(scaled)).toContain('width="60" height="30" viewBox="0 0 9 3"');
});

it('sizedSvg sets each piece of text in the font that contains its characters, and italic text in the math font', () => {
  const text = '<text>锚栓 h ≥ <tspan font-style="italic">h</tspan><tspan>ef</tspan>𠮷</text>';
  const fonts = inPdf(drawing(text))?.match(/font-family="[^"]+">[^<]+/g);
  expect(fonts?.map((found) => found.replace(/font-family="([^"]+)">/, '$1: '))).toEqual([
    'text: 锚栓 h ',
    'symbols: ≥',
    'text:  ',
    'math: h',
    'text: ef',
    'symbols: □',
  ]);
});

it('sizedSvg returns undefined for text that is not SVG', () => {
  expect(inPdf('<html/>')).toBeUndefined();
  expect(inPdf('')).toBeUndefined();
});
