/** Parses a design from the text of a file. */
import * as z from 'zod/mini';
import { VERSION } from '@/design/file/data-save';
import { FILE_FORMAT, LONGEST_FILE, PROJECT_FORMAT } from '@/design/file/design-file-text';
import { restoreDesign } from '@/design/model/design-schema';
import type { Design } from '@/design/model/design-state';
import { resetFields, type ResetField } from '@/design/model/reset-fields';
import { isObject, jsonIn } from '@/design/model/untrusted-values';
import { reportedSchema, type ReportedValues } from '@/design/verdict/reported-values';

/** `newer`: the file is from a later version of the app; `project`: it contains several designs. */
export type FileError = 'tooLong' | 'noJson' | 'noDesign' | 'newer' | 'project';

export type ReadFile =
  | {
      ok: true;
      design: Design;
      /** Fields that are missing in the file or could not be read as written. */
      replaced: readonly ResetField[];
      /** Values printed in the report that contained the design; null without a report. */
      reported: ReportedValues | null;
    }
  | { ok: false; refusal: FileError };

const fileSchema = z.object({
  format: z.literal(FILE_FORMAT),
  version: z.number(),
  design: z.custom<Record<string, unknown>>(isObject),
  reported: z.catch(z.nullable(reportedSchema), null),
});

/** Invalid fields get their defaults and are reported; a file in another format is refused. */
export function parseDesignFile(text: string): ReadFile {
  const refused = (refusal: FileError): ReadFile => ({ ok: false, refusal });
  if (text.length > LONGEST_FILE) return refused('tooLong');
  const raw = jsonIn(text);
  if (raw === undefined) return refused('noJson');
  if (isObject(raw) && raw.format === PROJECT_FORMAT) return refused('project');
  const read = fileSchema.safeParse(raw);
  if (!read.success) return refused('noDesign');
  const { version, design: stored, reported } = read.data;
  if (version !== VERSION) return refused(version > VERSION ? 'newer' : 'noDesign');
  const design = restoreDesign(stored, true);
  return { ok: true, design, replaced: resetFields(stored, design), reported };
}
