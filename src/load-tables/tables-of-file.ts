/** Reads the cells of a table file (.csv, .txt, .xlsx). */
import PizZip from 'pizzip';
import readWorkbook from 'read-excel-file/universal';
import { cellOfText, isBlankRow, limitedTable, type Cell, type NamedTable } from '@/load-tables/named-table';
import { rowsOfText } from '@/load-tables/rows-of-text';
import { TABLE_LIMITS } from '@/load-tables/table-limits';
import { textOfBytes } from '@/load-tables/text-of-bytes';
import { percentStyles, spreadMerged, trimSheet, UNREADABLE } from '@/load-tables/trim-sheet';
import { asTyped } from '@/shared/tables/spreadsheet-text';
import { unpackMember } from '@/unpack/unpack';

/**
 * Returns the content of a cell. A date becomes an ISO string, so that a date in a number column is not read
 * as its serial number.
 */
function cellOf(cell: unknown): Cell {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'boolean') return String(cell);
  if (typeof cell !== 'string') return '';
  if (cell.startsWith(UNREADABLE)) return { unreadable: cell.slice(UNREADABLE.length) };
  return cellOfText(asTyped(cell.trim()));
}

const SHEET = /^xl\/worksheets\/[^/]*\.xml$/;
const STYLES = 'xl/styles.xml';
/** Matches the zip entries of a workbook that are read; images are not unpacked. */
const READ = /\.(xml|rels)$/;

/**
 * Returns the workbook with trimmed sheets, and the number of omitted cells; never unpacks more than the
 * limit.
 */
async function trimmed(file: Blob): Promise<{ workbook: Blob; leftOut: number }> {
  const zip = new PizZip(await file.arrayBuffer());
  const small = new PizZip();
  let leftOut = 0;
  let room: number = TABLE_LIMITS.characters;
  let percent: ReadonlySet<string> = new Set();
  // The styles are read first, because they define which numbers are percentages.
  for (const path of Object.keys(zip.files).sort((a, b) => Number(b === STYLES) - Number(a === STYLES))) {
    const member = zip.file(path);
    if (member === null || !READ.test(path)) continue;
    const unpacked = await unpackMember(member, room);
    if (!unpacked.ok) throw new Error(`${path} is ${unpacked.why}`);
    room -= unpacked.bytes.length;
    if (path === STYLES) percent = percentStyles(new TextDecoder().decode(unpacked.bytes));
    if (!SHEET.test(path)) {
      small.file(path, unpacked.bytes);
      continue;
    }
    const sheet = trimSheet(new TextDecoder().decode(unpacked.bytes), percent);
    leftOut += sheet.leftOut;
    small.file(path, sheet.xml);
  }
  return { workbook: small.generate({ type: 'blob', compression: 'STORE' }), leftOut };
}

async function tablesOfWorkbook(file: Blob): Promise<NamedTable[]> {
  const { workbook, leftOut } = await trimmed(file);
  const sheets = await readWorkbook(workbook);
  return sheets
    .map(({ sheet, data }) => {
      const cells = data.map((row) => row.map(cellOf));
      spreadMerged(cells);
      return { name: sheet, cells, ...(leftOut > 0 && { leftOut }) };
    })
    .filter(({ cells }) => !cells.every(isBlankRow));
}

/** First characters of a zip archive and thus of every .xlsx file; the older .xls format is not supported. */
const ZIP = 'PK';
const OLDER = '\u00d0\u00cf\u0011\u00e0';

async function tableOfText(file: Blob): Promise<NamedTable> {
  const { text, encoding, isDoubtful } = textOfBytes(new Uint8Array(await file.arrayBuffer()));
  const { rows, separator } = rowsOfText(text);
  const cells = rows.map((row) => row.map(cellOfText));
  return limitedTable({ name: '', cells, separator, ...(isDoubtful && { doubtfulEncoding: encoding }) });
}

/**
 * Returns the tables in a file; null for an .xls file and for a zip archive that is damaged, exceeds the size
 * limit or is not a workbook.
 */
export async function tablesOfFile(file: Blob): Promise<NamedTable[] | null> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()));
  if (head === OLDER) return null;
  if (!head.startsWith(ZIP)) return [await tableOfText(file)];
  try {
    return await tablesOfWorkbook(file);
  } catch {
    // The archive is damaged, exceeds the size limit, or is not a workbook.
    return null;
  }
}
