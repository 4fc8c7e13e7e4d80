/** Builds the file name of a report or of another exported file from its type, the project and the date. */
import { dayText } from '@/report/content/dates';

const LONGEST_PROJECT = 60;

/** Characters that file systems do not allow in names, and control characters. */
// oxlint-disable-next-line no-control-regex
const REFUSED = /[\\/:*?"<>|\u0000-\u001f]+/g;

export type FileExtension = 'docx' | 'pdf' | 'dxf' | 'xlsx';

export function reportFileName(prefix: string, project: string, now: Date, ending: FileExtension): string {
  const name = Array.from(project.replace(REFUSED, ' ').replace(/\s+/g, ' ').trim())
    .slice(0, LONGEST_PROJECT)
    .join('')
    // Windows removes trailing dots and spaces from file names, so they are removed here.
    .replace(/(?<![. ])[. ]+$/, '');
  return `${[prefix, name, dayText(now)].filter((part) => part !== '').join('_')}.${ending}`;
}
