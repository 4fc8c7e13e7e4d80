/** The plan on screen; clicking a dimension edits it in place. */
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoadKind, planInputOf } from '@/design/scene/drawn-design';
import { failureBodyOf } from '@/design/scene/failure-body';
import { planFoundOf, planLoadsOf } from '@/design/scene/plan-found';
import type { RunResult } from '@/design/verdict/calculation';
import { planOf } from '@/drawing/plan/plan';
import type { Measure, Shape } from '@/drawing/plan/shapes';
import type { ModeKey } from '@/engineering';
import { DrawnShape } from '@/features/current-design/drawn-shapes/drawn-shape';
import { useChosenAnchor } from '@/features/current-design/use-records';
import { DimensionEditor, type EditedDimension } from '@/features/workspace/view/dimension-editor';
import { DimensionLine } from '@/features/workspace/view/dimension-line';
import { useMovedAnchor, type MovedAnchor } from '@/features/workspace/view/use-moved-anchor';
import { usePaneFormat } from '@/features/workspace/view/use-pane-format';
import shapeStyles from '@/features/current-design/drawn-shapes/drawn-shape.module.css';
import styles from '@/features/workspace/view/plan-drawing.module.css';

type Circle = Extract<Shape, { kind: 'circle' }>;

interface FreeAnchorProps {
  shape: Circle;
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
  mode: ModeKey | null;
  loadKind: LoadKind;
}

export function PlanDrawing({ result, mode, loadKind }: PlanDrawingProps) {
  const { t } = useTranslation('design');
  const { design, movedBy } = useMovedAnchor();
  const { data: anchor } = useChosenAnchor();
  const frame = useRef<HTMLDivElement>(null);
  const format = usePaneFormat(frame);
  const [edited, setEdited] = useState<EditedDimension | null>(null);
  const onClose = useCallback(() => setEdited(null), []);
  const body = result && anchor && mode ? failureBodyOf(result.answer, mode, anchor) : null;
  const { shapes, left, right, bottom, top, size } = planOf(
    {
      ...planInputOf(design, anchor),
      loads: planLoadsOf(design, loadKind),
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
