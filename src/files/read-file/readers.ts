/** Readers for files chosen by the user: tables, single designs and archives of designs. */
import { designInReport } from '@/design/file/attached-design';
import {
  LONGEST_FILE,
  PROJECT_FORMAT,
  parseDesignFile,
  type ReadFile as ReadDesign,
} from '@/design/file/design-file';
import { readArchive, readEmbeddedDesigns, type ReadArchive } from '@/design/saved-designs/archive';
import { availableTables, type AvailableTable } from '@/files/load-tables/find-load-tables';
import type { NamedTable } from '@/files/load-tables/raw-table';
import { tablesOfFile } from '@/files/load-tables/tables-of-file';
import { newId } from '@/stores/saved-designs/open-design-id';

/** Maximum size in bytes of a design file: UTF-8 needs at most 4 bytes per character. */
const LONGEST_TEXT = 4 * LONGEST_FILE;

const isReport = (file: File): boolean => /\.(docx|pdf)$/i.test(file.name);

/** Returns the text of a design file, or of the design embedded in a report; '' if the report embeds none. */
async function designText(file: File): Promise<string> {
  if (isReport(file)) return (await designInReport(file)) ?? '';
  return file.text();
}

async function readDesign(file: File): Promise<ReadDesign> {
  // A file that is too long is refused without reading it, because the user may have chosen a video by
  // mistake.
  if (!isReport(file) && file.size > LONGEST_TEXT) return { ok: false, refusal: 'tooLong' };
  return parseDesignFile(await designText(file));
}

/** An archive, a single design, or a report of one or more designs. */
type ReadDesigns = { kind: 'archive'; read: ReadArchive } | { kind: 'design'; read: ReadDesign };

async function readDesigns(file: File): Promise<ReadDesigns> {
  if (/\.json$/i.test(file.name)) return { kind: 'design', read: await readDesign(file) };
  if (!isReport(file)) return { kind: 'archive', read: await readArchive(await file.arrayBuffer(), newId) };
  const text = await designText(file);
  const embedded = text.includes(PROJECT_FORMAT) ? await readEmbeddedDesigns(text, newId) : null;
  return embedded ? { kind: 'archive', read: embedded } : { kind: 'design', read: parseDesignFile(text) };
}

/** All readers. Each returns plain data, which a worker can send to the page. */
export const readers = {
  tables: (file: File): Promise<NamedTable[] | null> => tablesOfFile(file),
  /** Returns the load tables with their proposed interpretation; null for a file that is not a table. */
  loadTables: async (file: File): Promise<AvailableTable[] | null> => {
    const tables = await tablesOfFile(file);
    return tables && availableTables(tables);
  },
  design: readDesign,
  designs: readDesigns,
} as const;

export type Reader = keyof typeof readers;
export type ReadBy<R extends Reader> = Awaited<ReturnType<(typeof readers)[R]>>;
