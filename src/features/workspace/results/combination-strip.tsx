/** The load combinations with their utilisations; a click on a combination shows it. */
import { HourglassOutlined, WarningOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Combination } from '@/design/model/load-cases';
import { inOrder, type CaseResult, type LoadListOutcome, type RunResult } from '@/design/verdict/run-result';
import { useTranslate } from '@/features/current-design/use-run';
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
  list: LoadListOutcome | null;
  /** True to show calculated values without a colour or mark. */
  isIncomplete: boolean;
}

/** The strip scrolls if it is too narrow for its entries; the entry on screen is then in view. */
const bringIntoView = (entry: HTMLElement | null) =>
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

function Figure({ end, isIncomplete }: { end: RunResult['others'][number]; isIncomplete: boolean }) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const failureText = useFailureText();
  if (end.state === 'pending') return <HourglassOutlined aria-label={t('combinations.pending')} />;
  if (end.state === 'offered') return <span title={t('combinations.offered')}>—</span>;
  if (end.state === 'failed') {
    const reason = 'call' in end.failure ? failureText(end.failure.call) : '';
    const text = `${t('combinations.failed')}: ${reason}`;
    return (
      <WarningOutlined style={{ color: 'var(--ant-color-warning-text)' }} aria-label={text} title={text} />
    );
  }
  const { governing, word } = end.verdict;
  return (
    <span className={words.coloured} data-verdict={isIncomplete ? 'incomplete' : word}>
      {!isIncomplete && <>{VERDICT_ICONS[word]} </>}
      {governing === null
        ? t('verdicts.Not applicable')
        : utilisationText(governing.utilisation, true, translate)}
    </span>
  );
}

export function CombinationStrip(props: CombinationStripProps) {
  const { shown, others, worst, isRowWorst, list, isIncomplete } = props;
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const only = useDesignStore(({ design }) => design.loads.onlyChosen);
  const rows = useDesignStore(({ design }) => design.loads.list.length);
  const { combination } = shown;
  if (others.length === 0 && !only && rows === 0 && combination !== 'row') return null;
  const namesOf = (end: RunResult['others'][number]) =>
    end.combination === 'row'
      ? [combinationName(end, translate)]
      : [String(end.combination), `· ${factorsText(end.factors)}`];
  const entry = (
    [name, hidden]: readonly string[],
    end: RunResult['others'][number] | undefined,
    isWorst: boolean,
  ) => (
    <>
      {/* The value after a long name stays in view. The factors stand in the tabs above the loads. */}
      <span className="clipped muted" style={{ maxWidth: 140 }}>
        {name} <span className="unseen">{hidden}</span>
      </span>
      {end ? (
        <Figure end={end} isIncomplete={isIncomplete} />
      ) : (
        <span className={styles.note}>{t('combinations.offered')}</span>
      )}
      {isWorst && <span className="unseen">{t('verdict.governs')}</span>}
    </>
  );
  const classOf = (isWorst: boolean) => `${styles.end} ${isWorst ? styles.worst : ''}`;
  return (
    <Flex
      align="center"
      gap={8}
      style={{ height: 32, marginBottom: 8, whiteSpace: 'nowrap' }}
      role="group"
      aria-label={t('combinations.title')}
      data-testid="combinations"
    >
      <Flex flex={1} gap={4} style={{ minWidth: 0, overflowX: 'auto' }}>
        {inOrder([shown, ...others]).map((end) => {
          const isShown = end.combination === combination;
          const isWorst = end.combination === worst && !isRowWorst;
          return (
            <button
              key={end.combination}
              type="button"
              className={classOf(isWorst)}
              aria-pressed={isShown}
              ref={isShown ? bringIntoView : undefined}
              title={`${namesOf(end).join(' ')}: ${t('combinations.openOther')}`}
              onClick={() => {
                if (!isShown) showLoads(end.combination);
              }}
            >
              {entry(namesOf(end), end, isWorst && others.length + rows > 0)}
            </button>
          );
        })}
        {rows > 0 && (
          <button
            type="button"
            className={classOf(isRowWorst)}
            title={t('combinations.openList')}
            onClick={() => showPane('loadList')}
          >
            {entry([t('combinations.list', { rows })], list?.worst.at(0), isRowWorst)}
          </button>
        )}
        {only && others.length === 0 && <span className={styles.note}>{t('combinations.only')}</span>}
      </Flex>
      <Flex
        component="label"
        align="center"
        gap={4}
        style={{ cursor: 'pointer', fontSize: 'var(--ant-font-size-sm)' }}
      >
        <input
          type="checkbox"
          checked={only}
          onChange={({ target }) => changeDesign(({ loads }) => void (loads.onlyChosen = target.checked))}
        />
        {t('combinations.onlyChosen')}
      </Flex>
    </Flex>
  );
}
