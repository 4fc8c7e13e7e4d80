/** Making one report: its steps, cancelling, and how it ended. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { postReportForPdf } from '@/api/calls/report';
import type { ApiFailure } from '@/api/contract/failure';
import { governingOrder } from './governing-order';
import { makeWord, takePictures, type ReportOrder } from './make-report';

export type ReportStep = 'pictures' | 'filling' | 'converting';

export type ReportOutcome =
  | { kind: 'done'; file: Blob }
  | { kind: 'cancelled' }
  | { kind: 'noTemplate' | 'failed' }
  | { kind: 'refused'; failure: ApiFailure };

interface ReportRun {
  /** Null while none is being made. */
  step: ReportStep | null;
  /** Word for no user id, else PDF converted by the server for this user. */
  start: (order: ReportOrder, pdfFor: { userId: string; fileName: string } | null) => Promise<ReportOutcome>;
  cancel: () => void;
}

export function useReportRun(): ReportRun {
  const [step, setStep] = useState<ReportStep | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const start = useCallback<ReportRun['start']>(async (asked, pdfFor) => {
    const abort = new AbortController();
    current.current = abort;
    const { signal } = abort;
    const steps = async (): Promise<ReportOutcome> => {
      setStep('pictures');
      const governing = await governingOrder(asked, signal);
      if (signal.aborted) return { kind: 'cancelled' };
      if ('failure' in governing) return { kind: 'refused', failure: governing.failure };
      const { order } = governing;
      const pictures = await takePictures(order);
      if (signal.aborted) return { kind: 'cancelled' };
      setStep('filling');
      const word = await makeWord(order, pictures);
      if (signal.aborted) return { kind: 'cancelled' };
      if (!word) return { kind: 'noTemplate' };
      if (!pdfFor) return { kind: 'done', file: word };
      setStep('converting');
      const pdf = await postReportForPdf(pdfFor.userId, word, pdfFor.fileName, signal);
      if (signal.aborted) return { kind: 'cancelled' };
      return pdf.ok ? { kind: 'done', file: pdf.value } : { kind: 'refused', failure: pdf.error };
    };
    try {
      return await steps();
    } catch (cause) {
      // A template changed in Word may hold a broken placeholder: the dialog must not wait for ever.
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
