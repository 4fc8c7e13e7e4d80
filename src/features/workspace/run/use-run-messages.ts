/** Messages about a calculation that the user requested: its outcome, or the reason why it did not start. */
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/contract/failure';
import type { Reasons } from '@/design/run/run-state';
import { failureToReport } from '@/design/validation/validate-design';
import { warningText } from '@/features/workspace/run/warnings';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices/notices';
import type { RunEnd } from '@/stores/run';

/** Display time in seconds: long enough to read the warning and click its link. */
const WARNING_SECONDS = 6;

/** Failure kinds whose translated text is added to the message about the failed call. */
const WITH_REASON: ReadonlySet<ApiFailure['kind']> = new Set([
  'malformed',
  'timeout',
  'exceeded_limit',
  'signed_out',
]);

interface RunMessages {
  ended: (end: RunEnd) => void;
  /** Reports why nothing was calculated, with a link to the field. */
  invalid: (reasons: Reasons) => void;
  notRead: (failure: ApiFailure) => void;
  waiting: () => void;
}

export function useRunMessages(goTo: (field: string) => void): RunMessages {
  const { t } = useTranslation(['design', 'result', 'results', 'error']);
  const { message } = useNotices();
  const failureText = useFailureText();
  const ended = useCallback(
    (end: RunEnd) => {
      // If the result is incomplete, the results card lists what is missing, and no success message appears.
      if (end.kind === 'success') {
        if (end.isWhole) message.success(t('result:sucess'));
      } else if (end.kind === 'cancelled') message.info(t('results:toast.cancelled'));
      else {
        const { failure } = end;
        // After the text about the failed call, the message states the translated text of the failure or, for
        // other failure kinds, the server's message, if there is one.
        const isOwn = WITH_REASON.has(failure.kind) || failure.cutAfter !== undefined;
        const reason = isOwn ? failureText(failure) : failure.message;
        const title = t(`result:${end.kind}`);
        message.error(reason === '' ? title : `${title} ${reason}`);
      }
    },
    [failureText, message, t],
  );
  const invalid = useCallback(
    ({ unread, rules }: Reasons) => {
      const rule = failureToReport(rules);
      const [text] = unread;
      const said =
        text === undefined
          ? { text: rule ? t(`error:${rule.key}`, rule.values ?? {}) : '', field: rule?.field ?? '' }
          : { text: t('error:unread', { text: text.text }), field: text.field };
      // Only one message is shown; every invalid field is marked as well.
      const key = 'validation';
      const show = () => {
        message.destroy(key);
        goTo(said.field);
      };
      message.error({
        key,
        content: warningText({
          text: said.text,
          link: said.field === '' ? undefined : { text: t('design:actions.toField'), onClick: show },
        }),
        duration: WARNING_SECONDS,
      });
    },
    [goTo, message, t],
  );
  return useMemo(
    () => ({
      ended,
      invalid,
      notRead: (failure: ApiFailure) => {
        message.error(t('results:toast.recordNotRead', { reason: failureText(failure) }));
      },
      waiting: () => {
        message.info({ key: 'validation', content: t('results:toast.waiting') });
      },
    }),
    [ended, failureText, invalid, message, t],
  );
}
