/** Content of a chosen file: tables, one design, or the designs of an archive. */
import { LONGEST_FILE, PROJECT_FORMAT } from '@/design/file/design-file-text';
import { designInReport } from '@/design/file/design-in-report';
import { parseDesignFile, type ReadFile as ReadDesign } from '@/design/file/parse-design-file';
import { readArchive, readEmbeddedDesigns, type ReadArchive } from '@/design/saved-designs/archive';
import type { NamedTable } from '@/load-tables/named-table';
import { tablesOfFile } from '@/load-tables/tables-of-file';
import { newId } from '@/stores/saved-designs/new-id';

/** Bytes: a file of as many characters is no longer, whatever they are. */
const LONGEST_TEXT = 4 * LONGEST_FILE;

const isReport = (file: File): boolean => /\.(docx|pdf)$/i.test(file.name);

/** The text of a design file, or of the one that a report carries along; '' where there is none. */
async function designText(file: File): Promise<string> {
  if (isReport(file)) return (await designInReport(file)) ?? '';
  return file.text();
}

/** The design of a file: of a design file itself, or of a report that carries one along. */
async function readDesign(file: File): Promise<ReadDesign> {
  // Not read where it would be refused anyway: the wrong file may be a film.
  if (!isReport(file) && file.size > LONGEST_TEXT) return { ok: false, refusal: 'tooLong' };
  return parseDesignFile(await designText(file));
}

/** File of the page of designs: an archive, a single design, or a report of one or more designs. */
export type ReadDesigns = { kind: 'archive'; read: ReadArchive } | { kind: 'design'; read: ReadDesign };

async function readDesigns(file: File): Promise<ReadDesigns> {
  if (/\.json$/i.test(file.name)) return { kind: 'design', read: await readDesign(file) };
  if (!isReport(file)) return { kind: 'archive', read: await readArchive(await file.arrayBuffer(), newId) };
  const text = await designText(file);
  const embedded = text.includes(PROJECT_FORMAT) ? await readEmbeddedDesigns(text, newId) : null;
  return embedded ? { kind: 'archive', read: embedded } : { kind: 'design', read: parseDesignFile(text) };
}

/** Each answers with plain data, which goes from a worker to the page as it is. */
export const readers = {
  /** Null for a file that is no table. */
  tables: (file: File): Promise<NamedTable[] | null> => tablesOfFile(file),
  design: readDesign,
  designs: readDesigns,
} as const;

export type Reader = keyof typeof readers;
export type ReadBy<R extends Reader> = Awaited<ReturnType<(typeof readers)[R]>>;
