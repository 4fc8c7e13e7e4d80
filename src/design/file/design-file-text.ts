/** Writes design files; the code that reads them is loaded when the first file is opened. */
import { VERSION } from '@/design/file/data-save';
import { codedDesign } from '@/design/model/coded-design';
import type { Design } from '@/design/model/design-state';
import type { ReportedValues } from '@/design/verdict/reported-values';

export const FILE_FORMAT = 'anchor-design';
/** Format name for the designs embedded in a project report. */
export const PROJECT_FORMAT = 'anchor-project';

/** Maximum number of characters in a design file: the longest load list needs about 2 million. */
export const LONGEST_FILE = 5_000_000;

/** Returns the text of a design file, in lines unless they make it too long to be read. */
export function serializeDesign(design: Design, reported?: ReportedValues): string {
  const content = {
    format: FILE_FORMAT,
    version: VERSION,
    design: codedDesign(design),
    ...(reported && { reported }),
  };
  const inLines = JSON.stringify(content, null, 2);
  return inLines.length > LONGEST_FILE ? JSON.stringify(content) : inLines;
}
