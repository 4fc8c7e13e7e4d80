/** Calculation line by line, with buttons to the previous and next calculations. */
import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckDrawings, drawingsOf } from '@/design/scene/area-drawings';
import { allChecks, otherEdges } from '@/design/verdict/check-status';
import type { RunResult } from '@/design/verdict/run-result';
import type { DrawingSizes } from '@/drawing/plan/area-drawing/drawing-frame';
import type { Check, CheckedEdge, ModeKey, Standard, TrailStep } from '@/engineering';
import { DrawnShape } from '@/features/current-design/drawn-shapes/drawn-shape';
import { useRun, useTranslate } from '@/features/current-design/use-run';
import { SymbolHints, SymbolList } from '@/features/workspace/results/trail/symbol-hint';
import { TrailSteps } from '@/features/workspace/results/trail/trail-steps';
import { EDGES } from '@/quantities/edges';
import { DataTable } from '@/shared/ui/data-table';
import { FormulaMath } from '@/shared/ui/formula-math';
import { displayedResult } from '@/stores/run';
import { showPane, showTrail, type TrailKey, useWorkspaceView } from '@/stores/workspace-view';
import { formatArea } from '@/text/format/format-number';
import { givenValues, partTitle, trailParts, type TrailPart } from '@/text/wording/calculation-parts';
import { clauseText } from '@/text/wording/statement-text';
import { type Translate, printSignificant, unitText, utilisationText } from '@/text/wording/values';
import {
  anchorsText,
  anchorsAndCombination,
  edgeNote,
  edgeText,
  fullModeName,
} from '@/text/wording/verdict-text';
import styles from '@/features/workspace/results/trail/trail.module.css';

interface DisplayedTrail {
  key: TrailKey;
  name: string;
  /** Text beside the name: utilisation and anchors of a failure mode, and the checked loads. */
  beside: string;
  parts: readonly TrailPart[];
  standard: Standard;
  /** Failure mode or edge whose areas are drawn next to the calculation; null if no area is drawn. */
  drawn: ModeKey | CheckedEdge | null;
}

/** Returns the calculations in reading order: anchor forces, failure modes, edges that do not govern. */
function displayedTrails(result: RunResult, translate: Translate): DisplayedTrail[] {
  const { answer, input } = result;
  const { standard } = input;
  const trailFor = (mode: ModeKey, check: Check | CheckedEdge, note = '') => {
    const { detail, utilisation, anchors, verdict } = check;
    const share = utilisationText(utilisation, verdict === 'Not satisfied', translate);
    return {
      standard,
      beside: [share, note, anchorsAndCombination(anchorsText(anchors, translate), result, translate)]
        .filter((text) => text !== '')
        .join(' · '),
      parts: trailParts(detail.trail, standard, (part) => partTitle(part, { mode, detail }, translate)),
    };
  };
  const modes = allChecks(answer).map((row): DisplayedTrail => ({
    key: row.mode,
    name: fullModeName(row.mode, answer, translate),
    drawn: row.mode,
    ...trailFor(row.mode, row, row.mode === 'concrete_edge' ? edgeNote(answer, translate) : ''),
  }));
  const edges = otherEdges(answer).map((edge): DisplayedTrail => ({
    key: `edge-${edge.edge}`,
    name: edgeText(edge, translate, 'trail'),
    drawn: edge,
    ...trailFor('concrete_edge', edge),
  }));
  const forces: DisplayedTrail = {
    key: 'forces',
    name: translate('results:modes.forces'),
    beside: anchorsAndCombination('', result, translate),
    drawn: null,
    standard,
    parts: trailParts(answer.forces.trail, standard),
  };
  return [forces, ...modes, ...edges].filter(({ parts }) => parts.length > 0);
}

function GivenTables({ steps }: { steps: readonly TrailStep[] }) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const given = givenValues(steps);
  if (given.anchors.length === 0 && given.others.length === 0) return null;
  return (
    <div className={styles.given}>
      <div className={`muted ${styles.title}`}>{t('given.title')}</div>
      <Flex wrap align="flex-start" gap="8px 32px">
        {given.anchors.length > 0 && (
          <div>
            <DataTable
              rows={given.anchors}
              columns={[
                { key: 'no', title: t('columns.no'), isName: true, cell: (no) => no },
                ...given.columns.map(({ symbol, unit, values }) => ({
                  key: symbol,
                  title: (
                    <>
                      <FormulaMath text={symbol} /> {`[${unitText(unit)}]`}
                    </>
                  ),
                  isNumber: true,
                  cell: (no: number) => {
                    const value = values.get(no);
                    return value === undefined ? '' : printSignificant(value);
                  },
                })),
              ]}
            />
          </div>
        )}
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

/** Text height of the drawings, px. */
const FIGURES = 12;
/** Space for each sketch next to the formulas; the sketches are stacked vertically. */
const SIZE = { columns: 278 / FIGURES, lines: 300 / FIGURES };
const SKETCH_ROOMS: DrawingSizes = { cone: SIZE, strips: SIZE, face: SIZE, plan: SIZE };

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

function AreaFigures({ drawn, steps }: { drawn: readonly CheckDrawings[]; steps: readonly TrailStep[] }) {
  const { t } = useTranslation('results');
  const sketches = drawn.flatMap((check) => check.sketches.map((sketch) => ({ sketch, edge: check.edge })));
  if (sketches.length === 0) return null;
  return (
    <div role="group" className={styles.areas} aria-label={t('sketch.title')}>
      {sketches.map(({ sketch: { view, shapes, left, right, bottom, top, size }, edge }, index) => {
        const [width, height] = [right - left, top - bottom];
        const caption =
          view === 'face' ? t('sketch.face', { edge: edge && EDGES[edge].label }) : t('sketch.plan');
        return (
          <figure key={index}>
            <figcaption>{caption}</figcaption>
            <svg
              role="img"
              aria-label={caption}
              viewBox={`${left} ${-top} ${width} ${height}`}
              width={(width / size) * FIGURES}
              height={(height / size) * FIGURES}
            >
              {shapes.map((shape, place) => (
                <DrawnShape key={place} shape={shape} size={size} />
              ))}
            </svg>
          </figure>
        );
      })}
      <DataTable
        isLined
        rows={areasIn(steps)}
        columns={[
          // Not a heading, because screen readers cannot read mathematics as a heading.
          { key: 'symbol', cell: ({ text }) => <FormulaMath text={text} /> },
          { key: 'value', isNumber: true, cell: ({ value }) => value },
        ]}
      />
    </div>
  );
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
    // The focus returns to the row of the calculation.
    document.querySelector<HTMLElement>(`[data-testid="row-${shown.key}"] button`)?.focus();
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
      className={styles.cover}
      style={{ filter: isStale ? 'grayscale(1)' : undefined }}
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
