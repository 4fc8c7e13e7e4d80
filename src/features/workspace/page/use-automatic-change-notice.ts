/** Shows when a change has replaced entered values, with a button that restores them. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hasReducedSpacings } from '@/design/model/design-changes';
import type { Design } from '@/design/model/design-state';
import { textWithLink } from '@/features/workspace/run/run-notices';
import { useNotices } from '@/shared/ui/notices';
import { changeDesign, undo, useDesignStore } from '@/stores/design/design-store';

/** Display time of the message in s: long enough to read the sentence and click its button. */
const LONG = 8;

/** Returns the rule that replaced values; null if no rule did. */
function fixedBy(before: Design, now: Design): 'cracked' | 'rigid' | 'spacings' | null {
  if (hasReducedSpacings(before, now)) return 'spacings';
  if (before.standardType !== now.standardType)
    return before.concrete.crack_or_not === 'cracked' && now.concrete.crack_or_not === 'uncracked'
      ? 'cracked'
      : null;
  if (before.plate.stiffness === now.plate.stiffness || now.plate.stiffness === 'elastic') return null;
  const isOther = before.plate.thickness !== now.plate.thickness || before.profile.chosen !== null;
  return isOther ? 'rigid' : null;
}

const UNDO_OF = {
  cracked: () =>
    changeDesign(({ concrete, unlocked }) => {
      unlocked.cracked = true;
      concrete.crack_or_not = 'cracked';
    }),
  rigid: undo,
  spacings: undo,
};

export function useAutomaticChangeNotice(): void {
  const { t } = useTranslation('design');
  const { message } = useNotices();
  useEffect(
    () =>
      useDesignStore.subscribe((state, before) => {
        if (state.entry !== before.entry || state.opened !== before.opened) return;
        const fixed = fixedBy(before.design, state.design);
        if (fixed === null) return;
        const key = 'fixed';
        const onClick = () => {
          message.destroy(key);
          UNDO_OF[fixed]();
        };
        message.info({
          key,
          content: textWithLink(t(`locks.fixed.${fixed}`), t('locks.takeBack'), onClick),
          duration: LONG,
        });
      }),
    [message, t],
  );
}
