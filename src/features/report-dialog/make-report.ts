/** Makes the files of a report: Word file, workbook and embedded design file. */
import i18next from 'i18next';
import type { AnchorDetail } from '@/api/contract/records';
import { readImage } from '@/api/contract/wire-values';
import { serializeDesign } from '@/design/file/design-file';
import type { Design, ProjectState } from '@/design/model/design-state';
import { uncoveredOf } from '@/design/model/load-cases';
import { figuresHash, type Grade } from '@/design/records/anchor-data';
import type { Reasons } from '@/design/run/run-state';
import { enteredOf } from '@/design/verdict/incomplete-reasons';
import { reportedValuesOf } from '@/design/verdict/reported-values';
import type { LoadListOutcome, RunResult } from '@/design/verdict/run-result';
import type { Caption } from '@/drawing/plan/shapes';
import { problemsIn } from '@/features/current-design/use-run';
import { fitImage, scaledImage } from '@/features/report-dialog/png';
import { gatherReport, reportedData } from '@/report/content/gather-report';
import { incompleteData, reportData } from '@/report/content/report-data';
import {
  ANCHOR_BOX,
  PICTURE_BOX,
  NO_PICTURES,
  type ReportedLimits,
  type ReportImages,
} from '@/report/model/report-input';
import { fillTemplate } from '@/report/word/fill-template';
import { disclaimerOf, templateUrl } from '@/report/word/template-files';
import type { ReportDepth, ReportLanguage, TemplateChoice } from '@/report/word/template-name';
import { companyLogo } from '@/stores/company-logo';
import type { Translate } from '@/text/wording/values';
import { captionOf } from '@/text/wording/verdict-text';
import { version } from '../../../package.json';

export interface ReportOrder {
  design: Design;
  /** Design and result on screen, if the report shows another combination or row. */
  displayed?: { design: Design; result: RunResult };
  result: RunResult;
  record: AnchorDetail;
  recordReadAt: Date;
  project: ProjectState;
  list: LoadListOutcome | null;
  userId: string;
  depth: ReportDepth;
  /** Grades for the search of the limits; undefined if the limits are not requested. */
  grades?: readonly Grade[] | undefined;
  limits?: ReportedLimits | null;
  language: ReportLanguage;
  anchorPicture: string | undefined;
  takePicture: (caption: Caption) => Promise<string | null>;
  now: Date;
}

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const NAMESPACES = [
  'common',
  'design',
  'results',
  'remarks',
  'report',
  'loadList',
  'proof',
  'limits',
  'explore',
  'error',
] as const;

/** Returns the translation function for a language, regardless of the screen language. */
export async function translatorFor(language: ReportLanguage): Promise<Translate> {
  await i18next.loadNamespaces(NAMESPACES);
  await i18next.loadLanguages(language);
  return i18next.getFixedT(language) as Translate;
}

export async function captureImages(order: ReportOrder): Promise<ReportImages> {
  const { design, result, record, anchorPicture, language, takePicture, list } = order;
  const translate = await translatorFor(language);
  const whole = { list, entered: enteredOf(design, result) };
  const caption = captionOf(result, { uncovered: uncoveredOf(design), translate, whole });
  const view = await takePicture(caption).then((picture) => fitImage(picture, PICTURE_BOX));
  const [drawn, stress, anchor, logo] = await Promise.all([
    import('@/features/report-dialog/drawn-images').then(({ drawnImages }) =>
      drawnImages(design, result, reportedData(design, record, language), view ? 'beside' : 'wide'),
    ),
    fitImage(readImage(result.image), PICTURE_BOX),
    fitImage(anchorPicture, ANCHOR_BOX),
    scaledImage(companyLogo(order.userId)),
  ]);
  return { ...drawn, view, stress, anchor, logo };
}

export async function fetchTemplate(url: string): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.arrayBuffer() : null;
  } catch {
    // Being offline is an expected failure, which the dialog reports.
    return null;
  }
}

/** Returns the embedded design file, with the results for a later comparison. */
export function embeddedFiles(
  order: Pick<ReportOrder, 'displayed' | 'design' | 'result' | 'record' | 'language'>,
): string {
  const shown = order.displayed ?? order;
  const anchor = figuresHash(reportedData(shown.design, order.record, order.language));
  return serializeDesign(shown.design, reportedValuesOf(shown.result, anchor));
}

export interface IncompleteOrder extends Pick<ReportOrder, 'design' | 'project' | 'language' | 'now'> {
  /** Undefined if no anchor is selected. */
  record: AnchorDetail | undefined;
  reasons: Reasons;
}

export async function makeIncomplete(order: IncompleteOrder, template: ArrayBuffer): Promise<Blob> {
  const { design, record, language, reasons } = order;
  const translate = await translatorFor(language);
  const data = incompleteData({
    ...order,
    anchor: record ? reportedData(design, record, language) : null,
    problems: problemsIn(reasons).map(({ key, values }) => translate(`error:${key}`, values)),
    disclaimer: await disclaimerOf(language),
    appVersion: version,
    translate,
  });
  return new Blob([fillTemplate(template, data, serializeDesign(design))], { type: DOCX_TYPE });
}

export async function makeTable(order: ReportOrder): Promise<Blob> {
  const [{ workbookOf, WORKBOOK_TYPE }, { summarySheets }, translate] = await Promise.all([
    import('@/shared/tables/workbook'),
    import('@/report/content/workbook-sheets'),
    translatorFor(order.language),
  ]);
  const input = gatherReport({
    ...order,
    isPdf: false,
    pictures: NO_PICTURES,
    disclaimer: '',
    appVersion: version,
    translate,
  });
  return new Blob([workbookOf(summarySheets(input))], { type: WORKBOOK_TYPE });
}

export const fetchReportTemplate = (order: Pick<ReportOrder, 'design'> & Omit<TemplateChoice, 'standard'>) =>
  fetchTemplate(templateUrl({ ...order, standard: order.design.standardType }));

export async function makeWord(
  order: ReportOrder,
  { pictures, template, isPdf }: { pictures: ReportImages; template: ArrayBuffer; isPdf: boolean },
): Promise<Blob> {
  const { language } = order;
  const translate = await translatorFor(language);
  const disclaimer = await disclaimerOf(language);
  const input = gatherReport({ ...order, pictures, isPdf, disclaimer, appVersion: version, translate });
  const { listTables } = await import('@/report/content/workbook-sheets');
  const word = fillTemplate(template, reportData(input), embeddedFiles(order), listTables(input));
  return new Blob([word], { type: DOCX_TYPE });
}
