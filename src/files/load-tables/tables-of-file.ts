/** Reads the cells of a table file (.csv, .txt, .xlsx), and the load lists in this app's own JSON files. */
import PizZip from 'pizzip';
import { cellOfText, isBlankRow, limitedTable, type NamedTable } from '@/files/load-tables/raw-table';
import { rowsOfText } from '@/files/load-tables/rows-of-text';
import {
  attribute,
  elements,
  formatsOf,
  sheetOf,
  textIn,
  type Shared,
} from '@/files/load-tables/sheet-cells';
import { TABLE_LIMITS } from '@/files/load-tables/table-limits';
import { textOfBytes } from '@/files/load-tables/text-of-bytes';
import { unpackMember } from '@/files/unpack/unpack';
import { LOAD_NAMES, LOADS, unitOf } from '@/quantities/inputs';

/** Returns the sheets with content; throws for a damaged workbook, and never unpacks more than the limit. */
async function tablesOfWorkbook(file: Blob): Promise<NamedTable[]> {
  const zip = new PizZip(await file.arrayBuffer());
  let room: number = TABLE_LIMITS.characters;
  const read = async (path: string): Promise<string> => {
    const member = zip.file(path);
    const unpacked = member && (await unpackMember(member, room));
    if (unpacked?.ok === false) throw new Error(`${path} is ${unpacked.why}`);
    room -= unpacked?.bytes.length ?? 0;
    return new TextDecoder().decode(unpacked?.bytes);
  };
  const workbook = await read('xl/workbook.xml');
  const paths = new Map(
    [...elements(await read('xl/_rels/workbook.xml.rels'), 'Relationship')].map(({ attributes }) => [
      attribute(attributes, 'Id'),
      attribute(attributes, 'Target').replace(/^(\/xl\/)?/, 'xl/'),
    ]),
  );
  const shared: Shared = {
    strings: [...elements(await read('xl/sharedStrings.xml'), 'si')].map(({ content }) => textIn(content)),
    formats: formatsOf(await read('xl/styles.xml')),
    is1904: /\sdate1904="(1|true)"/.test(workbook),
  };
  const tables: NamedTable[] = [];
  for (const { attributes } of elements(workbook, 'sheet')) {
    const path = paths.get(attribute(attributes, '\\w+:id')) ?? '';
    if (path.includes('worksheets/'))
      tables.push(sheetOf(attribute(attributes, 'name'), await read(path), shared));
  }
  if (workbook === '') throw new Error('no workbook');
  return tables.filter(({ cells }) => !cells.every(isBlankRow));
}

/** First characters of a zip archive and thus of every .xlsx file; the older .xls format is not supported. */
const ZIP = 'PK';
const OLDER = '\u00d0\u00cf\u0011\u00e0';

async function tablesOfText(file: Blob): Promise<NamedTable[]> {
  const { text, encoding, isDoubtful } = textOfBytes(new Uint8Array(await file.arrayBuffer()));
  const own = text.startsWith('{') ? tablesOfJson(text) : [];
  if (own.length > 0) return own;
  const { rows, separator } = rowsOfText(text);
  const cells = rows.map((row) => row.map(cellOfText));
  return [limitedTable({ name: '', cells, separator, ...(isDoubtful && { doubtfulEncoding: encoding }) })];
}

/** Returns the load lists in a design file or in the output of `engine loads`; none in other JSON text. */
function tablesOfJson(text: string): NamedTable[] {
  type Rows = readonly Readonly<Record<string, string | number>>[];
  const headings = ['Row', ...LOAD_NAMES.map((load) => `${load} [${unitOf(LOADS[load])}]`)];
  try {
    const file = JSON.parse(text) as {
      design?: { loads?: { list?: Rows } };
      tables?: { name: string; rows: Rows }[];
    };
    return [{ name: '', rows: file.design?.loads?.list ?? [] }, ...(file.tables ?? [])].flatMap(
      ({ name, rows }) => {
        const cells = rows.map((row) => [
          row.name,
          ...LOAD_NAMES.map((load) => row[load] ?? row[LOADS[load].sent] ?? 0),
        ]);
        return cells.length > 0 ? [limitedTable({ name, cells: [headings, ...cells] })] : [];
      },
    );
  } catch {
    return [];
  }
}

/** Null for an .xls file, and for a zip archive that is damaged, too large or no workbook. */
export async function tablesOfFile(file: Blob): Promise<NamedTable[] | null> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()));
  if (head === OLDER) return null;
  if (!head.startsWith(ZIP)) return tablesOfText(file);
  try {
    return await tablesOfWorkbook(file);
  } catch {
    // The archive is damaged, exceeds the size limit, or is not a workbook.
    return null;
  }
}
