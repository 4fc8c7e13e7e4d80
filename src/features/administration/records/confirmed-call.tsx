/** A call for one record, behind a question: asks, calls, says how it went, and reads the list again. */
import { LoadingOutlined } from '@ant-design/icons';
import { Popconfirm } from 'antd';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiOutcome } from '@/api/contract/failure';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices/notices';
import styles from '@/features/administration/records/records.module.css';

interface ConfirmedCallProps {
  /** On the button, and on the one that confirms. */
  text: string;
  /** Name of the record. */
  name: string;
  question: string;
  /** Below the question. */
  detail: string;
  danger?: boolean;
  call: () => Promise<ApiOutcome<true>>;
  doneText: string;
  /** Reads the list again, whether the call succeeded or not. */
  reload: () => Promise<void>;
}

export function ConfirmedCall(props: ConfirmedCallProps) {
  const { text, name, question, detail, danger = false, call, doneText, reload } = props;
  const { t } = useTranslation('common');
  const { message } = useNotices();
  const failureText = useFailureText();
  // A list shows some hundred of these: each gets its question when it is asked for the first time.
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const onConfirm = async () => {
    setIsBusy(true);
    const outcome = await call();
    if (outcome.ok) message.success(doneText);
    else message.error(failureText(outcome.error));
    await reload();
    setIsBusy(false);
  };

  const button: ComponentProps<'button'> = {
    type: 'button',
    className: danger ? `${styles.action} ${styles.danger}` : styles.action,
    'aria-label': `${text} ${name}`,
    'aria-busy': isBusy,
    disabled: isBusy,
    children: (
      <>
        {isBusy && <LoadingOutlined aria-hidden />} {text}
      </>
    ),
  };
  if (!isAsked) return <button {...button} onClick={() => setIsAsked(true)} />;
  return (
    <Popconfirm
      defaultOpen
      title={question}
      description={detail}
      okText={text}
      cancelText={t('cancel')}
      okButtonProps={{ danger }}
      onConfirm={() => void onConfirm()}
    >
      <button {...button} autoFocus />
    </Popconfirm>
  );
}
