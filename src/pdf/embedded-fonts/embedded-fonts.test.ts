/** Tests embedding fonts: from the font files in a Word document to the fonts and text in the PDF. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import { faceOf } from '@/pdf/embedded-fonts/face';
import { createDirectPdfConverter } from '@/pdf/in-process-converter';
import { readDocx } from '@/pdf/read-docx';
import { tablesOf } from '@/pdf/sfnt';
import { TrueType } from '@/pdf/true-type';
import { withFonts, type FontFiles } from '@/testing/embedded-fonts';
import { drawnTexts } from '@/testing/pdf-letters';

const require = createRequire(import.meta.url);
const fontFile = (name: string) =>
  new Uint8Array(readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));

const SERIF = fontFile('DejaVuSerif');
const SERIF_BOLD = fontFile('DejaVuSerif-Bold');
const ITALIC = fontFile('DejaVuSerif-Italic');
const SANS = fontFile('DejaVuSansMono');

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const M = 'http://schemas.openxmlformats.org/officeDocument/2006/math';
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';

type Parts = Readonly<Record<string, string>>;

function docx(body: string, fonts: Readonly<Record<string, FontFiles>>, parts: Parts = {}): ArrayBuffer {
  const zip = new PizZip();
  zip.file('word/document.xml', `<w:document ${W}><w:body>${body}</w:body></w:document>`);
  for (const [path, text] of Object.entries(parts)) zip.file(path, text);
  return Uint8Array.from(withFonts(zip.generate({ type: 'uint8array' }), fonts)).buffer;
}

const named = (font: string) => `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>`;
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;

const converter = createDirectPdfConverter();

async function converted(document: ArrayBuffer) {
  const answer = await converter.convert(document);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return drawnTexts(answer.value);
}

/** Returns each piece of text in the PDF with the name of its font. */
async function written(document: ArrayBuffer): Promise<string[]> {
  const pages = await converted(document);
  return pages.flat().map(({ font, text }) => `${font}: ${text.trim()}`);
}

const HOUSE = { House: { Regular: SERIF, Bold: SERIF_BOLD, Italic: ITALIC } };

describe('font embedded in a Word document', () => {
  it('text uses the embedded font that its run names, including the bold and italic files', async () => {
    const body = paragraph(
      run('a', named('House')),
      run('b', `${named('house')}<w:b/>`),
      run('c', `${named('House')}<w:i/>`),
      run('d', named('Other')),
      run('e'),
    );
    expect(await written(docx(body, HOUSE))).toEqual([
      'DejaVuSerif: a',
      'DejaVuSerif-Bold: b',
      'DejaVuSerif-Italic: c',
      'NotoSansSCThin-Regular: de',
    ]);
  }, 30_000);

  it('without a bold file, bold text uses our own font; without an italic file, italic text is upright', async () => {
    const body = paragraph(
      run('a', `${named('House')}<w:b/>`),
      run('b', `${named('House')}<w:i/>`),
      run('c', `${named('House')}<w:b/><w:i/>`),
    );
    expect(await written(docx(body, { House: { Regular: SERIF } }))).toEqual([
      'NotoSansSCThin-Bold: a',
      'DejaVuSerif: b',
      'NotoSansSCThin-Bold: c',
    ]);
  }, 30_000);

  it('a run finds its font through styles, defaults and the theme, separately for each class of characters', async () => {
    const styles = `<w:styles ${W}>
      <w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi"
        w:eastAsiaTheme="minorEastAsia"/></w:rPr></w:rPrDefault></w:docDefaults>
      <w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:rFonts w:ascii="Second"/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="Own"><w:basedOn w:val="Base"/></w:style></w:styles>`;
    const theme = `<a:theme ${A}><a:themeElements><a:fontScheme><a:majorFont/><a:minorFont><a:latin typeface="House"/>
      <a:ea typeface=""/><a:font script="Hans" typeface="Second"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>`;
    const settings = `<w:settings ${W}><w:themeFontLang w:eastAsia="zh-CN"/></w:settings>`;
    const body = paragraph(run('a é 。')) + paragraph('<w:pPr><w:pStyle w:val="Own"/></w:pPr>', run('b é'));
    const fonts = { ...HOUSE, Second: { Regular: SANS } };
    const parts = {
      'word/styles.xml': styles,
      'word/theme/theme1.xml': theme,
      'word/settings.xml': settings,
    };
    // The full stop is an East Asian character, which DejaVu Sans Mono does not contain.
    expect(await written(docx(body, fonts, parts))).toEqual([
      'DejaVuSerif: a é',
      'NotoSansSCThin-Regular: 。',
      'DejaVuSansMono: b',
      'DejaVuSerif: é',
    ]);
    const document = readDocx(docx(paragraph(run('。')), fonts, parts));
    expect(document).toMatchObject({
      document: { sections: [{ body: [{ inlines: [{ style: { eastAsiaFont: 'Second' } }] }] }] },
    });
  }, 30_000);

  it('the font hint of a run determines whether its quotation marks are East Asian', () => {
    const style = (hint: string) => {
      const body = paragraph(run('“', `<w:rFonts w:hint="${hint}" w:hAnsi="A" w:eastAsia="B"/>`));
      const document = readDocx(docx(body, {}));
      return document.ok && document.document.sections[0].body[0];
    };
    expect(style('eastAsia')).toMatchObject({ inlines: [{ style: { isEastAsian: true } }] });
    expect(style('default')).toMatchObject({ inlines: [{ style: { isEastAsian: false } }] });
  });

  it('an embedded font gets the line height and baseline of our own font', async () => {
    const body = (properties: string) =>
      Array.from({ length: 3 }, () => paragraph(run('x', properties))).join('');
    const heights = async (properties: string) =>
      (await converted(docx(body(properties), HOUSE))).flat().map(({ y }) => Math.round(y));
    expect(await heights(named('House'))).toEqual(await heights(''));
  }, 30_000);

  it('our own fonts supply what an embedded font lacks, and an embedded font is used only in runs that name it', async () => {
    expect(await written(docx(paragraph(run('N锚', named('House'))), HOUSE))).toEqual([
      'DejaVuSerif: N',
      'NotoSansSCThin-Regular: 锚',
    ]);
    const braille = (properties: string) => written(docx(paragraph(run('N⠁', properties)), HOUSE));
    expect(await braille(named('House'))).toEqual(['DejaVuSerif: N⠁']);
    expect((await braille('')).join(' ')).toContain('U+2801');
  }, 30_000);

  it('a PDF contains each font file only once, even if several equations use the font', async () => {
    const equation = `<m:oMath xmlns:m="${M}"><m:r><m:t>N</m:t></m:r></m:oMath>`;
    const body = paragraph(run('a', named('House'))) + paragraph(equation).repeat(5);
    const fonts = { House: { Regular: fontFile('DejaVuSerifCondensed-Italic') } };
    const answer = await converter.convert(docx(body, fonts));
    const file = answer.ok ? new TextDecoder('latin1').decode(answer.value) : '';
    expect(file.match(/\/FontFile2/g)).toHaveLength(2);
  }, 30_000);

  it('an embedded font of one document is not used in other documents', async () => {
    const body = paragraph(run('a', named('House')));
    const mono = { House: { Regular: SANS } };
    const documents = [docx(body, HOUSE), docx(body, {}), docx(body, mono)];
    expect(await Promise.all(documents.map(written))).toEqual([
      ['DejaVuSerif: a'],
      ['NotoSansSCThin-Regular: a'],
      ['DejaVuSansMono: a'],
    ]);
  }, 30_000);

  it('the converter reads the embedded font of a document that another program created', async () => {
    const font = { name: 'House', data: Buffer.from(SERIF) };
    const paragraphs = [new Paragraph({ children: [new TextRun({ text: 'a', font: 'House' })] })];
    const file = await Packer.toArrayBuffer(
      new Document({ fonts: [font], sections: [{ children: paragraphs }] }),
    );
    expect(await written(file)).toEqual(['DejaVuSerif: a']);
  }, 30_000);
});

