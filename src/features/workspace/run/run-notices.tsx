/** Messages about a calculation that the user requested: its outcome, or the reason why it did not start. */
import { Button } from 'antd';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/contract/failure';
import type { Reasons } from '@/design/run/run-state';
import { failureToReport } from '@/design/validation/validate-design';
import { useProblemText } from '@/features/current-design/use-run';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices';
import { SentenceText } from '@/shared/ui/symbol-text';
import { useRunStore, type RunNotice } from '@/stores/run';
import { answerQuestion, runDriver } from '@/stores/run-driver';
import { openField } from '@/stores/workspace-view';
import { formatInput } from '@/text/format/format-number';

/** Display time in seconds: long enough to read the warning and click its link. */
const WARNING_SECONDS = 6;

/** Key of the message about a run that did not start: only the last one is shown. */
const KEY = 'validation';

const WITH_REASON: ReadonlySet<ApiFailure['kind']> = new Set([
  'malformed',
  'timeout',
  'exceeded_limit',
  'signed_out',
]);

/** A sentence with a button; no button if no field can correct the problem. */
export function textWithLink(text: string, link?: string, onClick?: () => void): ReactElement {
  return (
    <>
      <SentenceText text={text} />
      {onClick && (
        <Button type="link" size="small" onClick={onClick}>
          {link}
        </Button>
      )}
    </>
  );
}

/** Returns a function that asks whether to continue although values are below the minimum for the anchor. */
function useMinimumQuestion() {
  const { t } = useTranslation('design');
  const { modal } = useNotices();
  return ({ warnings, requested }: Extract<RunNotice, { kind: 'question' }>) => {
    let wanted: string | undefined;
    const leaveFor = (field: string) => {
      wanted = field;
      dialog.destroy();
    };
    const dialog = modal.confirm({
      title: t('minimum.title'),
      content: (
        <>
          <p>{t('minimum.text')}</p>
          <ul>
            {warnings.map(({ kind, field, value, limit }) => (
              <li key={`${kind} ${field}`}>
                {textWithLink(
                  t(`minimum.${kind}`, { value: formatInput(value), limit: formatInput(limit) }),
                  t('actions.toField'),
                  () => leaveFor(field),
                )}
              </li>
            ))}
          </ul>
          <p>{t('minimum.continue')}</p>
        </>
      ),
      okText: t('actions.yes'),
      cancelText: t('actions.no'),
      onOk: () => {
        answerQuestion(warnings, true);
        runDriver().calculate(requested);
      },
      // The page goes to the field only after the dialog is closed, because closing returns the focus to
      // the button that opened the dialog.
      afterClose: () => {
        if (wanted !== undefined) openField(wanted);
      },
    });
  };
}

export function useRunNotices(): void {
  const { t } = useTranslation(['design', 'result', 'results', 'error']);
  const { message } = useNotices();
  const failureText = useFailureText();
  const problemText = useProblemText();
  const ask = useMinimumQuestion();

  /** States why nothing was calculated, with a link to the field; every invalid field is marked as well. */
  const showInvalid = ({ unread: [text], rules }: Reasons) => {
    const problem = text ? { key: 'unread' as const, field: text.field, values: { text: text.text } } : null;
    const { field = '', ...said } = problem ?? failureToReport(rules) ?? {};
    const show = () => {
      message.destroy(KEY);
      openField(field);
    };
    message.error({
      key: KEY,
      content: textWithLink(
        problemText('key' in said ? said : undefined) ?? '',
        t('design:actions.toField'),
        field === '' ? undefined : show,
      ),
      duration: WARNING_SECONDS,
    });
  };

  /** States the failed call, then the translated text of the failure or the server's own message. */
  const showFailure = ({ kind, failure }: Extract<RunNotice, { kind: 'error1' | 'error2' }>) => {
    const isOwn = WITH_REASON.has(failure.kind) || failure.cutAfter !== undefined;
    const reason = isOwn ? failureText(failure) : failure.message;
    const title = t(`result:${kind}`);
    const show = failure.kind === 'exceeded_limit' ? message.warning : message.error;
    show(reason === '' ? title : `${title} ${reason}`);
  };

  const show = useEffectEvent((notice: RunNotice) => {
    // If the result is incomplete, the results card lists what is missing, and no success message appears.
    if (notice.kind === 'success') {
      if (notice.isWhole) message.success(t('result:sucess'));
    } else if (notice.kind === 'cancelled') message.info(t('results:toast.cancelled'));
    else if (notice.kind === 'waiting') message.info({ key: KEY, content: t('results:toast.waiting') });
    else if (notice.kind === 'notRead')
      message.error(t('results:toast.recordNotRead', { reason: failureText(notice.failure) }));
    else if (notice.kind === 'invalid') showInvalid(notice.reasons);
    else if (notice.kind === 'question') ask(notice);
    else showFailure(notice);
  });
  // Not read with a hook: the end of each run would re-render the whole workspace.
  useEffect(
    () =>
      useRunStore.subscribe(({ notice }, before) => {
        if (notice !== null && notice !== before.notice) show(notice);
      }),
    [],
  );
}
