/** The 3D view, or the plan if it is selected, WebGL is unavailable or the 3D view has failed. */
import { Alert, Button, Flex, Segmented, Select } from 'antd';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOAD_KINDS, type LoadKind } from '@/design/scene/drawn-design';
import { allChecks } from '@/design/verdict/check-status';
import type { CheckResult, ModeKey } from '@/engineering';
import { useRun, useTranslate } from '@/features/current-design/use-run';
import { useWhenIdle } from '@/shared/hooks/use-when-idle';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { lazyComponent, lazyPage } from '@/shared/ui/lazy';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { displayedResult } from '@/stores/run';
import { showDrawing, showFailureBody, useWorkspaceView } from '@/stores/workspace-view';
import { modeName } from '@/text/wording/verdict-text';
import styles from '@/features/workspace/view/design-view.module.css';

function probe(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false;
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

function onlyOnce<T>(find: () => T): () => T {
  let known: { value: T } | undefined;
  return () => (known ??= { value: find() }).value;
}

/** Tested only once, because creating a context takes time and browsers limit their number. */
const hasWebgl = onlyOnce(probe);

const Scene = lazyPage(async () => (await import('@/features/workspace/view/scene')).default);
const PlanDrawing = lazyComponent(
  async () => (await import('@/features/workspace/view/plan-drawing')).PlanDrawing,
);

const STEP = 100;
const LIMIT = 95;

/** Simulated progress of a download of unknown size: fast at first, then slower and slower, up to 95 %. */
function Loading() {
  const { t } = useTranslation('viewer');
  const [percent, setPercent] = useState(10);
  useEffect(() => {
    const timer = setInterval(() => setPercent((value) => value + (LIMIT - value) * 0.12), STEP);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="muted" style={{ width: 260, margin: '20% auto 0', textAlign: 'center' }}>
      <span>{t('loading')}</span>
      <ProgressBar label={t('loading')} done={percent} total={100} />
    </div>
  );
}

/** Selector for the failure mode whose failure body is drawn. */
function ModeChoice({ answer, stale }: { answer: CheckResult; stale: boolean }) {
  const { t } = useTranslation('viewer');
  const translate = useTranslate();
  const mode = useWorkspaceView((view) => view.mode);
  const rows = allChecks(answer).filter(({ verdict }) => verdict !== 'Not applicable');
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
      onChange={(value: ModeKey | undefined) => showFailureBody(value ?? null)}
    />
  );
}

export function DesignView() {
  const { t } = useTranslation('viewer');
  const result = useRun(displayedResult);
  // A result for earlier inputs must not be shown.
  const stale = useRun(({ resultStatus }) => resultStatus !== 'current');
  const kind = useWorkspaceView((view) => view.drawing);
  const [loadKind, setLoadKind] = useState<LoadKind>('design');
  const [failed, setFailed] = useState(false);
  const possible = hasWebgl();
  const scene = possible && !failed && kind === '3d';
  const onFailed = useCallback(() => setFailed(true), []);
  useWhenIdle(PlanDrawing.prefetch);
  return (
    <Flex vertical style={{ position: 'absolute', inset: 0 }}>
      <div className={styles.choices}>
        {possible && (
          <Segmented
            aria-label={t('kind')}
            value={kind}
            options={[
              { value: '3d', label: t('kind3d') },
              { value: 'plan', label: t('kindPlan') },
            ]}
            onChange={showDrawing}
          />
        )}
        <Segmented
          aria-label={t('loadKind')}
          value={loadKind}
          options={LOAD_KINDS.map((value) => ({ value, label: t(`loadKinds.${value}`) }))}
          onChange={setLoadKind}
        />
        {result && <ModeChoice answer={result.answer} stale={stale} />}
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
      <div style={{ position: 'relative', flex: 1, minHeight: 0 }}>
        {scene ? (
          <AreaBoundary onFailed={onFailed}>
            <Suspense fallback={<Loading />}>
              <Scene stale={stale} loadKind={loadKind} onFailed={onFailed} />
            </Suspense>
          </AreaBoundary>
        ) : (
          <PlanDrawing result={stale ? null : result} loadKind={loadKind} />
        )}
      </div>
    </Flex>
  );
}
