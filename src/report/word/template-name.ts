/** Builds the file name of a report template from standard, depth and language. */
import type { CheckInput } from '@/engineering';
import type { Language } from '@/text/languages';

export type ReportDepth = 'simple' | 'full';
export type ReportLanguage = Language;

export interface TemplateChoice {
  standard: CheckInput['standard'];
  /** `incomplete` for a design that cannot be calculated, in a short and in a full report. */
  depth: ReportDepth | 'incomplete';
  language: ReportLanguage;
}

const FILE_STARTS: Readonly<Record<CheckInput['standard'], string>> = {
  'EN1992-4': 'en1992-4',
  'JGJ145-2013': 'jgj145',
};

export const templateName = ({ standard, depth, language }: TemplateChoice): string =>
  `${FILE_STARTS[standard]}-${depth}-${language}.docx`;
