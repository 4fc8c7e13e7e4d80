/** Makes the files of the report dialog step by step, saves them, and states why a file was not made. */
import { useQuery } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorQuery } from '@/api/calls/databases';
import { anchorImageQuery } from '@/api/calls/images';
import { postReportForPdf } from '@/api/calls/report';
import type { User } from '@/api/contract/account';
import { captureReportImage } from '@/features/current-design/report-image';
import { useConcretes } from '@/features/current-design/use-records';
import { reasonsIn, useRun } from '@/features/current-design/use-run';
import { governingOrder } from '@/features/report-dialog/governing-load-case';
import {
  captureImages,
  fetchReportTemplate,
  type IncompleteOrder,
  makeIncomplete,
  makeTable,
  makeWord,
  type ReportOrder,
  translatorFor,
} from '@/features/report-dialog/make-report';
import type { ReportChoice } from '@/features/report-dialog/report-fields';
import { reportFileName } from '@/report/content/file-name';
import { reportedData } from '@/report/content/gather-report';
import { checkTemplate, templateErrorText, templateGaps } from '@/report/word/template-check';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { currentList, useRunStore } from '@/stores/run';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/text/languages';

const DXF = 'application/dxf';

export type ReportEnding = 'docx' | 'pdf' | 'xlsx';
export type ReportStep = 'limits' | 'pictures' | 'filling' | 'converting';

/** A made file, or the reason why there is none; null if the user cancelled. */
type Outcome<File> = File | { problem: string } | null;

export function useReportFiles(user: User) {
  const { t, i18n } = useTranslation(['report', 'common']);
  const { message, modal } = useNotices();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string | null>(null);
  const [step, setStep] = useState<ReportStep | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const design = useDesignStore((state) => state.design);
  const result = useRunStore((state) => state.result);
  const anchor = useQuery(anchorQuery(design.anchor.chosen[design.standardType]?.id ?? ''));
  const picture = useQuery(anchorImageQuery(anchor.data?.avatar ?? ''));
  const list = useRun(currentList);
  const { grades } = useConcretes(design.standardType);
  const record = anchor.data;
  const reasons = useRun(reasonsIn);
  const userId = String(user.id);

  const save = (file: Blob, name: string) => {
    saveAs(file, name);
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
    save(new Blob([content], { type: DXF }), name);
  };

  const confirmed = async (title: string, content: string, okText: string) =>
    await modal.confirm({ title, content, okText });

  /** Asks whether to make the report although some placeholders are unknown or missing in the template. */
  const checkedTemplate = async (order: ReportOrder): Promise<Outcome<ArrayBuffer>> => {
    const file = await fetchReportTemplate(order);
    if (!file) return { problem: t('noTemplate') };
    const check = checkTemplate(file, 'design');
    const translate = await translatorFor(parseLanguage(i18n.language) ?? DEFAULT_LANGUAGE);
    if (!check.ok) return { problem: templateErrorText(check.refusal, translate) };
    const gaps = templateGaps(check, translate);
    const isWanted =
      gaps.length === 0 || (await confirmed(t('template.title'), gaps.join(' '), t('template.make')));
    return isWanted ? file : null;
  };

  const fileOf = async (
    requested: ReportOrder | IncompleteOrder,
    ending: ReportEnding,
    { wordName, signal }: { wordName: string; signal: AbortSignal },
  ): Promise<Outcome<Blob>> => {
    const enter = (next: ReportStep) => {
      signal.throwIfAborted();
      setStep(next);
    };
    const delivered = async (word: Blob): Promise<Outcome<Blob>> => {
      if (ending !== 'pdf') return word;
      enter('converting');
      const pdf = await postReportForPdf(userId, word, wordName, signal);
      signal.throwIfAborted();
      if (!pdf.ok) return { problem: failureText(pdf.error) };
      const { file, lettersWithoutFont: letters } = pdf.value;
      const isWanted =
        letters === '' ||
        (await confirmed(t('letters.title'), t('letters.boxes', { letters }), t('letters.save')));
      return isWanted ? file : null;
    };
    if ('reasons' in requested) {
      enter('filling');
      const template = await fetchReportTemplate({ ...requested, depth: 'incomplete' });
      return template ? delivered(await makeIncomplete(requested, template)) : { problem: t('noTemplate') };
    }
    enter(requested.grades ? 'limits' : 'pictures');
    const template = ending === 'xlsx' ? undefined : await checkedTemplate(requested);
    if (template === null || (template && 'problem' in template)) return template;
    signal.throwIfAborted();
    const governing = await governingOrder(requested, signal);
    signal.throwIfAborted();
    if ('failure' in governing) return { problem: failureText(governing.failure) };
    // The search module is loaded only if the limits are requested.
    const search = requested.grades && (await import('@/features/report-dialog/report-reserves'));
    const order = {
      ...governing.order,
      limits: search ? await search.reportLimits(requested, signal) : null,
    };
    signal.throwIfAborted();
    if (template === undefined) return makeTable(order);
    enter('pictures');
    const pictures = await captureImages(order);
    enter('filling');
    return delivered(await makeWord(order, { pictures, template, isPdf: ending === 'pdf' }));
  };

  const makeReport = async (choice: ReportChoice, extension: ReportEnding) => {
    const { depth, language, hasLimits, ...project } = choice;
    changeDesign((draft) => void Object.assign(draft.project, project));
    setProblem(null);
    const now = new Date();
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
        takePicture: captureReportImage,
      };
    const requested = reasons ? { ...order, record, reasons } : calculated;
    // A second click before the first step is on screen makes no second file.
    if (!requested || current.current !== null) return;
    const abort = new AbortController();
    const { signal } = abort;
    current.current = abort;
    try {
      const prefix = (await translatorFor(language))('report:fileName');
      const wordName = reportFileName(prefix, project.project, now, 'docx');
      const made = await fileOf(requested, extension, { wordName, signal });
      if (signal.aborted || made === null) return;
      if ('problem' in made) setProblem(made.problem);
      else save(made, reportFileName(prefix, project.project, now, extension));
    } catch (cause) {
      if (signal.aborted) return;
      // A template edited in Word may contain an invalid placeholder. The error is reported, so that the
      // dialog does not wait forever.
      console.error(cause);
      setProblem(t('failed'));
    } finally {
      if (current.current === abort) cancel();
    }
  };

  function cancel() {
    current.current?.abort();
    current.current = null;
    setStep(null);
  }

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
