/**
 * Design files: their text, which links and reports contain too, and the file that a design was opened from
 * or saved to.
 */
import * as z from 'zod/mini';
import { codedDesign } from '@/design/model/coded-design';
import { restoreDesign } from '@/design/model/design-schema';
import type { Design } from '@/design/model/design-state';
import { canonical, hashOfList, hashText } from '@/design/model/fingerprint';
import { resetFields, type ResetField } from '@/design/model/reset-fields';
import { isObject, jsonIn, cutText } from '@/design/model/untrusted-values';
import { reportedSchema, type ReportedValues } from '@/design/verdict/reported-values';

export interface DesignFile {
  name: string;
  /** Hash of the design in the file. */
  hash: string;
}

/** Returns the hash of all inputs, including those that no calculation uses. */
function hashOf(design: Design): string {
  const { list, ...loads } = design.loads;
  return hashText(canonical({ ...codedDesign(design), loads, list: hashOfList(list) }));
}

export const fileOf = (fileName: string, design: Design): DesignFile => ({
  name: fileName.replace(/\.\w+$/, ''),
  hash: hashOf(design),
});

/** True if the design equals the content of its file; always false for a design without a file. */
export const isSaved = (file: DesignFile | null, design: Design): boolean => file?.hash === hashOf(design);

/** Schema for a stored file; null if it is invalid. */
export const storedFile = z.catch(
  z.nullable(z.object({ name: z.pipe(z.string(), cutText(200)), hash: z.string() })),
  null,
);

export const restoreFile = (raw: unknown): DesignFile | null => storedFile.parse(raw);

/** Version of saved projects and design files. */
export const VERSION = 1;
const FILE_FORMAT = 'anchor-design';
/** Format name for the designs embedded in a project report. */
export const PROJECT_FORMAT = 'anchor-project';

/** Maximum number of characters in a design file: the longest load list needs about 2 million. */
export const LONGEST_FILE = 5_000_000;

export const fileContent = (design: Design) => ({
  format: FILE_FORMAT,
  version: VERSION,
  design: codedDesign(design),
});

/** Returns the text of a design file, in lines unless they make it too long to be read. */
export function serializeDesign(design: Design, reported?: ReportedValues): string {
  const content = { ...fileContent(design), ...(reported && { reported }) };
  const inLines = JSON.stringify(content, null, 2);
  return inLines.length > LONGEST_FILE ? JSON.stringify(content) : inLines;
}

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

/** Reads a design file: invalid fields get their defaults and are reported; another format is refused. */
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
