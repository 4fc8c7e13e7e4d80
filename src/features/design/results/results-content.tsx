/** A result: the verdict first, then the checks, forces and notes. */
import { SearchOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Tabs } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partTitle, trailParts, type TrailPart } from '@/report/trail-parts';
import { modeName, sentFactors } from '@/report/verdict-text';
import type { StoredResult } from '@/stores/design/data-save';
import { FORCE_KINDS, type ModeKey } from '@/verdict/rows';
import { combinationOf, doneCombination, type Combination } from '@/stores/design/combinations';
import { useDesignStore } from '@/stores/design/design-store';
import { useMiddleStore } from '@/stores/middle';
import { CombinationStrip } from './combination-strip';
import { CombinedTable } from './combined-table';
import { overallOf, verdictOfResult } from '../verdict/design-verdict';
import { ForcesTables } from './forces-tables';
import { ModeTable } from './mode-table';
import { PlateResults } from './plate-results';
import { RemarksList } from './remarks-list';
import { ReservationList } from './reservation-list';
import { allModeRows, trailOf, type ModeRow } from '../verdict/result-views';
import styles from './results.module.css';
import { TrailTable } from './trail-table';
import { useLiveLeftOut } from '../current/use-live-left-out';
import { useTranslate } from '../current/use-translate';
import type { ResultTab } from './use-picked-row';
import { VerdictHeadline } from './verdict-headline';

export interface ResultsContentProps {
  result: StoredResult;
  /** The inputs changed after the calculation. */
  stale: boolean;
  /** Mode whose failure body the view shows. */
  mode: ModeKey | null;
  onMode: (mode: ModeKey | null) => void;
  tab: ResultTab;
  onTab: (tab: ResultTab) => void;
  /** Brings a row onto the screen, by its test id. */
  onRow: (row: string) => void;
  /** Leads to the field behind a reservation. */
  onField: (field: string) => void;
  /** Shows another combination, calculated where it is not kept. */
  onCombination: (combination: Combination) => void;
  /** Calculates the combinations on offer. */
  onFollow: () => void;
  /** A new result is on its way: nothing moves until it is there. */
  isLive: boolean;
}

export function ResultsContent({
  result,
  stale,
  mode,
  onMode,
  tab,
  onTab,
  onRow,
  onField,
  onCombination,
  onFollow,
  isLive,
}: ResultsContentProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const [trail, setTrail] = useState<{ title: string; parts: readonly TrailPart[] } | null>(null);
  const liveLeftOut = useLiveLeftOut(stale);
  const verdict = useMemo(() => verdictOfResult(result, liveLeftOut), [result, liveLeftOut]);
  const { answer, plate, request } = result;
  const { governing } = verdict;
  const overall = useMemo(() => overallOf(result, verdict), [result, verdict]);
  const { explore, question } = useMiddleStore();
  const combination = useDesignStore(({ design }) => combinationOf(design.loads));
  const open = (row: ModeRow) => {
    const parts = trailParts(trailOf(row.detail), (part) => partTitle(part, row, translate));
    setTrail({ title: modeName(row.mode, answer, translate), parts });
  };
  const openGoverning = () => {
    if (governing === null) return;
    if (governing.kind === 'combined') {
      onRow(`combined-${governing.sum}`);
      return;
    }
    const row = allModeRows(answer).find((entry) => entry.mode === governing.mode);
    if (row && trailOf(row.detail).length > 0) open(row);
    else onRow(`row-${governing.mode}`);
  };
  const summary = (
    <>
      {FORCE_KINDS.map((kind) => (
        <ModeTable
          key={kind}
          answer={answer}
          kind={kind}
          governing={governing?.kind === 'mode' ? governing.mode : null}
          onOpen={open}
          shown={mode}
          onShow={onMode}
        />
      ))}
      <CombinedTable answer={answer} governing={governing?.kind === 'combined' ? governing.sum : null} />
    </>
  );
  const forces = (
    <ForcesTables
      answer={answer}
      onOpenTrail={() => setTrail({ title: t('modes.forces'), parts: trailParts(trailOf(answer.forces)) })}
    />
  );
  return (
    <>
      {stale && !isLive && <Alert type="warning" showIcon title={t('stale')} data-testid="stale" />}
      <div className={stale ? styles.stale : undefined}>
        <VerdictHeadline
          verdict={verdict}
          overall={overall}
          result={result}
          onOpen={() => (overall.worst ? onCombination(overall.worst.combination) : openGoverning())}
        />
        {request && (
          <CombinationStrip
            shown={doneCombination({ combination, factors: sentFactors(request) }, verdict)}
            others={result.others}
            worst={overall.worst?.combination ?? combination}
            onShow={onCombination}
            onFollow={onFollow}
          />
        )}
        <ReservationList reservations={verdict.reservations} onField={onField} />
        <Tabs
          size="small"
          activeKey={tab}
          onChange={(key) => onTab(key as ResultTab)}
          tabBarExtraContent={
            <Button size="small" icon={<SearchOutlined aria-hidden />} onClick={() => explore(question)}>
              {t('tabs.explore')}
            </Button>
          }
          items={[
            { key: 'summary', label: t('tabs.summary'), children: summary },
            { key: 'forces', label: t('tabs.forces'), children: forces },
            ...(plate
              ? [
                  {
                    key: 'plate',
                    label: t('tabs.plate'),
                    children: <PlateResults plate={plate} thickness={request?.plate.thickness ?? 0} />,
                  },
                ]
              : []),
            { key: 'notes', label: t('tabs.notes'), children: <RemarksList answer={answer} /> },
          ]}
        />
      </div>
      <Modal
        open={trail !== null}
        width={1100}
        title={trail && t('trailOf', { mode: trail.title })}
        footer={null}
        onCancel={() => setTrail(null)}
      >
        {trail && <TrailTable parts={trail.parts} />}
      </Modal>
    </>
  );
}
