/** The template of a report, loaded when it is asked for. */
import type { CheckInput } from '../engineering/model/design';
import enFullCn from '../../templates/en1992-4-full-cn.docx?url';
import enFullEn from '../../templates/en1992-4-full-en.docx?url';
import enSimpleCn from '../../templates/en1992-4-simple-cn.docx?url';
import enSimpleEn from '../../templates/en1992-4-simple-en.docx?url';
import jgjFullCn from '../../templates/jgj145-full-cn.docx?url';
import jgjFullEn from '../../templates/jgj145-full-en.docx?url';
import jgjSimpleCn from '../../templates/jgj145-simple-cn.docx?url';
import jgjSimpleEn from '../../templates/jgj145-simple-en.docx?url';

export type ReportDepth = 'simple' | 'full';
export type ReportLanguage = 'cn' | 'en';

const URLS: Readonly<Record<CheckInput['standard'], Record<ReportDepth, Record<ReportLanguage, string>>>> = {
  'EN1992-4': {
    full: { cn: enFullCn, en: enFullEn },
    simple: { cn: enSimpleCn, en: enSimpleEn },
  },
  'JGJ145-2013': {
    full: { cn: jgjFullCn, en: jgjFullEn },
    simple: { cn: jgjSimpleCn, en: jgjSimpleEn },
  },
};

export function templateUrl(
  standard: CheckInput['standard'],
  depth: ReportDepth,
  language: ReportLanguage,
): string {
  return URLS[standard][depth][language];
}
