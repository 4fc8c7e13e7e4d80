/** The combinations of the loads under the headline, each with how much of its limit it uses; a click shows one. */
import { LoadingOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { utilisationText } from '@/report/figures';
import { factorsText } from '@/shared/format/factors-text';
import {
  inOrder,
  type Combination,
  type CombinationEnd,
  type DoneCombination,
} from '@/stores/design/combinations';
import { usePreferencesStore } from '@/stores/preferences';
import { useTranslate } from '../current/use-translate';
import { VERDICT_ICONS } from './verdict-mark';
import styles from './combination-strip.module.css';

interface CombinationStripProps {
  shown: DoneCombination;
  others: readonly CombinationEnd[];
  /** The combination that decides. */
  worst: Combination;
  onShow: (combination: Combination) => void;
  onFollow: () => void;
}

function Figure({ end }: { end: CombinationEnd }) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  if (end.state === 'pending') return <LoadingOutlined aria-label={t('combinations.pending')} />;
  if (end.state === 'offered') return <span title={t('combinations.offered')}>—</span>;
  if (end.state === 'failed') {
    const text = [t('combinations.failed'), end.message].filter((part) => part !== '').join(': ');
    return <WarningOutlined className={styles.failed} aria-label={text} title={text} />;
  }
  const { word, governing } = end.outcome;
  return (
    <span className={styles[word]}>
      {VERDICT_ICONS[word]}{' '}
      {governing === null
        ? t('verdicts.Not applicable')
        : utilisationText(governing.utilisation, true, translate)}
    </span>
  );
}

export function CombinationStrip({ shown, others, worst, onShow, onFollow }: CombinationStripProps) {
  const { t } = useTranslation('results');
  const only = usePreferencesStore((state) => state.onlyChosenCombination);
  const setOnly = usePreferencesStore((state) => state.setOnlyChosenCombination);
  if (others.length === 0 && !only) return null;
  const { combination } = shown;
  const isOffered = others.some(({ state }) => state === 'offered' || state === 'failed');
  return (
    <div
      className={styles.strip}
      role="group"
      aria-label={t('combinations.title')}
      data-testid="combinations"
    >
      {inOrder([shown, ...others]).map((end) => (
        <button
          key={end.combination}
          type="button"
          className={`${styles.end} ${end.combination === worst ? styles.worst : ''}`}
          aria-pressed={end.combination === combination}
          title={t('combinations.openOther')}
          onClick={() => {
            if (end.combination !== combination) onShow(end.combination);
          }}
        >
          <span className={styles.name}>
            {end.combination === 4 ? t('combinations.own') : end.combination} · {factorsText(end.factors)}
          </span>
          <Figure end={end} />
          {end.combination === worst && others.length > 0 && (
            <span className={styles.governs}>{t('verdict.governs')}</span>
          )}
        </button>
      ))}
      {only && others.length === 0 && <span className={styles.note}>{t('combinations.only')}</span>}
      {isOffered && (
        <Button size="small" type="link" onClick={onFollow}>
          {t('combinations.follow')}
        </Button>
      )}
      <Checkbox
        className={styles.only}
        checked={only}
        onChange={({ target }) => {
          setOnly(target.checked);
          if (!target.checked) onFollow();
        }}
      >
        {t('combinations.onlyChosen')}
      </Checkbox>
    </div>
  );
}
