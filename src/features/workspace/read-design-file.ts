/** The design of a file: of a design file itself, or of a report that carries one along. */
import { designInReport } from '@/report/design-in-report';
import { LONGEST_FILE } from '@/design/file/design-file-text';
import { parseDesignFile, type ReadFile } from '@/design/file/parse-design-file';

/** Bytes: a file of as many characters is no longer, whatever they are. */
const LONGEST = 4 * LONGEST_FILE;

export async function readDesignFile(file: File): Promise<ReadFile> {
  if (/\.(docx|pdf)$/i.test(file.name)) return parseDesignFile((await designInReport(file)) ?? '');
  // Not read where it would be refused anyway: the wrong file may be a film.
  if (file.size > LONGEST) return { ok: false, refusal: 'tooLong' };
  return parseDesignFile(await file.text());
}
