import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import { buildFonts } from '@/report/pdf/build-fonts';
import type { Paragraph, Table } from '@/report/pdf/document-model';
import { splitByFont } from '@/report/pdf/fonts';
import { createDirectPdfConverter } from '@/report/pdf/in-process-converter';
import { lettersOf } from '@/report/pdf/math/character-fonts';
import { readDocx } from '@/report/pdf/read-docx';
import { toPdfmake } from '@/report/pdf/to-pdfmake';
import { docx, text } from '@/testing/docx-builder';
import { pdfOf } from '@/testing/pdf-reader';

const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';

function documentOf(body: string) {
  const read = readDocx(docx(body));
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.document;
}

const blocksOf = <Kind extends Paragraph | Table = Paragraph>(body: string) =>
  documentOf(body).sections[0].body as Kind[];

const PLACE =
  '<w:p><w:bookmarkStart w:id="1" w:name="here"/><w:r><w:t>x</w:t></w:r><w:bookmarkEnd w:id="1"/></w:p>';

describe('Word document reader', () => {
  it('the Word reader applies styles, their base styles, and direct properties', () => {
    const [paragraph] = blocksOf(
      '<w:p><w:pPr><w:pStyle w:val="Head"/><w:jc w:val="center"/></w:pPr><w:r><w:t>a</w:t></w:r><w:r><w:rPr><w:b w:val="0"/><w:vertAlign w:val="subscript"/></w:rPr><w:t>b</w:t></w:r></w:p>',
    );
    expect(paragraph.style).toMatchObject({ alignment: 'center', before: 12, keepNext: true });
    expect(paragraph.inlines).toEqual([
      { kind: 'text', text: 'a', style: { size: 16, bold: true, color: '#112233' } },
      { kind: 'text', text: 'b', style: { size: 16, bold: false, color: '#112233', script: 'sub' } },
    ]);
  });

  it('the Word reader reads the widths, spans, header rows and borders of a table', () => {
    const cell = (content: string, extra = '') => `<w:tc><w:tcPr>${extra}</w:tcPr>${text(content)}</w:tc>`;
    const [table] = blocksOf<Table>(
      `<w:tbl><w:tblPr><w:tblBorders><w:insideH w:val="single" w:sz="8" w:color="AABBCC"/></w:tblBorders></w:tblPr>
       <w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="1000"/></w:tblGrid>
       <w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('head', '<w:gridSpan w:val="2"/><w:shd w:fill="EEEEEE"/>')}</w:tr>
       <w:tr>${cell('a')}${cell('b', '<w:vMerge w:val="restart"/>')}</w:tr><w:tr>${cell('c')}${cell('', '<w:vMerge/>')}</w:tr></w:tbl>`,
    );
    const borders = { insideH: { width: 1, color: '#AABBCC' } };
    expect(table).toMatchObject({ columns: [100, 50], headerRows: 1, borders });
    const shown = ({ span, continued }: (typeof table.rows)[0][0]) => `${span} ${continued}`;
    const cells = table.rows.map((row) => row.map(shown).join(', '));
    expect(cells).toEqual(['2 false', '1 false, 1 false', '1 false, 1 true']);
    expect(table.rows[0][0].background).toBe('#EEEEEE');
  });

  it('the Word reader reads equations and reports unknown elements in equations', () => {
    const run = (letter: string) => `<m:r><m:t>${letter}</m:t></m:r>`;
    const fraction = `<m:f><m:num>${run('a')}</m:num><m:den>${run('b')}</m:den></m:f>`;
    const [paragraph] = blocksOf(`<w:p><m:oMath ${M}>${fraction}</m:oMath></w:p>`);
    const letter = (text: string) => ({ kind: 'text', text, italic: true });
    const math = { kind: 'fraction', above: letter('a'), below: letter('b') };
    expect(paragraph.inlines).toMatchObject([{ kind: 'math', math }]);
    const unread = readDocx(docx(`<w:p><m:oMath ${M}><m:limLow/></m:oMath></w:p>`));
    expect(unread).toEqual({ ok: false, unknown: ['m:limLow'] });
  });

  it('the Word reader joins adjacent equations and removes invisible content between them', () => {
    const run = (letter: string, style = '') => `<m:r><m:rPr>${style}</m:rPr><m:t>${letter}</m:t></m:r>`;
    const first = run('a');
    const second = run('', '<m:nor/>') + run('=', '<m:sty m:val="p"/>') + run('b', '<m:nor/>');
    const [paragraph] = blocksOf(
      `<w:p><w:r><w:t>\u200b</w:t></w:r><m:oMath ${M}>${first}</m:oMath><m:oMath ${M}>${second}</m:oMath></w:p>`,
    );
    const letter = (text: string, italic: boolean) => ({ kind: 'text', text, italic });
    const items = [letter('a', true), letter('=', false), letter('b', false)];
    expect(paragraph.inlines).toMatchObject([{ kind: 'math', math: { kind: 'row', items } }]);
    expect(paragraph.inlines).toHaveLength(1);
  });

  it('the Word reader returns page number fields as fields, not as their stored numbers', () => {
    const [footer] = documentOf(text('x')).sections[0].footer as Paragraph[];
    const fields = footer.inlines.map((inline) => (inline.kind === 'field' ? inline.field : inline));
    expect(fields).toEqual(['PAGE', 'NUMPAGES']);
  });

  it('the Word reader ends a section at its section properties and gives each section its own page size and footer', () => {
    const format = '<w:p><w:pPr><w:sectPr><w:pgSz w:w="16838" w:h="11906"/></w:sectPr></w:pPr></w:p>';
    const { sections } = documentOf(`${text('a')}${format}${text('b')}`);
    expect(sections.map(({ page }) => page.width > page.height)).toEqual([true, false]);
    expect(sections.map(({ body, footer }) => `${body.length} ${footer.length}`)).toEqual(['2 0', '1 1']);
  });

  it('the Word reader keeps a number and its unit on one line', () => {
    const read = (content: string) => {
      const [{ inlines }] = blocksOf(text(content));
      return inlines.map((inline) => (inline.kind === 'text' ? inline.text : ''))[0];
    };
    expect(read('h = 35 mm, 2.1 MPa and 4 mmol')).toBe('h = 35\u00a0mm, 2.1\u00a0MPa and 4 mmol');
    expect(read('4 × anchor')).toBe('4 × anchor');
  });

  it('the Word reader reads line spacing given as a multiple or in points', () => {
    const line = (spacing: string) => blocksOf(text('x', `<w:spacing ${spacing}/>`))[0].style.line;
    expect(line('w:line="228" w:lineRule="auto"')).toEqual({ times: 0.95 });
    expect(line('w:line="360"')).toEqual({ times: 1.5 });
    expect(line('w:line="182" w:lineRule="exact"')).toEqual({ points: 9.1 });
    expect(line('w:line="182" w:lineRule="atLeast"')).toBeUndefined();
  });

  it('the Word reader reads hanging and first-line indents', () => {
    const first = (indent: string) => {
      const [{ style }] = blocksOf(text('x', `<w:ind w:left="400" ${indent}/>`));
      return `${style.left} ${style.firstLine}`;
    };
    const found = [first('w:hanging="200"'), first('w:firstLine="100"'), first('')];
    expect(found).toEqual(['20 -10', '20 5', '20 undefined']);
  });

  it('the Word reader reads bookmarks and references to their pages', () => {
    const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const reference = `<w:p>${field('begin')}<w:r><w:instrText> PAGEREF here \\h </w:instrText></w:r>${field('separate')}<w:r><w:t>7</w:t></w:r>${field('end')}</w:p>`;
    const [asking, asked] = blocksOf(reference + PLACE);
    expect(asking.inlines).toEqual([expect.objectContaining({ kind: 'reference', bookmark: 'here' })]);
    expect(asked.bookmark).toBe('here');
  });

  it('the converter keeps links within the document and converts external links to text', async () => {
    const link = (attribute: string) =>
      `<w:p><w:hyperlink ${attribute}><w:r><w:t>go</w:t></w:r></w:hyperlink></w:p>`;
    const body = link('w:anchor="here"') + link('w:history="1"') + PLACE;
    const [inside, outside] = blocksOf(body);
    expect(inside.inlines).toEqual([expect.objectContaining({ text: 'go', link: 'here' })]);
    expect(outside.inlines[0]).toMatchObject({ text: 'go' });
    expect(outside.inlines[0]).not.toHaveProperty('link');
    const written = new TextDecoder('latin1').decode(await pdfOf(docx(body)));
    expect(written.match(/\/Subtype \/Link/g)).toHaveLength(1);
    expect(written).toContain('(here)');
  });

  it('the Word reader reports unknown elements instead of dropping them', () => {
    const read = readDocx(docx('<w:p><w:r><w:object/></w:r></w:p><w:sdt/>'));
    expect(read).toEqual({ ok: false, unknown: ['w:object', 'w:sdt'] });
  });

  it('the Word reader refuses a file that is not a Word document', () => {
    expect(readDocx(new TextEncoder().encode('PK no zip').buffer)).toEqual({ ok: false, reason: 'broken' });
    expect(readDocx(new PizZip().generate({ type: 'arraybuffer' }))).toEqual({ ok: false, reason: 'broken' });
  });
});

