/** Button of a row for a call that asks for confirmation. */
import { useMutation } from '@tanstack/react-query';
import { Button, Popconfirm, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiOutcome } from '@/api/contract/failure';
import { failureOf, valueOf } from '@/api/errors';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices';

interface ConfirmedCallProps {
  text: string;
  name: string;
  question: string;
  detail: string;
  danger?: boolean;
  call: () => Promise<ApiOutcome<true>>;
  doneText: string;
  /** Reloads the list, whether or not the call succeeded. */
  reload: () => Promise<void>;
}

export function ConfirmedCall(props: ConfirmedCallProps) {
  const { text, name, question, detail, danger = false, call, doneText, reload } = props;
  const { t } = useTranslation('common');
  const { message } = useNotices();
  const failureText = useFailureText();
  // A list can contain about a hundred of these buttons, so each dialog is created only when needed.
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => valueOf(await call()),
    onSuccess: () => message.success(doneText),
    onError: (cause) => message.error(failureText(failureOf(cause))),
    onSettled: reload,
  });

  const button: ButtonProps = {
    type: 'link',
    size: 'small',
    danger,
    loading: isPending,
    'aria-busy': isPending,
    disabled: isPending,
    'aria-label': `${text} ${name}`,
    children: text,
  };
  if (!isAsked) return <Button {...button} onClick={() => setIsAsked(true)} />;
  return (
    <Popconfirm
      defaultOpen
      title={question}
      description={detail}
      okText={text}
      cancelText={t('cancel')}
      okButtonProps={{ danger }}
      onConfirm={() => mutate()}
    >
      <Button {...button} autoFocus />
    </Popconfirm>
  );
}
