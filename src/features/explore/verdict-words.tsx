/** A verdict with the text, colour and icon used in the results. */
import type { CaseVerdict } from '@/design/verdict/outcome';
import { useTranslate } from '@/features/current-design/use-translate';
import { VERDICT_ICONS } from '@/features/current-design/verdict-mark';
import { verdictText } from '@/wording/verdict-text';
import words from '@/features/current-design/verdict.module.css';
import styles from '@/features/explore/explore.module.css';

export function VerdictText({ outcome: { word } }: { outcome: CaseVerdict }) {
  const translate = useTranslate();
  return (
    <span className={`${styles.verdict} ${words[word]}`} data-verdict={word}>
      {VERDICT_ICONS[word]} {verdictText(word, translate)}
    </span>
  );
}
