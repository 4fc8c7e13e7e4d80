/**
 * The cells of a table, from a file (.csv, .txt, .xlsx) or from what a spreadsheet puts on the clipboard. All
 * are texts.
 */
import { unpackMember } from '@/unpack/unpack';
import { parseCsv } from './csv';
import { asTyped } from './spreadsheet-text';
import { TABLE_LIMITS } from './table-limits';
import { textOfFile } from './text-of-file';
import { trimSheet } from './trim-sheet';

export type Cells = string[][];

export interface NamedTable {
  /** Of the sheet; '' for a file that has none. */
  name: string;
  cells: Cells;
  /** Cells with a value beyond the limits, which were not read; left out where there are none. */
  leftOut?: number;
}

/** Within the limits. */
function limited(name: string, cells: Cells): NamedTable {
  const beyond = cells.map((row, index) =>
    index < TABLE_LIMITS.rows ? Math.max(0, row.length - TABLE_LIMITS.columns) : row.length,
  );
  const leftOut = beyond.reduce((sum, count) => sum + count, 0);
  if (leftOut === 0) return { name, cells };
  const inside = cells.slice(0, TABLE_LIMITS.rows).map((row) => row.slice(0, TABLE_LIMITS.columns));
  return { name, cells: inside, leftOut };
}

/** A date reads as one, so that where a number is expected it is not taken for another. */
function textOfCell(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'string') return asTyped(cell.trim());
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

const SHEET = /^xl\/worksheets\/[^/]*\.xml$/;
/** What a workbook is read from; pictures are left packed. */
const READ = /\.(xml|rels)$/;

/** The workbook with trimmed sheets, and how many cells they left out; unpacked no further than the limit. */
async function trimmed(file: Blob): Promise<{ workbook: Blob; leftOut: number }> {
  const { default: PizZip } = await import('pizzip');
  const zip = new PizZip(await file.arrayBuffer());
  const small = new PizZip();
  let leftOut = 0;
  let room: number = TABLE_LIMITS.characters;
  for (const path of Object.keys(zip.files)) {
    const member = zip.file(path);
    if (member === null || !READ.test(path)) continue;
    const unpacked = await unpackMember(member, room);
    if (!unpacked.ok) throw new Error(`${path} is ${unpacked.why}`);
    room -= unpacked.bytes.length;
    if (!SHEET.test(path)) {
      small.file(path, unpacked.bytes);
      continue;
    }
    const sheet = trimSheet(new TextDecoder().decode(unpacked.bytes));
    leftOut += sheet.leftOut;
    small.file(path, sheet.xml);
  }
  return { workbook: small.generate({ type: 'blob', compression: 'STORE' }), leftOut };
}

/** Its reader is loaded with the first workbook. */
async function tablesOfWorkbook(file: Blob): Promise<NamedTable[]> {
  const { default: readWorkbook } = await import('read-excel-file/browser');
  const { workbook, leftOut } = await trimmed(file);
  const sheets = await readWorkbook(workbook);
  return sheets
    .filter(({ data }) => data.length > 0)
    .map(({ sheet, data }) => ({
      name: sheet,
      cells: data.map((row) => row.map(textOfCell)),
      ...(leftOut > 0 && { leftOut }),
    }));
}

/** Every .xlsx is a zip archive; a workbook of the older form, .xls, is not read. */
const ZIP = 'PK';
const OLDER = '\u00d0\u00cf\u0011\u00e0';

const firstBytes = async (file: Blob) =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()));

/** Null for a file that is no table. */
export async function tablesOfFile(file: Blob): Promise<NamedTable[] | null> {
  const head = await firstBytes(file);
  if (head === OLDER) return null;
  if (!head.startsWith(ZIP)) return [limited('', parseCsv(await textOfFile(file)))];
  try {
    return await tablesOfWorkbook(file);
  } catch {
    // A broken archive, or one of another kind.
    return null;
  }
}

function cellsOfHtml(html: string): Cells {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (table === null) return [];
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => [
      cell.textContent.replace(/\s+/g, ' ').trim(),
      // A merged cell stands for as many columns.
      ...Array.from({ length: cell.colSpan - 1 }, () => ''),
    ]),
  );
}

/** The table among what was pasted: a spreadsheet gives it as HTML and as text. */
export function tableOfClipboard(data: Pick<DataTransfer, 'getData'>): NamedTable {
  const cells = cellsOfHtml(data.getData('text/html'));
  return limited('', cells.length > 0 ? cells : parseCsv(data.getData('text/plain')));
}
