/** Disclaimer printed below every report: a text file next to the templates, loaded when a report is made. */
import type { ReportLanguage } from '@/report/word/template-name';

const TEXTS = import.meta.glob<string>('../../../templates/disclaimer-*.txt', {
  query: '?raw',
  import: 'default',
});

const disclaimerName = (language: ReportLanguage): string => `disclaimer-${language}.txt`;

/** Returns the disclaimer; '' if there is none in this language. */
export const disclaimerOf = async (language: ReportLanguage): Promise<string> =>
  (await TEXTS[`../../../templates/${disclaimerName(language)}`]?.()) ?? '';
