import type { GoverningRow } from '@/design/verdict/checks';
import { useTranslate } from '@/features/current-design/use-translate';
import { governingSentence } from '@/text/wording/verdict-text';

export function useGoverningText(): (governing: GoverningRow | null) => string {
  const translate = useTranslate();
  return (governing) => governingSentence(governing, translate);
}
