/** Embeds fonts in a Word file the way Word does. */
import { randomUUID } from 'node:crypto';
import PizZip from 'pizzip';

/** Font files by style; a style without a file is not embedded. */
export type FontFiles = Partial<Record<'Regular' | 'Bold' | 'Italic' | 'BoldItalic', Uint8Array>>;

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const FONT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/font';

/**
 * Scrambles a font with a key, as Word does; the last two digits of the key apply to the first byte
 * (ECMA-376, part 4, 17.8.1).
 */
function scrambled(file: Uint8Array, key: string): Uint8Array {
  const digits = key.replaceAll('-', '');
  return file.map((byte, i) => {
    const at = 30 - 2 * (i % 16);
    return i < 32 ? byte ^ Number(`0x${digits.slice(at, at + 2)}`) : byte;
  });
}

export function withFonts(docx: Uint8Array, fonts: Readonly<Record<string, FontFiles>>): Uint8Array {
  const zip = new PizZip(docx);
  const relations: string[] = [];
  const entries = Object.entries(fonts).map(([name, files]) => {
    const embedded = Object.entries(files).map(([variant, file]) => {
      const id = `rId${relations.length + 1}`;
      const [path, key] = [`fonts/${id}.odttf`, randomUUID().toUpperCase()];
      zip.file(`word/${path}`, scrambled(file, key));
      relations.push(`<Relationship Id="${id}" Type="${FONT}" Target="${path}"/>`);
      return `<w:embed${variant} r:id="${id}" w:fontKey="{${key}}"/>`;
    });
    return `<w:font w:name="${name}">${embedded.join('')}</w:font>`;
  });
  zip.file('word/fontTable.xml', `<w:fonts ${W} ${R}>${entries.join('')}</w:fonts>`);
  zip.file(
    'word/_rels/fontTable.xml.rels',
    `<Relationships xmlns="${RELATIONS}">${relations.join('')}</Relationships>`,
  );
  const types = zip.file('[Content_Types].xml')?.asText();
  const type = 'application/vnd.openxmlformats-officedocument.obfuscatedFont';
  if (types !== undefined && !types.includes('"odttf"'))
    zip.file(
      '[Content_Types].xml',
      types.replace(/(<Types[^>]*>)/, `$1<Default Extension="odttf" ContentType="${type}"/>`),
    );
  return zip.generate({ type: 'uint8array' });
}
