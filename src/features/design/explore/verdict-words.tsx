/** A verdict in the words, colours and icons of the results. */
import { governingText, wordText } from '@/report/verdict-text';
import type { GoverningRow } from '@/verdict/governing';
import type { Outcome } from '@/verdict/outcome';
import { useTranslate } from '../current/use-translate';
import { VERDICT_ICONS } from '../results/verdict-mark';
import words from '../results/verdict.module.css';
import styles from './explore.module.css';

export function VerdictWords({ outcome: { word } }: { outcome: Outcome }) {
  const translate = useTranslate();
  return (
    <span className={`${styles.verdict} ${words[word]}`} data-verdict={word}>
      {VERDICT_ICONS[word]} {wordText(word, translate)}
    </span>
  );
}

/** 'Concrete cone failure in tension, anchors 1, 2: 134.2 %'; '' where nothing governs. */
export function useGoverningWords(): (governing: GoverningRow | null) => string {
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
