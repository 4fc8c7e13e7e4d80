/**
 * Tests that the import finds no changes in the table files of all three databases after LibreOffice has
 * saved them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anchors as anchorDatabase } from '@/features/administration/anchors/anchors';
import { references } from '@/features/administration/databases/reference-databases';
import { rowOf, type ReferenceDatabase, type TableRow } from '@/features/administration/records/database';
import { planImport } from '@/features/administration/tables/plan-import';
import { tableCells, tableFile, type FileKind } from '@/features/administration/tables/table-file';
import { tablesOfFile } from '@/files/load-tables/tables-of-file';
import { shareOf } from '@/testing/run/how-many';
import anchors from '../../../../mocks/seed/anchors.json';
import concretes from '../../../../mocks/seed/concretes.json';
import profiles from '../../../../mocks/seed/sectionSteels.json';

/**
 * Converts files with LibreOffice and writes the results to a folder. LibreOffice writes no output for a file
 * that it cannot read.
 */
function convert(files: readonly string[], kind: string, folder: string): void {
  const profile = `-env:UserInstallation=file://${join(tmpdir(), 'spreadsheet-profile')}`;
  const what = ['--headless', '--convert-to', kind, '--outdir', folder];
  execFileSync('soffice', [profile, ...what, ...files], { stdio: 'ignore' });
}

/** True if LibreOffice converts a spreadsheet: it may be installed without Calc. */
const isInstalled = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'));
  try {
    writeFileSync(join(folder, 'try.csv'), 'a,b');
    convert([join(folder, 'try.csv')], 'ods', folder);
    return existsSync(join(folder, 'try.ods'));
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();
/**
 * Output format: CSV with commas, double quotes and UTF-8. Without these options LibreOffice uses the
 * encoding of the computer.
 */
const UTF8_TEXT = 'csv:Text - txt - csv (StarCalc):44,34,76';
const LONGEST = 180_000;

/** Strings that a spreadsheet program would execute, round or misinterpret. */
const ODD = "8.8 007 1/2 1E5 =1+1 ＝1+1 ＠A1 '8.8 5% MAR1 TRUE 5月8日 -".split(' ');

const withOdd = (row: TableRow, index: number): TableRow => ({
  ...row,
  avatar: `00${index}`,
  jgMaterial: ODD[index % ODD.length],
  etaMaterialClass: ODD[(index + 5) % ODD.length],
  jgC30name: 'a "quoted", <marked>; & broken',
});

interface Case {
  name: string;
  database: Pick<ReferenceDatabase<never>, 'fields' | 'findings' | 'part'>;
  part?: string;
  rows: readonly TableRow[];
}

const DATABASES: readonly Case[] = [
  {
    name: 'anchors',
    database: anchorDatabase,
    rows: anchors.map((record) => rowOf(anchorDatabase.fields, record)).map(withOdd),
  },
  {
    name: 'concretes',
    database: references.concretes,
    rows: [...concretes, { grade: '12.10', fck: '29.962', fcuk: '0.001', ec: '123456.789012' }].map(
      (record) => rowOf(references.concretes.fields, record),
    ),
  },
  {
    name: 'profiles',
    database: references.sectionSteels,
    part: '11',
    rows: profiles.map((record) => rowOf(references.sectionSteels.fields, record)),
  },
];

/**
 * Writes the table file of each database in the format `first`, converts it to each of the formats `kinds` in
 * turn, and returns the last files.
 */
async function through(kinds: readonly string[], first: FileKind): Promise<Map<string, Blob>> {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const { name, database, rows } of DATABASES) {
    const columns = database.fields.map(({ key }) => key);
    const file = await tableFile(first, tableCells(database.fields, columns, rows), name);
    writeFileSync(join(folder, `${name}.${first}`), new Uint8Array(await file.arrayBuffer()));
  }
  let at = folder;
  let kind: string = first;
  for (const [step, next] of kinds.entries()) {
    const to = join(folder, String(step));
    mkdirSync(to);
    const files = DATABASES.map(({ name }) => join(at, `${name}.${kind}`));
    convert(files, next, to);
    [at, kind] = [to, next.split(':')[0]];
  }
  const last = (name: string) => new Blob([new Uint8Array(readFileSync(join(at, `${name}.${kind}`)))]);
  return new Map(DATABASES.map(({ name }) => [name, last(name)]));
}

describe.skipIf(!isInstalled)('table files opened and saved in a spreadsheet program', () => {
  it.each(
    shareOf(
      [
        ['csv', ['xlsx', 'csv']],
        ['xlsx', ['ods', 'xlsx']],
        ['xlsx', [UTF8_TEXT]],
      ] as const,
      1,
    ),
  )(
    'the import finds no changes in table files in the format %s that LibreOffice has saved as %j in turn',
    async (first, kinds) => {
      const files = await through(kinds, first);
      for (const { name, database, part = '', rows } of DATABASES) {
        const [table] = (await tablesOfFile(files.get(name)!))!;
        const known = rows.map((row) => ({ record: row, row }));
        const { rows: changed, unchanged, bad } = planImport(table.cells, known, database, part);
        const found = { name, changed: changed.flatMap(({ changes }) => changes), unchanged, bad };
        expect(found).toEqual({ name, changed: [], unchanged: rows.length, bad: [] });
      }
    },
    LONGEST,
  );
});
