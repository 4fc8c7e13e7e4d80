/** What a calculation that was asked for says when it ends. */
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices/notices';
import type { Failure } from '@/design/validation/validate-design';
import type { CalculationOutcome } from '@/features/current-design/calculation/use-calculation';
import { warningText } from './warnings';

/** Long enough to read the warning and to reach its link. */
const WARNING_SECONDS = 6;

interface RunMessages {
  ofOutcome: (outcome: CalculationOutcome) => void;
  /** Why nothing was calculated, with the way to the field. */
  ofFailure: (failure: Failure) => void;
  notRead: (reason: string) => void;
  waiting: () => void;
}

export function useRunMessages(goTo: (field: string) => void): RunMessages {
  const { t } = useTranslation(['design', 'result', 'results', 'error']);
  const { message } = useNotices();
  const failureText = useFailureText();
  const ofOutcome = useCallback(
    (outcome: CalculationOutcome) => {
      if (outcome.kind === 'success') message.success(t('result:sucess'));
      else if (outcome.kind === 'cancelled') message.info(t('results:toast.cancelled'));
      else {
        const { failure } = outcome;
        // Which of the two calls it was says enough of a connection or a status.
        const isOwn = failure.kind === 'malformed' || failure.kind === 'timeout';
        const reason = isOwn ? failureText(failure) : failure.message;
        const title = t(`result:${outcome.kind}`);
        message.error(reason === '' ? title : `${title} ${reason}`);
      }
    },
    [failureText, message, t],
  );
  const ofFailure = useCallback(
    ({ key: rule, values, field }: Failure) => {
      // One toast. Every failing field is marked as well.
      const key = 'validation';
      const show = () => {
        message.destroy(key);
        goTo(field);
      };
      message.error({
        key,
        content: warningText({
          text: t(`error:${rule}`, values ?? {}),
          link: field === '' ? undefined : { text: t('design:actions.toField'), onClick: show },
        }),
        duration: WARNING_SECONDS,
      });
    },
    [goTo, message, t],
  );
  return useMemo(
    () => ({
      ofOutcome,
      ofFailure,
      notRead: (reason: string) => {
        message.error(t('results:toast.recordNotRead', { reason }));
      },
      waiting: () => {
        message.info({ key: 'validation', content: t('results:toast.waiting') });
      },
    }),
    [message, ofFailure, ofOutcome, t],
  );
}
