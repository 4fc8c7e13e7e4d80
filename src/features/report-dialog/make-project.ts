/** Makes one report on several designs, each with its governing combination or row and without a 3D view. */
import type { ApiFailure } from '@/api/contract/failure';
import { serializeDesign } from '@/design/file/design-file';
import type { Design } from '@/design/model/design-state';
import { governingOrder } from '@/features/report-dialog/governing-load-case';
import {
  embeddedFiles,
  fetchTemplate,
  captureImages,
  translatorFor,
  type ReportOrder,
} from '@/features/report-dialog/make-report';
import { gatherReport } from '@/report/content/gather-report';
import type { ProjectDesign, ProjectOutcome, ProjectOrder } from '@/report/project/project-data';
import { projectReport } from '@/report/project/project-report';
import { templateErrorText, type TemplateError } from '@/report/word/template-check';
import { disclaimerOf, templateAddress } from '@/report/word/template-files';
import type { ReportLanguage } from '@/report/word/template-name';
import { version } from '../../../package.json';

type OfDesign = 'design' | 'result' | 'record' | 'recordReadAt' | 'list';

/** A design with its result or, as text, the reason why it has no result. */
export type DesignInProject = Pick<ProjectDesign, 'name' | 'point'> &
  (Pick<ReportOrder, OfDesign> | { problem: string; design: Design | null });

interface ProjectReportOrder
  extends
    Pick<ReportOrder, 'project' | 'userId' | 'now'>,
    Pick<ProjectOrder, 'depth' | 'language' | 'progress' | 'reactions'> {
  isPdf: boolean;
  designs: readonly DesignInProject[];
  signal: AbortSignal;
  failureText: (failure: ApiFailure) => string;
}

/** Makes the Word file; `postReportForPdf` converts it to PDF. */
export async function makeProject(order: ProjectReportOrder): Promise<ProjectOutcome> {
  const { designs, language, signal, failureText } = order;
  const translate = await translatorFor(language);
  const disclaimer = await disclaimerOf(language);
  const gathered = async (one: DesignInProject): ReturnType<ProjectDesign['gather']> => {
    if ('problem' in one) {
      const { problem, design } = one;
      return { problem, ...(design && { carried: serializeDesign(design) }) };
    }
    const carried = embeddedFiles({ ...one, language });
    const noView = { anchorPicture: undefined, takePicture: () => Promise.resolve(null) };
    const governing = await governingOrder({ ...order, ...one, ...noView }, signal);
    if ('failure' in governing) return { problem: failureText(governing.failure), carried };
    const pictures = await captureImages(governing.order);
    const source = {
      ...governing.order,
      pictures,
      isPdf: order.isPdf,
      disclaimer,
      appVersion: version,
      translate,
    };
    return { input: gatherReport(source), carried };
  };
  const { listTables } = await import('@/report/content/workbook-sheets');
  return projectReport({
    ...order,
    listTables,
    translate,
    disclaimer,
    appVersion: version,
    designs: designs.map((one) => ({ name: one.name, point: one.point, gather: () => gathered(one) })),
    template: (file) => fetchTemplate(templateAddress(file)),
  });
}

/** Returns the reason for refusing a template, in one line. */
export const projectErrorText = async (refusal: TemplateError, language: ReportLanguage): Promise<string> =>
  templateErrorText(refusal, await translatorFor(language));
