/** antd's messages, in the footer of the page, and dialogs. A long server text shows its first line. */
import { App } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { LongText } from '@/shared/ui/long-text';

interface MessageOptions {
  content: ReactNode;
  /** Key of the message: a new message replaces an earlier message with the same key. */
  key?: string;
  duration?: number;
}

export type Notices = ReturnType<typeof useNotices>;

export function useNotices() {
  const { message: calls, modal } = App.useApp();
  const message = useMemo(() => {
    const show = (kind: 'success' | 'info' | 'warning' | 'error') => (content: string | MessageOptions) =>
      void calls[kind](typeof content === 'string' ? { content: <LongText text={content} /> } : content);
    return {
      success: show('success'),
      info: show('info'),
      warning: show('warning'),
      error: show('error'),
      destroy: (key: string) => calls.destroy(key),
    };
  }, [calls]);
  return { message, modal };
}