it('splitByFont splits text at Greek and mathematical characters, because another font contains them', () => {
  expect(splitByFont('γ_M ≤ 1.5 锚栓')).toEqual([
    { text: 'γ', font: 'symbols' },
    { text: '_M ', font: 'text' },
    { text: '≤', font: 'symbols' },
    { text: ' 1.5 锚栓', font: 'text' },
  ]);
});

it('the fonts contain the characters of personal names: rare and traditional Chinese, accented Latin, Greek and Arabic', async () => {
  const { shown } = lettersOf(await buildFonts());
  for (const name of ['堃喆镕陳', '35\u00a0mm', 'Łukasz Žižek', 'محمد', 'Ἀθηνᾶ'])
    expect(shown(name)).toBe(name);
});

it('lettersOf replaces a character that no font contains with a box', async () =>
  expect(lettersOf(await buildFonts()).shown('김 A\n')).toBe('□ A\n'));

it('a note in the language of the document lists the code points of characters missing from all fonts', async () => {
  const letters = lettersOf(await buildFonts());
  const lastOf = (name: string, language: string) => {
    const [{ section }] = toPdfmake({ ...documentOf(text(name)), language }, letters).content;
    return JSON.stringify(section.at(-1));
  };
  expect(lastOf('김 陳', 'en-GB')).toMatch(/fonts of this PDF lack \(U\+AE40\)/);
  expect(lastOf('김 陳', 'zh-CN')).toMatch(/字体.*U\+AE40/);
  expect(lastOf('堃喆镕陳 محمد ع', 'en-GB')).not.toContain('U+');
});

