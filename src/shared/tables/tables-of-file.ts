/** The cells of a table file (.csv, .txt, .xlsx). All are texts. */
import PizZip from 'pizzip';
import readWorkbook from 'read-excel-file/browser';
import { unpackMember } from '@/unpack/unpack';
import { parseCsv } from './csv';
import { limitedTable, type NamedTable } from './named-table';
import { asTyped } from './spreadsheet-text';
import { TABLE_LIMITS } from './table-limits';
import { textOfFile } from './text-of-file';
import { trimSheet } from './trim-sheet';

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

async function tablesOfWorkbook(file: Blob): Promise<NamedTable[]> {
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
  if (!head.startsWith(ZIP)) return [limitedTable('', parseCsv(await textOfFile(file)))];
  try {
    return await tablesOfWorkbook(file);
  } catch {
    // A broken archive, or one of another kind.
    return null;
  }
}
