/**
 * The centre of the workspace: the 3D view, or the plan if it is selected, WebGL is unavailable or the 3D
 * view has failed.
 */
import { Alert, Button } from 'antd';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOAD_KINDS, type LoadKind } from '@/design/scene/drawn-design';
import type { ModeKey } from '@/engineering';
import { useStanding } from '@/features/current-design/use-standing';
import { SceneBoundary } from '@/features/workspace/view/scene-boundary';
import { useLoadProgress } from '@/features/workspace/view/use-load-progress';
import { hasWebgl } from '@/features/workspace/view/webgl';
import { useWhenIdle } from '@/shared/hooks/use-when-idle';
import { ChoiceBar } from '@/shared/ui/choice-bar';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { useCenterPaneStore } from '@/stores/center-pane';
import { useDesignStore } from '@/stores/design/design-store';
import styles from '@/features/workspace/view/design-view.module.css';

const Scene = lazy(() => import('@/features/workspace/view/scene'));
const ModeChoice = lazyComponent(
  async () => (await import('@/features/workspace/view/mode-choice')).ModeChoice,
);
const PlanDrawing = lazyComponent(
  async () => (await import('@/features/workspace/view/plan-drawing')).PlanDrawing,
);

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

interface DesignViewProps {
  mode: ModeKey | null;
  onMode: (mode: ModeKey | null) => void;
}

export function DesignView({ mode, onMode }: DesignViewProps) {
  const { t } = useTranslation('viewer');
  const result = useDesignStore((state) => state.result);
  // A result for earlier inputs must not be shown.
  const stale = useStanding().kind !== 'current';
  const kind = useCenterPaneStore((state) => state.drawing);
  const setKind = (drawing: typeof kind) => useCenterPaneStore.setState({ drawing });
  const [loadKind, setLoadKind] = useState<LoadKind>('design');
  const [failed, setFailed] = useState(false);
  const possible = hasWebgl();
  const scene = possible && !failed && kind === '3d';
  const onFailed = useCallback(() => setFailed(true), []);
  useWhenIdle(PlanDrawing.preload);
  return (
    <div className={styles.frame}>
      <div className={styles.choices}>
        {possible && (
          <ChoiceBar
            label={t('kind')}
            value={kind}
            options={[
              { value: '3d', label: t('kind3d') },
              { value: 'plan', label: t('kindPlan') },
            ]}
            onChange={setKind}
          />
        )}
        <ChoiceBar
          label={t('loadKind')}
          value={loadKind}
          options={LOAD_KINDS.map((value) => ({ value, label: t(`loadKinds.${value}`) }))}
          onChange={setLoadKind}
        />
        {result && <ModeChoice answer={result.answer} stale={stale} mode={mode} onMode={onMode} />}
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
          <SceneBoundary onFailed={onFailed}>
            <Suspense fallback={<Loading />}>
              <Scene stale={stale} mode={mode} loadKind={loadKind} onFailed={onFailed} />
            </Suspense>
          </SceneBoundary>
        ) : (
          <PlanDrawing result={stale ? null : result} mode={mode} loadKind={loadKind} />
        )}
      </div>
    </div>
  );
}