describe('PDF conversion', () => {
  const pages = (pdf: ArrayBuffer): number =>
    new TextDecoder('latin1').decode(pdf).match(/\/Type \/Page\b/g)?.length ?? 0;

  it('the PDF starts a new page after a page break', async () => {
    const end = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
    const pdf = await pdfOf(docx(text('混凝土锥体破坏 γ ≤ 1') + end + text('end')));
    expect(new TextDecoder('latin1').decode(pdf.slice(0, 5))).toBe('%PDF-');
    expect(pages(pdf)).toBe(2);
  });

  it('a heading and the paragraph below it need a second page after 58 lines, but not after 50 lines', async () => {
    const lines = (n: number): string => Array.from({ length: n }, (_, i) => text(`line ${i}`)).join('');
    const heading = '<w:p><w:pPr><w:pStyle w:val="Head"/></w:pPr><w:r><w:t>Heading</w:t></w:r></w:p>';
    // With more and more lines on the page, at some point only the heading fits below them; the heading then
    // moves to the next page.
    const counts = [50, 58].map(async (n) => pages(await pdfOf(docx(lines(n) + heading + text('after')))));
    expect(await Promise.all(counts)).toEqual([1, 2]);
  });

  it('the converter reports content that it cannot convert', async () => {
    const answer = await createDirectPdfConverter().convert(docx('<w:p><w:r><w:pict/></w:r></w:p>'));
    expect(answer).toMatchObject({ ok: false, failure: { code: 'unknown_content', elements: 'w:pict' } });
  });
});
