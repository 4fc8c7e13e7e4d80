/** The middle of the workspace: the 3D view, or the plan where it is chosen or nothing else can be drawn. */
import { Alert, Button, Segmented, Select } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { ModeKey } from '@/verdict/rows';
import { allModeRows } from '../verdict/result-views';
import { modeName } from '@/report/verdict-text';
import { useTranslate } from '../current/use-translate';
import { ProgressBar } from '@/shared/ui/progress-bar';
import styles from './design-view.module.css';
import { LOAD_KINDS, type LoadKind } from './scene-message';
import { SceneBoundary } from './scene-boundary';
import { useLoadProgress } from './use-load-progress';
import { useViewHost } from './use-view-host';
import { hasWebgl } from './webgl';

const Viewer = lazy(() => import('@/viewer/viewer'));

function Loading() {
  const { t } = useTranslation('viewer');
  const percent = useLoadProgress();
  return (
    <div className={styles.loading}>
      <span>{t('loading')}</span>
      <ProgressBar label={t('loading')} percent={percent} />
    </div>
  );
}

interface ModeChoiceProps {
  answer: CheckAnswerOnWire;
  stale: boolean;
  mode: ModeKey | null;
  onMode: (mode: ModeKey | null) => void;
}

/** The modes that apply; the same choice as by the rows of the results. */
function ModeChoice({ answer, stale, mode, onMode }: ModeChoiceProps) {
  const { t } = useTranslation('viewer');
  const translate = useTranslate();
  const rows = allModeRows(answer).filter(({ row }) => row[4] !== 'Not applicable');
  return (
    <Select
      size="small"
      className={styles.mode}
      aria-label={t('failureBody')}
      placeholder={t('failureBody')}
      allowClear
      disabled={stale}
      value={mode ?? undefined}
      options={rows.map((entry) => ({ value: entry.mode, label: modeName(entry.mode, answer, translate) }))}
      onChange={(value: ModeKey | undefined) => onMode(value ?? null)}
    />
  );
}

interface DesignViewProps {
  /** Null without a result. */
  answer: CheckAnswerOnWire | null;
  /** The result belongs to earlier inputs: nothing of it is shown. */
  stale: boolean;
  mode: ModeKey | null;
  onMode: (mode: ModeKey | null) => void;
  plan: ReactNode;
}

function Scene({
  stale,
  mode,
  loadKind,
  onFailed,
}: Pick<DesignViewProps, 'stale' | 'mode'> & { loadKind: LoadKind; onFailed: () => void }) {
  useViewHost({ stale, mode, loadKind });
  return (
    <SceneBoundary onFailed={onFailed}>
      <Suspense fallback={<Loading />}>
        <Viewer onLost={onFailed} />
      </Suspense>
    </SceneBoundary>
  );
}

export function DesignView({ answer, stale, mode, onMode, plan }: DesignViewProps) {
  const { t } = useTranslation(['viewer', 'design']);
  const [kind, setKind] = useState<'3d' | 'plan'>('3d');
  const [loadKind, setLoadKind] = useState<LoadKind>('design');
  const [failed, setFailed] = useState(false);
  const possible = hasWebgl();
  const scene = possible && !failed && kind === '3d';
  return (
    <div className={styles.frame}>
      <div className={styles.choices}>
        {possible && (
          <Segmented
            size="small"
            aria-label={t('kind')}
            value={kind}
            options={[
              { value: '3d', label: t('kind3d') },
              { value: 'plan', label: t('kindPlan') },
            ]}
            onChange={setKind}
          />
        )}
        {scene && (
          <Segmented
            size="small"
            aria-label={t('loadKind')}
            value={loadKind}
            options={LOAD_KINDS.map((value) => ({ value, label: t(`design:loads.${value}`) }))}
            onChange={setLoadKind}
          />
        )}
        {scene && answer && <ModeChoice answer={answer} stale={stale} mode={mode} onMode={onMode} />}
      </div>
      {!possible && <Alert banner type="info" showIcon title={t('noWebgl')} />}
      {possible && failed && kind === '3d' && (
        <Alert
          banner
          type="warning"
          showIcon
          title={t('lost')}
          action={
            <Button size="small" onClick={() => setFailed(false)}>
              {t('again')}
            </Button>
          }
        />
      )}
      <div className={styles.picture}>
        {scene ? (
          <Scene stale={stale} mode={mode} loadKind={loadKind} onFailed={() => setFailed(true)} />
        ) : (
          plan
        )}
      </div>
    </div>
  );
}
