/** Text of a design file. The code that reads files loads with the first file that is opened. */
import { VERSION } from '@/design/file/data-save';
import { codedDesign } from '@/design/model/coded-design';
import type { Design } from '@/design/model/design-state';
import type { ReportedFigures } from '@/design/verdict/figures-in-report';

export const FILE_FORMAT = 'anchor-design';
/** Format of the designs inside the report of a project. */
export const PROJECT_FORMAT = 'anchor-project';

/** Characters: the longest load list takes some 2 million. */
export const LONGEST_FILE = 5_000_000;

/** In lines for a reader where it is short enough. */
/** `reported`: where a report carries it along. */
export function serializeDesign(design: Design, reported?: ReportedFigures): string {
  const content = {
    format: FILE_FORMAT,
    version: VERSION,
    design: codedDesign(design),
    ...(reported && { reported }),
  };
  const inLines = JSON.stringify(content, null, 2);
  return inLines.length > LONGEST_FILE ? JSON.stringify(content) : inLines;
}
