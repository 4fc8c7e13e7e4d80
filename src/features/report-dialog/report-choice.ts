/** What a report is to be, by whom and for what. */
import type { ProjectState } from '@/design/model/design-state';
import type { ReportDepth, ReportLanguage } from '@/report/word/template-name';

export interface ReportChoice extends ProjectState {
  depth: ReportDepth;
  language: ReportLanguage;
}
