import type { GoverningRow } from '@/design/verdict/governing';
import { useTranslate } from '@/features/current-design/use-translate';
import { governingText } from '@/wording/verdict-text';

/** Returns text such as 'Concrete cone failure in tension, anchors 1, 2: 134.2 %'; '' if nothing governs. */
export function useGoverningText(): (governing: GoverningRow | null) => string {
  const translate = useTranslate();
  return (governing) => {
    if (governing === null) return '';
    const { name, anchors, value } = governingText(governing, {}, translate);
    return translate(`results:verdict.caption.${anchors === '' ? 'withoutAnchors' : 'withAnchors'}`, {
      name,
      anchors,
      value,
    });
  };
}
