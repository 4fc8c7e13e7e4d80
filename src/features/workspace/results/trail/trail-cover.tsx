/**
 * Panel that covers the drawing and shows one calculation line by line, with buttons to the previous and next
 * calculations.
 */
import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { sketchesOf } from '@/design/scene/area-sketches';
import { type RunResult } from '@/design/verdict/calculation';
import { useRun } from '@/features/current-design/use-run';
import { useTranslate } from '@/features/current-design/use-translate';
import { AreaFigures } from '@/features/workspace/results/trail/area-figures';
import { GivenTables } from '@/features/workspace/results/trail/given-tables';
import { shownTrails, type ShownTrail } from '@/features/workspace/results/trail/shown-trails';
import { SKETCH_ROOMS } from '@/features/workspace/results/trail/sketch-width';
import { SymbolHints, SymbolList } from '@/features/workspace/results/trail/symbol-hint';
import { TrailSteps } from '@/features/workspace/results/trail/trail-steps';
import { shownResult } from '@/stores/run';
import { showPane, showTrail, useWorkspaceView } from '@/stores/workspace-view';
import styles from '@/features/workspace/results/trail/trail.module.css';

/** Moves the focus to the row of the closed calculation in the results. */
function giveFocusBack({ key }: ShownTrail): void {
  document.querySelector<HTMLElement>(`[data-testid="row-${key}"] button`)?.focus();
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface TrailsProps {
  result: RunResult;
  trails: readonly ShownTrail[];
  /** Index of the calculation shown. */
  place: number;
}

function Trails({ result, trails, place }: TrailsProps) {
  const { t } = useTranslation('results');
  const trail = useWorkspaceView((view) => view.trail);
  const isStale = useRun(({ standing }) => standing !== 'current');
  const area = useRef<HTMLElement>(null);
  const shown = trails[place];
  const { drawn: checked } = shown;
  const drawn = useMemo(
    () => (checked === null ? [] : sketchesOf(result, checked, SKETCH_ROOMS)),
    [result, checked],
  );
  useEffect(() => {
    area.current?.focus();
  }, []);
  useEffect(() => {
    if (area.current) area.current.scrollTop = 0;
  }, [trail]);

  const go = (by: number) => {
    const next = trails[place + by];
    if (next) showTrail(next.key);
  };
  const close = () => {
    showPane('drawing');
    giveFocusBack(shown);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key in STEPS && !event.altKey && !event.ctrlKey && !event.metaKey) {
      // Prevents the key from also scrolling horizontally.
      event.preventDefault();
      go(STEPS[event.key]);
    }
  };
  return (
    <section
      ref={area}
      className={`${styles.cover} ${isStale ? styles.stale : ''}`}
      tabIndex={-1}
      aria-label={t('trailOf', { mode: shown.name })}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2>{t('trailOf', { mode: shown.name })}</h2>
        <span className={styles.about}>{shown.beside}</span>
        {isStale && <span className={styles.staleNote}>{t('stale')}</span>}
        <span className={styles.spacer} />
        <Button
          size="small"
          icon={<LeftOutlined aria-hidden />}
          disabled={place === 0}
          onClick={() => go(-1)}
          title={t('trail.previousKey')}
        >
          {t('trail.previous')}
        </Button>
        <Button
          size="small"
          icon={<RightOutlined aria-hidden />}
          iconPlacement="end"
          disabled={place === trails.length - 1}
          onClick={() => go(1)}
          title={t('trail.nextKey')}
        >
          {t('trail.next')}
        </Button>
        <Button size="small" icon={<CloseOutlined aria-hidden />} onClick={close} title={t('trail.closeKey')}>
          {t('trail.close')}
        </Button>
      </header>
      <SymbolHints>
        {shown.parts.map(({ title, steps }, index) => (
          <div key={index}>
            {title !== '' && <h3>{title}</h3>}
            <GivenTables steps={steps} />
            <div className={styles.beside}>
              <TrailSteps steps={steps} standard={shown.standard} />
              <AreaFigures drawn={drawn.filter(({ part }) => part === steps.at(0)?.part)} steps={steps} />
            </div>
          </div>
        ))}
        <SymbolList steps={shown.parts.flatMap(({ steps }) => steps)} />
      </SymbolHints>
    </section>
  );
}

/** If there is no result, or the result does not contain this calculation, the drawing is shown again. */
export function TrailCover() {
  const translate = useTranslate();
  const result = useRun(shownResult);
  const trail = useWorkspaceView((view) => view.trail);
  const trails = result ? shownTrails(result, translate) : [];
  const place = trails.findIndex(({ key }) => key === trail);
  const isThere = place >= 0;
  useEffect(() => {
    if (!isThere) showPane('drawing');
  }, [isThere]);
  return result && isThere ? <Trails result={result} trails={trails} place={place} /> : null;
}
