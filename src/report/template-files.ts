/** The template of a report, loaded when it is asked for. */
import type { CheckInput } from '../engineering';
import type { Language } from '../stores/languages';

export type ReportDepth = 'simple' | 'full';
export type ReportLanguage = Language;

/** Addresses by file; a test holds them against standards, depths and languages. */
const URLS = import.meta.glob<string>('../../templates/*.docx', {
  query: '?url',
  import: 'default',
  eager: true,
});

const FILE_STARTS: Readonly<Record<CheckInput['standard'], string>> = {
  'EN1992-4': 'en1992-4',
  'JGJ145-2013': 'jgj145',
};

/**
 * Where the server gives the template out; `fetch` reads it. Throws where a language was added without its
 * templates.
 */
export function templateUrl(
  standard: CheckInput['standard'],
  depth: ReportDepth,
  language: ReportLanguage,
): string {
  const file = `${FILE_STARTS[standard]}-${depth}-${language}.docx`;
  const url = URLS[`../../templates/${file}`];
  if (url === undefined) throw new Error(`There is no template ${file}`);
  return url;
}
