/** Makes one report: its steps, cancellation, and outcome. */
import i18next from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { postReportForPdf } from '@/api/calls/report';
import type { ApiFailure } from '@/api/contract/failure';
import { governingOrder } from '@/features/report-dialog/governing-order';
import {
  fetchReportTemplate,
  makeIncomplete,
  makeTable,
  makeWord,
  captureImages,
  translatorFor,
  type IncompleteOrder,
  type ReportOrder,
} from '@/features/report-dialog/make-report';
import { checkTemplate, templateGaps, templateErrorText } from '@/report/word/template-check';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/text/languages';

export type ReportStep = 'limits' | 'pictures' | 'filling' | 'converting';

type ReportOutcome =
  | { kind: 'done'; file: Blob }
  | { kind: 'cancelled' }
  | { kind: 'noTemplate' | 'failed' }
  /** The template cannot be used; `reason` says why. */
  | { kind: 'template'; reason: string }
  | { kind: 'refused'; failure: ApiFailure };

/**
 * Asks whether to make the report although some placeholders are unknown or missing in the template. `gaps`
 * contains the sentences that list these placeholders.
 */
type Ask = (gaps: readonly string[]) => Promise<boolean>;

type Wanted =
  | { ending: 'xlsx' }
  | { ending: 'docx'; ask: Ask }
  /** PDF converted by the server for the user with the id `userId`. */
  | {
      ending: 'pdf';
      ask: Ask;
      /** Asks whether to save a PDF that shows the characters in `letters` as boxes. */
      askLetters: (letters: string) => Promise<boolean>;
      userId: string;
      fileName: string;
    };

interface ReportRun {
  step: ReportStep | null;
  start: (order: ReportOrder | IncompleteOrder, wanted: Wanted) => Promise<ReportOutcome>;
  cancel: () => void;
}

async function checkedTemplate(order: ReportOrder, ask: Ask): Promise<{ file: ArrayBuffer } | ReportOutcome> {
  const file = await fetchReportTemplate(order);
  if (!file) return { kind: 'noTemplate' };
  const check = checkTemplate(file, 'design');
  const translate = await translatorFor(parseLanguage(i18next.language) ?? DEFAULT_LANGUAGE);
  if (!check.ok) return { kind: 'template', reason: templateErrorText(check.refusal, translate) };
  const gaps = templateGaps(check, translate);
  return gaps.length === 0 || (await ask(gaps)) ? { file } : { kind: 'cancelled' };
}

export function useReportRun(): ReportRun {
  const [step, setStep] = useState<ReportStep | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const start = useCallback<ReportRun['start']>(async (asked, wanted) => {
    // A second click before the first step is on screen makes no second file.
    if (current.current !== null) return { kind: 'cancelled' };
    const abort = new AbortController();
    current.current = abort;
    const { signal } = abort;
    const delivered = async (word: Blob): Promise<ReportOutcome> => {
      if (signal.aborted) return { kind: 'cancelled' };
      if (wanted.ending !== 'pdf') return { kind: 'done', file: word };
      setStep('converting');
      const pdf = await postReportForPdf(wanted.userId, word, wanted.fileName, signal);
      if (signal.aborted) return { kind: 'cancelled' };
      if (!pdf.ok) return { kind: 'refused', failure: pdf.error };
      const { file, lettersWithoutFont: letters } = pdf.value;
      const isWanted = letters === '' || (await wanted.askLetters(letters));
      return isWanted ? { kind: 'done', file } : { kind: 'cancelled' };
    };
    const steps = async (): Promise<ReportOutcome> => {
      if ('reasons' in asked) {
        setStep('filling');
        const template = await fetchReportTemplate({ ...asked, depth: 'incomplete' });
        return template ? await delivered(await makeIncomplete(asked, template)) : { kind: 'noTemplate' };
      }
      setStep(asked.grades ? 'limits' : 'pictures');
      const template = wanted.ending === 'xlsx' ? null : await checkedTemplate(asked, wanted.ask);
      if (signal.aborted) return { kind: 'cancelled' };
      if (template !== null && 'kind' in template) return template;
      const governing = await governingOrder(asked, signal);
      if (signal.aborted) return { kind: 'cancelled' };
      if ('failure' in governing) return { kind: 'refused', failure: governing.failure };
      // The search module is loaded only if the limits are requested.
      const search = asked.grades && (await import('@/features/report-dialog/report-limits'));
      const limits = search ? await search.reportLimits(asked, signal) : null;
      if (signal.aborted) return { kind: 'cancelled' };
      const order = { ...governing.order, limits };
      if (wanted.ending === 'xlsx' || template === null)
        return { kind: 'done', file: await makeTable(order) };
      setStep('pictures');
      const pictures = await captureImages(order);
      if (signal.aborted) return { kind: 'cancelled' };
      setStep('filling');
      return delivered(
        await makeWord(order, { pictures, template: template.file, isPdf: wanted.ending === 'pdf' }),
      );
    };
    try {
      return await steps();
    } catch (cause) {
      // A template edited in Word may contain an invalid placeholder. The error is reported, so that the
      // dialog does not wait forever.
      console.error(cause);
      return { kind: 'failed' };
    } finally {
      if (current.current === abort) {
        current.current = null;
        setStep(null);
      }
    }
  }, []);

  const cancel = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setStep(null);
  }, []);

  return { step, start, cancel };
}