/** Returns a copy of the font file with one 16-bit number in a table replaced. */
function changed(file: Uint8Array, table: string, place: number, value: number): Uint8Array {
  const copy = Uint8Array.from(file);
  const view = new DataView(copy.buffer);
  view.setUint16(tablesOf(view).get(table)! + place, value);
  return copy;
}

describe('font file check', () => {
  const licensed = (fsType: number) => changed(SERIF, 'OS/2', 8, fsType);

  it.each([
    ['does not allow embedding', 0x2],
    ['does not allow subsetting', 0x108],
    ['allows embedding only as bitmaps', 0x200],
  ])(
    'the converter refuses a font file whose licence %s',
    async (_, fsType) => {
      expect(faceOf(licensed(fsType))).toBeNull();
      const body = paragraph(run('a', named('House')));
      expect(await written(docx(body, { House: { Regular: licensed(fsType) } }))).toEqual([
        'NotoSansSCThin-Regular: a',
      ]);
    },
    30_000,
  );

  it.each([0, 0x4, 0x8, 0x6])(
    'the converter accepts a font file with the licence bits %i, which allow embedding',
    (fsType) => {
      expect(faceOf(licensed(fsType))).not.toBeNull();
    },
  );

  const glyphs = tablesOf(new DataView(SERIF.buffer)).get('glyf')!;

  it.each([
    ['is a text', new TextEncoder().encode('this is no font at all, but a text')],
    ['is empty', new Uint8Array()],
    ['is truncated', SERIF.slice(0, SERIF.length / 2)],
    ['has damaged glyphs', SERIF.map((byte, i) => (i > glyphs && i < glyphs + 200_000 ? 0xff : byte))],
    ['has no character map', changed(SERIF, 'cmap', 2, 0xffff)],
  ])(
    'our own font replaces a font file that %s',
    async (_, file) => {
      const body = paragraph(run('a word', named('House')), run('b', named('Second')));
      const pages = await converted(docx(body, { House: { Regular: file }, Second: { Regular: SANS } }));
      expect(
        pages
          .flat()
          .map(({ text }) => text)
          .join(''),
      ).toBe('a wordb');
      expect(pages.flat()[0].font).toBe('NotoSansSCThin-Regular');
    },
    30_000,
  );

  it('the font reader treats a character as missing if its glyph is empty in the font file', () => {
    const font = new TrueType(SERIF);
    const spoilt = Uint8Array.from(SERIF);
    const view = new DataView(spoilt.buffer);
    const places = tablesOf(view).get('loca')!;
    // Makes all glyph outlines empty.
    for (let at = places; at < places + 4 * 3000; at += 4) view.setUint32(at, 0);
    expect([font.has('A'), font.isBlank('A'), font.isBlank(' ')]).toEqual([true, false, true]);
    expect([faceOf(SERIF)?.has('A'), faceOf(spoilt)?.has('A'), faceOf(spoilt)?.has(' ')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
