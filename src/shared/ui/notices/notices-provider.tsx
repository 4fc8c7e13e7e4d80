/**
 * Provides messages and dialogs instead of antd's App, for whose code the page would have to wait. The
 * message code is loaded right after the page, because messages must be available when the connection is
 * lost; earlier messages wait for that code.
 */
import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LongText } from '@/shared/ui/long-text';
import { NoticesContext, type MessageCalls, type Notices } from '@/shared/ui/notices/notices';
import { useHolder } from '@/shared/ui/notices/use-holder';

const messageChunk = async () => (await import('@/shared/ui/notices/message-holder')).MessageHolder;
const modalChunk = async () => (await import('@/shared/ui/notices/modal-holder')).ModalHolder;

export function NoticesProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('errors');
  const { holder: messages, load: loadMessages } = useHolder(messageChunk);
  const { holder: dialogs, load: loadDialogs } = useHolder(modalChunk);
  useEffect(() => void loadMessages(), [loadMessages]);

  const notices = useMemo<Notices>(() => {
    const show =
      (kind: 'success' | 'info' | 'warning' | 'error'): MessageCalls[typeof kind] =>
      (content) =>
        void loadMessages().then((calls) =>
          calls?.[kind](typeof content === 'string' ? { content: <LongText text={content} /> } : content),
        );
    const message: MessageCalls = {
      success: show('success'),
      info: show('info'),
      warning: show('warning'),
      error: show('error'),
      destroy: (key) => void loadMessages().then((calls) => calls?.destroy(key)),
    };
    const loadModal = async () => {
      const calls = await loadDialogs();
      if (!calls) message.error(t('network'));
      return calls;
    };
    const confirm: Notices['confirm'] = async (question) => {
      const modal = await loadModal();
      return (await modal?.confirm(question)) ?? false;
    };
    return { message, confirm, loadModal };
  }, [loadDialogs, loadMessages, t]);

  return (
    <NoticesContext value={notices}>
      {messages}
      {dialogs}
      {children}
    </NoticesContext>
  );
}
