/** The plan on screen; clicking a dimension edits it in place. */
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoadKind, planInputOf } from '@/design/scene/drawn-design';
import { failureBodyOf } from '@/design/scene/failure-body';
import { planFoundOf, planLoadsOf } from '@/design/scene/plan-found';
import { type RunResult } from '@/design/verdict/calculation';
import { type Format, planOf } from '@/drawing/plan/plan';
import type { Measure, Shape } from '@/drawing/plan/shapes';
import { DrawnShape } from '@/features/current-design/drawn-shapes/drawn-shape';
import { useChosenAnchor } from '@/features/current-design/use-records';
import { DimensionEditor, type EditedDimension } from '@/features/workspace/view/dimension-editor';
import { DimensionLine } from '@/features/workspace/view/dimension-line';
import { type MovedAnchor, useMovedAnchor } from '@/features/workspace/view/use-moved-anchor';
import { shownGoverning, useRunStore } from '@/stores/run';
import { useWorkspaceView } from '@/stores/workspace-view';
import shapeStyles from '@/features/current-design/drawn-shapes/drawn-shape.module.css';
import styles from '@/features/workspace/view/plan-drawing.module.css';

/** Format used until the pane is measured, or if the browser cannot measure it. */
const USUAL: Format = { aspect: 1.3, lines: 40 };
/** Height of a text line, screen pixels. */
const LINE = 13;
/** Number of text lines for the dimension chains around the concrete. */
const CHAINS = 6;
const FEWEST = 12;

/**
 * Format of the plan for its pane: the text has a constant size on screen, whatever the size of the pane, the
 * size of the concrete and the page zoom.
 */
function usePaneFormat(pane: RefObject<Element | null>): Format {
  const [format, setFormat] = useState(USUAL);
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const lines = Math.max(FEWEST, height / LINE - CHAINS);
      const columns = Math.max(FEWEST, width / LINE - CHAINS);
      setFormat({ aspect: columns / lines, lines });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);
  return format;
}

interface FreeAnchorProps {
  shape: Extract<Shape, { kind: 'circle' }>;
  no: number;
  moved: MovedAnchor;
}

/** Anchor that can be moved with the pointer or the arrow keys. */
function FreeAnchor({ shape, no, moved }: FreeAnchorProps) {
  const { t } = useTranslation('viewer');
  return (
    <circle
      className={`${shapeStyles[shape.style]} ${styles.free}`}
      cx={shape.at[0]}
      cy={-shape.at[1]}
      r={shape.radius}
      role="button"
      tabIndex={0}
      aria-label={t('moveAnchor', { no })}
      {...moved}
    >
      <title>{t('moveAnchor', { no })}</title>
    </circle>
  );
}

interface PlanDrawingProps {
  /** Null if there is no up-to-date result: earlier results are not shown. */
  result: RunResult | null;
  loadKind: LoadKind;
}

export function PlanDrawing({ result, loadKind }: PlanDrawingProps) {
  const { t } = useTranslation('design');
  const { design, movedBy } = useMovedAnchor();
  const governing = useRunStore(shownGoverning);
  const { data: anchor } = useChosenAnchor();
  const mode = useWorkspaceView((view) => view.mode);
  const frame = useRef<HTMLDivElement>(null);
  const format = usePaneFormat(frame);
  const [edited, setEdited] = useState<EditedDimension | null>(null);
  const onClose = useCallback(() => setEdited(null), []);
  const body = result && mode ? failureBodyOf(result.answer, mode) : null;
  const loaded = result && governing ? { ...design, loads: governing.design.loads } : design;
  const { shapes, left, right, bottom, top, size } = planOf(
    {
      ...planInputOf(design, anchor),
      loads: planLoadsOf(loaded, loadKind),
      ...(result ? { found: planFoundOf(design, result, body) } : {}),
    },
    format,
  );
  const view = [left, -top, right - left, top - bottom];
  const edit = (measure: Measure, figure: Element) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const { left: x, top: y, width, height } = figure.getBoundingClientRect();
    const at = { x: x + width / 2 - box.left, y: y + height / 2 - box.top };
    setEdited({ measure, at });
  };
  return (
    <div ref={frame} className={styles.frame}>
      <svg className={styles.plan} viewBox={view.join(' ')} role="group" aria-label={t('layout.plan')}>
        {shapes.map((shape, index) => {
          if (shape.kind === 'dimension') {
            const { measure } = shape;
            const onPick = measure && ((figure: Element) => edit(measure, figure));
            return <DimensionLine key={index} dimension={shape} size={size} onPick={onPick} />;
          }
          if (movedBy && shape.kind === 'circle' && shape.anchor !== undefined) {
            const no = shape.anchor;
            return <FreeAnchor key={`anchor-${no}`} shape={shape} no={no} moved={movedBy(no)} />;
          }
          return <DrawnShape key={index} shape={shape} size={size} />;
        })}
      </svg>
      {edited && <DimensionEditor key={JSON.stringify(edited)} {...edited} onClose={onClose} />}
    </div>
  );
}
