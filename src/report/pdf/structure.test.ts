/** Tests the structure tree of a PDF by reading it as an external program would. */
import { describe, expect, it } from 'vitest';
import { cell, docx, picture, row, table, text } from '@/testing/docx-builder';
import { partsOf, pdfOf, readPdf, type ReadPart } from '@/testing/pdf-reader';

const converted = (body: string) => pdfOf(docx(body));
const written = (pdf: ArrayBuffer) => new TextDecoder('latin1').decode(pdf);

async function read(body: string) {
  const { pages } = await readPdf(await converted(body));
  return pages.map(({ structure, decoration }) => ({
    decoration: decoration.trim(),
    parts: structure.flatMap(({ role, parts }) => (role === 'Document' ? parts : [])),
  }));
}

const shown = ({ role, text, alt, parts }: ReadPart): unknown =>
  parts.length > 0 ? [role, ...parts.map(shown)] : `${role} ${alt ?? text.trim()}`.trim();

const heading = (level: number, content: string) => text(content, `<w:outlineLvl w:val="${level}"/>`);

describe('PDF structure tree', () => {
  it('the structure tree contains headings, paragraphs and images in the order of the document', async () => {
    const first = heading(0, 'One') + text('a 锚栓 b') + picture('A plan');
    const rest = heading(1, 'Two') + picture('') + text('') + text('c');
    const [{ parts, decoration }] = await read(first + rest);
    // An image without alternative text is decoration, and so is an empty line.
    expect(parts.map(shown)).toEqual(['H1 One', 'P a 锚栓 b', 'Figure A plan', 'H2 Two', 'P c']);
    expect(decoration).toBe('11');
  });

  it('the structure tree contains the cells of a table in reading order, and the cells of a repeated header row only once', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => row(cell(`${i}`) + cell(`b${i}`)));
    const head = row(cell('head') + cell('column'), '<w:tblHeader/>');
    const [first, second] = await read(table(head + rows.join('')));
    expect(partsOf(first.parts, 'TH').map(shown)).toEqual(['TH head', 'TH column']);
    expect(partsOf(second.parts, 'TH').map(({ text }) => text)).toEqual(['', '']);
    expect(second.decoration).toBe('head column 22');
    const cells = [...partsOf(first.parts, 'TD'), ...partsOf(second.parts, 'TD')];
    const texts = cells.flatMap(({ text }) => text.trim() || []);
    expect(texts).toEqual(Array.from({ length: 60 }, (_, i) => [`${i}`, `b${i}`]).flat());
  });

  it('the structure tree contains equations with their text for screen readers', async () => {
    const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
    const run = (letter: string) => `<m:r><m:t>${letter}</m:t></m:r>`;
    const script = `<m:sSub><m:e>${run('N')}</m:e><m:sub>${run('Rk')}</m:sub></m:sSub>`;
    const fraction = `<m:f><m:num>${script}</m:num><m:den>${run('γ')}${run('+')}${run('1')}</m:den></m:f>`;
    const equation = `<w:p><m:oMath ${M}>${run('N')}${run('=')}${fraction}</m:oMath></w:p>`;
    const pdf = await converted(equation + table(row(cell('a') + cell('b'))));
    const actual =
      /\/S \/Formula\s[\s\S]*?\/ActualText \(([^)]*(?:\\\)[^)]*)*)\)/.exec(written(pdf))?.[1] ?? '';
    expect(actual.replaceAll('\u0000', '')).toContain('N = N_Rk / ');
    const { pages } = await readPdf(pdf);
    expect(pages[0].structure[0].parts.map(({ role }) => role)).toEqual(['Formula', 'Table']);
  });

  it('the structure tree states how many columns and rows a cell spans', async () => {
    const wide = row(cell('wide', '', '<w:gridSpan w:val="2"/>'));
    const high = row(cell('high', '', '<w:vMerge w:val="restart"/>') + cell('a'));
    const rows = wide + high + row(cell('', '', '<w:vMerge/>') + cell('b'));
    const pdf = written(await converted(table(rows)));
    expect(pdf.match(/\/O \/Table\n\/(ColSpan|RowSpan) 2/g)).toHaveLength(2);
  });
});
