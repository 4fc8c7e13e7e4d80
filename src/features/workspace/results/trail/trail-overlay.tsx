/**
 * Panel that covers the drawing and shows one calculation line by line, with buttons to the previous and next
 * calculations.
 */
import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { drawingsOf, type CheckDrawings } from '@/design/scene/area-drawings';
import { type RunResult } from '@/design/verdict/calculation';
import type { AreaDrawing, DrawingSizes } from '@/drawing/plan/area-drawing/frame';
import type { TrailStep } from '@/engineering';
import { DrawnShape } from '@/features/current-design/drawn-shapes/drawn-shape';
import { useRun } from '@/features/current-design/use-run';
import { useTranslate } from '@/features/current-design/use-translate';
import { displayedTrails, type DisplayedTrail } from '@/features/workspace/results/trail/displayed-trails';
import { SymbolHints, SymbolList } from '@/features/workspace/results/trail/symbol-hint';
import { TrailSteps } from '@/features/workspace/results/trail/trail-steps';
import { ValueTable } from '@/features/workspace/results/value-table';
import { EDGES } from '@/quantities/edges';
import { FormulaMath } from '@/shared/ui/formula-math';
import { displayedResult } from '@/stores/run';
import { showPane, showTrail, useWorkspaceView } from '@/stores/workspace-view';
import { formatArea } from '@/text/format/format-number';
import { clauseText } from '@/text/wording/clause-text';
import { givenValues, type GivenValues } from '@/text/wording/trail-parts';
import { printSignificant, unitText } from '@/text/wording/values';
import styles from '@/features/workspace/results/trail/trail.module.css';

/**
 * Given values in a calculation: the anchors' values as a table with one row per anchor, and the other values
 * grouped by origin.
 */
function AnchorTable({ anchors, columns }: GivenValues) {
  const { t } = useTranslation('results');
  return (
    <table className={styles.anchors}>
      <thead>
        <tr>
          <th scope="col">{t('columns.no')}</th>
          {columns.map(({ symbol, unit }) => (
            <th key={symbol} scope="col">
              <FormulaMath text={symbol} /> {`[${unitText(unit)}]`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {anchors.map((no) => (
          <tr key={no}>
            <th scope="row">{no}</th>
            {columns.map(({ symbol, values }) => {
              const value = values.get(no);
              return <td key={symbol}>{value === undefined ? '' : printSignificant(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function GivenTables({ steps }: { steps: readonly TrailStep[] }) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const given = givenValues(steps);
  if (given.anchors.length === 0 && given.others.length === 0) return null;
  return (
    <div className={styles.given}>
      <div className={styles.givenTitle}>{t('given.title')}</div>
      <Flex wrap align="flex-start" gap="8px 32px">
        {given.anchors.length > 0 && <AnchorTable {...given} />}
        <dl>
          {given.others.map(({ clause, steps: values }) => (
            <div key={clause}>
              <dt>{clauseText(clause, translate)}</dt>
              <dd>
                {values.map(({ symbol, value, unit }) => (
                  <span key={symbol}>
                    <FormulaMath text={symbol} />
                    {` = ${printSignificant(value)} ${unitText(unit)}`}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Flex>
    </div>
  );
}

/** Text height of the sketches, px. */
const FIGURES = 12;
/** Space for each sketch next to the formulas; the sketches are stacked vertically. */
const SIZE = { columns: 278 / FIGURES, lines: 300 / FIGURES };
const SKETCH_ROOMS: DrawingSizes = { cone: SIZE, strips: SIZE, face: SIZE, plan: SIZE };

/**
 * Area used in a check, shown next to its formulas: as a drawing, and in numbers with the area of a single
 * anchor.
 */
function Sketch({ sketch, caption }: { sketch: AreaDrawing; caption: string }) {
  const { shapes, left, right, bottom, top, size } = sketch;
  const [width, height] = [right - left, top - bottom];
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <svg
        role="img"
        aria-label={caption}
        viewBox={`${left} ${-top} ${width} ${height}`}
        width={(width / size) * FIGURES}
        height={(height / size) * FIGURES}
      >
        {shapes.map((shape, index) =>
          shape.kind === 'dimension' ? null : <DrawnShape key={index} shape={shape} size={size} />,
        )}
      </svg>
    </figure>
  );
}

/** Returns the area, the area of one anchor far from edges, and their ratio. */
function areasIn(steps: readonly TrailStep[]): { text: string; value: string }[] {
  const find = (name: RegExp) => steps.find(({ symbol }) => name.test(symbol));
  const [area, single] = [find(/^A_c_[NV]$/), find(/^A_c_[NV]_0$/)];
  const rows = [area, single].flatMap((step) =>
    step ? [{ text: step.symbol, value: `${formatArea(step.value)} mm²` }] : [],
  );
  if (!area || !single) return rows;
  const ratio = {
    text: `${area.symbol} / ${single.symbol}`,
    value: printSignificant(area.value / single.value),
  };
  return [...rows, ratio];
}

interface AreaFiguresProps {
  drawn: readonly CheckDrawings[];
  steps: readonly TrailStep[];
}

function AreaFigures({ drawn, steps }: AreaFiguresProps) {
  const { t } = useTranslation('results');
  const sketches = drawn.flatMap((check) => check.sketches.map((sketch) => ({ sketch, edge: check.edge })));
  if (sketches.length === 0) return null;
  return (
    <div role="group" className={styles.areas} aria-label={t('sketch.title')}>
      {sketches.map(({ sketch, edge }, index) => (
        <Sketch
          key={index}
          sketch={sketch}
          caption={
            sketch.view === 'face' ? t('sketch.face', { edge: edge && EDGES[edge].label }) : t('sketch.plan')
          }
        />
      ))}
      <ValueTable
        rows={areasIn(steps).map(({ text, value }) => ({ name: <FormulaMath text={text} />, value }))}
      />
    </div>
  );
}

/** Moves the focus to the row of the closed calculation in the results. */
function giveFocusBack({ key }: DisplayedTrail): void {
  document.querySelector<HTMLElement>(`[data-testid="row-${key}"] button`)?.focus();
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface TrailsProps {
  result: RunResult;
  trails: readonly DisplayedTrail[];
  place: number;
}

function Trails({ result, trails, place }: TrailsProps) {
  const { t } = useTranslation('results');
  const trail = useWorkspaceView((view) => view.trail);
  const isStale = useRun(({ resultStatus }) => resultStatus !== 'current');
  const area = useRef<HTMLElement>(null);
  const shown = trails[place];
  const { drawn: checked } = shown;
  const drawn = useMemo(
    () => (checked === null ? [] : drawingsOf(result, checked, SKETCH_ROOMS)),
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
        <span className="muted">{shown.beside}</span>
        {isStale && <strong>{t('stale')}</strong>}
        <span style={{ flex: 1 }} />
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
export function TrailOverlay() {
  const translate = useTranslate();
  const result = useRun(displayedResult);
  const trail = useWorkspaceView((view) => view.trail);
  const trails = result ? displayedTrails(result, translate) : [];
  const place = trails.findIndex(({ key }) => key === trail);
  const isThere = place >= 0;
  useEffect(() => {
    if (!isThere) showPane('drawing');
  }, [isThere]);
  return result && isThere ? <Trails result={result} trails={trails} place={place} /> : null;
}
