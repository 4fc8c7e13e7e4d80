/** Report options: depth, language, people and project data. */
import type { ProjectState } from '@/design/model/design-state';
import type { ReportDepth, ReportLanguage } from '@/report/word/template-name';

export interface ReportChoice extends ProjectState {
  depth: ReportDepth;
  language: ReportLanguage;
  /** True to print the distances to the limits in a full report. */
  hasLimits: boolean;
}
