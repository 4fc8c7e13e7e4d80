/** Tables as text: what a spreadsheet writes is read, and what is written does nothing in a spreadsheet. */

const DELIMITERS = [',', ';', '\t'] as const;

const NEUTRAL = "'";
/** A spreadsheet takes a cell that begins like this for a formula. One that was made harmless before is marked again. */
const FORMULA = /^'*[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? NEUTRAL + text : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With a byte order mark, by which a spreadsheet knows the encoding. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** The mark that occurs most often in the first line outside of quotes. */
function delimiterOf(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (mark: string) => line.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

const asTyped = (text: string) =>
  text.startsWith(NEUTRAL) && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/** Rows of cells; lines without any text are left out. An open quote runs to the end of the text. */
export function parseCsv(source: string): string[][] {
  const text = source.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let quoted = false;
  const endCell = () => {
    row.push(asTyped(value.trim()));
    value = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((text) => text !== '')) rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    if (quoted) {
      if (char !== '"') value += char;
      else if (text[i + 1] === '"') {
        value += '"';
        i += 1;
      } else quoted = false;
    } else if (char === '"' && value.trim() === '') {
      value = '';
      quoted = true;
    } else if (char === delimiter) endCell();
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[i + 1] === '\n') i += 1;
      endRow();
    } else value += char;
  }
  endRow();
  return rows;
}
