/** A result: verdict first, then the checks, forces and notes. */
import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Alert, Modal, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm';
import type { TrailStep } from '@/engineering/model/result';
import { formatFigure } from '@/shared/format/format-number';
import { CombinedTable } from './combined-table';
import { ForcesTables } from './forces-tables';
import { ModeTable } from './mode-table';
import { PlateResults, YieldWarning, type PlateAnswer } from './plate-results';
import { RemarksList } from './remarks-list';
import {
  governingUtilisation,
  modeRows,
  overallPass,
  trailOf,
  type ModeKey,
  type ModeRow,
} from './result-views';
import styles from './results.module.css';
import { TrailTable } from './trail-table';
import { useModeName } from './use-mode-name';
import type { ResultTab } from './use-picked-row';

function Overall({ answer }: { answer: CheckAnswerOnWire }) {
  const { t } = useTranslation('results');
  const pass = overallPass(answer);
  const value = governingUtilisation(answer);
  return (
    <div className={pass ? styles.overallGood : styles.overallBad} data-testid="overall">
      <span className={styles.overallVerdict}>
        {pass ? <CheckCircleFilled /> : <CloseCircleFilled />} {pass ? t('pass') : t('fail')}
      </span>
      <span>
        {`${t('governing')} `}
        <b>{value === null ? t('unbounded') : `${formatFigure(value, 'percent')} %`}</b>
      </span>
    </div>
  );
}

export interface ResultsContentProps {
  answer: CheckAnswerOnWire;
  /** The plate as the first call found it; a backend may leave it out. */
  plate: PlateAnswer | null;
  /** The inputs changed after the calculation. */
  stale: boolean;
  /** Mode whose failure body the view shows. */
  mode: ModeKey | null;
  onMode: (mode: ModeKey | null) => void;
  tab: ResultTab;
  onTab: (tab: ResultTab) => void;
}

export function ResultsContent({ answer, plate, stale, mode, onMode, tab, onTab }: ResultsContentProps) {
  const { t } = useTranslation('results');
  const nameOf = useModeName();
  const [trail, setTrail] = useState<{ title: string; steps: readonly TrailStep[] } | null>(null);
  const open = (row: ModeRow) => setTrail({ title: nameOf(row), steps: trailOf(row.detail) });
  const summary = (
    <>
      {(['tension', 'shear'] as const).map((load) => (
        <ModeTable
          key={load}
          title={t(load)}
          rows={modeRows(answer, load)}
          onOpen={open}
          shown={mode}
          onShow={onMode}
        />
      ))}
      <CombinedTable answer={answer} />
    </>
  );
  const forces = (
    <ForcesTables
      answer={answer}
      onOpenTrail={() => setTrail({ title: t('modes.forces'), steps: trailOf(answer.forces) })}
    />
  );
  return (
    <>
      {stale && <Alert type="warning" showIcon title={t('stale')} data-testid="stale" />}
      <div className={stale ? styles.stale : undefined}>
        <Overall answer={answer} />
        {plate && <YieldWarning plate={plate} />}
        <Tabs
          size="small"
          activeKey={tab}
          onChange={(key) => onTab(key as ResultTab)}
          items={[
            { key: 'summary', label: t('tabs.summary'), children: summary },
            { key: 'forces', label: t('tabs.forces'), children: forces },
            ...(plate
              ? [{ key: 'plate', label: t('tabs.plate'), children: <PlateResults plate={plate} /> }]
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
        {trail && <TrailTable trail={trail.steps} />}
      </Modal>
    </>
  );
}
