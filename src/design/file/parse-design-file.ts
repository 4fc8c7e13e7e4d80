/** Parses a design from the text of a file. */
import { VERSION } from '@/design/file/data-save';
import { FILE_FORMAT, LONGEST_FILE, PROJECT_FORMAT } from '@/design/file/design-file-text';
import { restoreDesign } from '@/design/model/design-schema';
import type { Design } from '@/design/model/design-state';
import { replacedFields, type ReplacedField } from '@/design/model/replaced-fields';
import { isObject } from '@/design/model/untrusted';
import { readReportedFigures, type ReportedFigures } from '@/design/verdict/reported-figures';

/**
 * Reason why a file is not read as a design; `newer`: the file is from a later version of the app; `project`:
 * the file contains several designs.
 */
export type FileRefusal = 'tooLong' | 'noJson' | 'noDesign' | 'newer' | 'project';

export type ReadFile =
  | {
      ok: true;
      design: Design;
      /** Fields that are missing in the file or could not be read as written. */
      replaced: readonly ReplacedField[];
      /**
       * Values printed in the report that contained the design; null if the design does not come from a
       * report.
       */
      reported: ReportedFigures | null;
    }
  | { ok: false; refusal: FileRefusal };

/**
 * Reads a design file. Invalid fields get their defaults and are reported; a file in another format is
 * refused.
 */
export function parseDesignFile(text: string): ReadFile {
  const refused = (refusal: FileRefusal): ReadFile => ({ ok: false, refusal });
  if (text.length > LONGEST_FILE) return refused('tooLong');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refused('noJson');
  }
  if (isObject(raw) && raw.format === PROJECT_FORMAT) return refused('project');
  if (!isObject(raw) || raw.format !== FILE_FORMAT || !isObject(raw.design)) return refused('noDesign');
  if (typeof raw.version === 'number' && raw.version > VERSION) return refused('newer');
  if (raw.version !== VERSION) return refused('noDesign');
  const design = restoreDesign(raw.design, true);
  const reported = readReportedFigures(raw.reported);
  return { ok: true, design, replaced: replacedFields(raw.design, design), reported };
}
