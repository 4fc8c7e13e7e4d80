/** Keeps the design on screen identical to the stored design, whichever tab changes it. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices';
import { autosaveDesign } from '@/stores/design/autosave-design';
import { useDesignStore } from '@/stores/design/design-store';
import { reloadDesign } from '@/stores/design/stored-design';
import type { AutosaveQueue, SavedState } from '@/stores/saved-designs/autosave';

export function useSavedDesign(userId: string): void {
  const { t } = useTranslation('design');
  const { modal, message } = useNotices();
  const navigate = useNavigate();
  // Adds the design to the saved designs; its module is loaded with the first save.
  const autosave = useRef<AutosaveQueue>(null);
  const ask = useEffectEvent(
    async () =>
      await modal.confirm({
        title: t('otherTab.title'),
        content: t('otherTab.question'),
        okText: t('otherTab.theirs'),
        cancelText: t('otherTab.mine'),
      }),
  );
  const onTaken = useEffectEvent(() => {
    const { standardType } = useDesignStore.getState().design;
    // The URL contains the standard: with the old standard in the URL, the design would be changed back.
    void navigate(routes.homeWith(standardType), { replace: true });
    message.info({ key: 'otherTab', content: t('otherTab.taken') });
  });
  const save = useEffectEvent(async (saved: SavedState, isAtOnce: boolean) => {
    // The last save, when the page closes, must not wait.
    if (autosave.current === null) {
      const part = await import('@/stores/saved-designs/autosave').catch(() => null);
      if (part === null) return false;
      autosave.current = part.autosave;
    }
    autosave.current.put({
      owner: userId,
      saved,
      // If the browser cannot store anything at all, the designs page reports the failure.
      onFailure: (failure) => {
        if (failure === 'full')
          message.warning({ key: 'savedDesignsFull', content: t('actions.savedDesignsFull') });
      },
    });
    return !isAtOnce || autosave.current.flush();
  });
  useEffect(() => {
    // Reloads the design, because another user may have signed in since the store was created.
    void reloadDesign();
    const stop = autosaveDesign({
      userId,
      ask: () => ask(),
      onTaken: () => onTaken(),
      save: (saved, isAtOnce) => save(saved, isAtOnce),
    });
    return () => {
      stop();
      void autosave.current?.flush();
    };
  }, [userId]);
}
