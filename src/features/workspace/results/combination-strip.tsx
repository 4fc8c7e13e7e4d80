/**
 * Strip below the headline: the load combinations, each with its utilisation; clicking a combination shows
 * it.
 */
import { HourglassOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Combination } from '@/design/model/load-cases';
import { inOrder, type CaseResult, type LoadListOutcome, type RunResult } from '@/design/verdict/calculation';
import { useTranslate } from '@/features/current-design/use-translate';
import { VERDICT_ICONS } from '@/features/current-design/verdict-mark';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { showLoads } from '@/stores/run-driver';
import { showPane } from '@/stores/workspace-view';
import { factorsText } from '@/text/format/format-number';
import { utilisationText } from '@/text/wording/values';
import { combinationName } from '@/text/wording/verdict-text';
import words from '@/features/current-design/verdict.module.css';
import styles from '@/features/workspace/results/combination-strip.module.css';

interface CombinationStripProps {
  shown: CaseResult;
  others: RunResult['others'];
  worst: Combination;
  isRowWorst: boolean;
  /** Up-to-date outcome of the load list; null if there is none. */
  list: LoadListOutcome | null;
  /** True to show calculated values without a colour or mark. */
  isIncomplete: boolean;
}

/** The strip scrolls if it is too narrow for its entries; the entry on screen is then in view. */
const bringIntoView = (entry: HTMLElement | null) =>
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

interface FigureProps {
  end: RunResult['others'][number];
  isIncomplete: boolean;
}

function Figure({ end, isIncomplete }: FigureProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const failureText = useFailureText();
  if (end.state === 'pending') return <HourglassOutlined aria-label={t('combinations.pending')} />;
  if (end.state === 'offered') return <span title={t('combinations.offered')}>—</span>;
  if (end.state === 'failed') {
    const reason = 'call' in end.failure ? failureText(end.failure.call) : '';
    const text = `${t('combinations.failed')}: ${reason}`;
    return <WarningOutlined className={styles.failed} aria-label={text} title={text} />;
  }
  const { governing, word } = end.verdict;
  return (
    <span className={`${words.coloured} ${words[isIncomplete ? 'incomplete' : word]}`}>
      {!isIncomplete && <>{VERDICT_ICONS[word]} </>}
      {governing === null
        ? t('verdicts.Not applicable')
        : utilisationText(governing.utilisation, true, translate)}
    </span>
  );
}

type ListEntryProps = Pick<CombinationStripProps, 'list' | 'isRowWorst' | 'isIncomplete'> & { rows: number };

/** Entry for all load list rows, with the most unfavourable row. */
function ListEntry({ rows, list, isRowWorst, isIncomplete }: ListEntryProps) {
  const { t } = useTranslation('results');
  const worst = list?.worst.at(0);
  return (
    <button
      type="button"
      className={`${styles.end} ${isRowWorst ? styles.worst : ''}`}
      title={t('combinations.openList')}
      onClick={() => showPane('loadList')}
    >
      <span className={`clipped ${styles.name}`}>{t('combinations.list', { rows })}</span>
      {worst ? (
        <Figure end={worst} isIncomplete={isIncomplete} />
      ) : (
        <span className={styles.note}>{t('combinations.offered')}</span>
      )}
      {isRowWorst && <span className={styles.governs}>{t('verdict.governs')}</span>}
    </button>
  );
}

export function CombinationStrip({
  shown,
  others,
  worst,
  isRowWorst,
  list,
  isIncomplete,
}: CombinationStripProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const only = useDesignStore(({ design }) => design.loads.onlyChosen);
  const rows = useDesignStore(({ design }) => design.loads.list.length);
  const { combination } = shown;
  if (others.length === 0 && !only && rows === 0 && combination !== 'row') return null;
  const isWorst = (end: RunResult['others'][number]) => end.combination === worst && !isRowWorst;
  const nameOf = (end: RunResult['others'][number]) => {
    if (end.combination === 'row') return combinationName(end, translate);
    return `${end.combination} · ${factorsText(end.factors)}`;
  };
  return (
    <div
      className={styles.strip}
      role="group"
      aria-label={t('combinations.title')}
      data-testid="combinations"
    >
      <div className={styles.ends}>
        {inOrder([shown, ...others]).map((end) => (
          <button
            key={end.combination}
            type="button"
            className={`${styles.end} ${isWorst(end) ? styles.worst : ''}`}
            aria-pressed={end.combination === combination}
            ref={end.combination === combination ? bringIntoView : undefined}
            title={`${nameOf(end)}: ${t('combinations.openOther')}`}
            onClick={() => {
              if (end.combination !== combination) showLoads(end.combination);
            }}
          >
            <span className={`clipped ${styles.name}`}>{nameOf(end)}</span>
            <Figure end={end} isIncomplete={isIncomplete} />
            {isWorst(end) && others.length + rows > 0 && (
              <span className={styles.governs}>{t('verdict.governs')}</span>
            )}
          </button>
        ))}
        {rows > 0 && <ListEntry {...{ rows, list, isRowWorst, isIncomplete }} />}
        {only && others.length === 0 && <span className={styles.note}>{t('combinations.only')}</span>}
      </div>
      <label className={styles.only}>
        <input
          type="checkbox"
          checked={only}
          onChange={({ target }) => changeDesign(({ loads }) => void (loads.onlyChosen = target.checked))}
        />
        {t('combinations.onlyChosen')}
      </label>
    </div>
  );
}
