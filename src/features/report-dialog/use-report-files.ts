/** Makes the files of the report dialog, saves them to disk, and returns the error message, if any. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorQuery } from '@/api/calls/anchors';
import { anchorImageQuery } from '@/api/calls/images';
import type { User } from '@/api/contract/account';
import type { Caption } from '@/drawing/plan/shapes';
import { useConcretes } from '@/features/current-design/use-records';
import { reasonsIn, useRun } from '@/features/current-design/use-run';
import { translatorFor } from '@/features/report-dialog/make-report';
import type { ReportChoice } from '@/features/report-dialog/report-fields';
import { useReportRun } from '@/features/report-dialog/use-report-run';
import { reportFileName, type FileExtension } from '@/report/content/file-name';
import { reportedData } from '@/report/content/gather-report';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { currentList, useRunStore } from '@/stores/run';

const DXF = 'application/dxf';

export type ReportEnding = 'docx' | 'pdf' | 'xlsx';

export function useReportFiles(user: User, takePicture: (caption: Caption) => Promise<string | null>) {
  const { t } = useTranslation(['report', 'common']);
  const { message, modal } = useNotices();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string | null>(null);
  const { step, start, cancel } = useReportRun();
  const design = useDesignStore((state) => state.design);
  const result = useRunStore((state) => state.result);
  const anchor = useQuery(anchorQuery(design.anchor.chosen[design.standardType]?.id ?? ''));
  const picture = useQuery(anchorImageQuery(anchor.data?.avatar ?? ''));
  const list = useRun(currentList);
  const { grades } = useConcretes(design.standardType);
  const record = anchor.data;
  const reasons = useRun(reasonsIn);

  const save = async (file: Blob, name: string) => {
    const saver = await import('file-saver').catch(() => null);
    if (!saver) {
      setProblem(t('failed'));
      return;
    }
    saver.saveAs(file, name);
    message.success(t('done', { file: name }));
  };

  const makePlate = async ({ depth: _, hasLimits: __, language, ...project }: ReportChoice) => {
    const parts = await Promise.all([
      import('@/report/drawings/report-drawings'),
      import('@/report/content/installation-data'),
    ]).catch(() => null);
    if (!record || !parts) {
      setProblem(t('failed'));
      return;
    }
    const translate = await translatorFor(language);
    const now = new Date();
    const [sheet, { titleBlock }] = parts;
    const title = titleBlock({ ...design, project }, now, translate);
    const content = sheet.plateFile(design, reportedData(design, record, language), title);
    const name = reportFileName(translate('report:plateFileName'), project.project, now, 'dxf');
    await save(new Blob([content], { type: DXF }), name);
  };

  const makeReport = async (choice: ReportChoice, extension: ReportEnding) => {
    const { depth, language, hasLimits, ...project } = choice;
    changeDesign((draft) => void Object.assign(draft.project, project));
    setProblem(null);
    const now = new Date();
    const userId = String(user.id);
    const prefix = (await translatorFor(language))('report:fileName');
    const nameAs = (of: FileExtension) => reportFileName(prefix, project.project, now, of);
    const isSearched = hasLimits && depth === 'full' && extension !== 'xlsx';
    const order = { design, project, language, now };
    const calculated = record &&
      result && {
        ...order,
        result,
        record,
        recordReadAt: new Date(anchor.dataUpdatedAt),
        list,
        userId,
        depth,
        grades: isSearched ? grades : undefined,
        anchorPicture: picture.data,
        takePicture,
      };
    const asked = reasons ? { ...order, record, reasons } : calculated;
    if (!asked) return;
    const confirmed = async (title: string, content: string, okText: string) =>
      await modal.confirm({ title, content, okText });
    const ask = (gaps: readonly string[]) =>
      confirmed(t('template.title'), gaps.join(' '), t('template.make'));
    const askLetters = (letters: string) =>
      confirmed(t('letters.title'), t('letters.boxes', { letters }), t('letters.save'));
    const outcome = await start(
      asked,
      extension === 'xlsx'
        ? { ending: 'xlsx' }
        : { ending: extension, ask, askLetters, userId, fileName: nameAs('docx') },
    );
    if (outcome.kind === 'done') await save(outcome.file, nameAs(extension));
    else if (outcome.kind === 'refused') setProblem(failureText(outcome.failure));
    else if (outcome.kind === 'template') setProblem(outcome.reason);
    else if (outcome.kind !== 'cancelled') setProblem(t(outcome.kind));
  };

  return {
    step,
    isReady: record !== undefined && result !== null,
    reasons,
    isAnchorMissing: anchor.isError,
    problem,
    makeReport,
    makePlate,
    cancel,
  };
}
