/** Shows the values of the stored design that could not be read when the workspace opened the design. */
import { useEffect, useEffectEvent } from 'react';
import { DATA_SAVE_KEY } from '@/design/file/data-save';
import { useReplacedFields } from '@/features/workspace/records/use-replaced-fields';
import { whenIdle } from '@/shared/hooks/use-when-idle';
import { readItem } from '@/stores/local-storage';

export function useUnreadValues(userId: string): void {
  const tell = useEffectEvent(useReplacedFields());
  useEffect(() => {
    const controller = new AbortController();
    // The text is read immediately, because the first change to the design replaces the stored text.
    const text = readItem(DATA_SAVE_KEY);
    const check = async (saved: string) => {
      const part = await import('@/design/file/unread-values').catch(() => null);
      const unread = part?.unreadValues(saved) ?? [];
      if (unread.length > 0 && !controller.signal.aborted) await tell(unread);
    };
    // The check parses the whole text again, so it runs only when the browser is idle and does not delay the
    // page.
    const stop = text === null ? undefined : whenIdle(() => void check(text));
    return () => {
      stop?.();
      controller.abort();
    };
  }, [userId]);
}
