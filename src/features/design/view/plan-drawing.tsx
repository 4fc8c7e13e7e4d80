/** The plan on the screen; a click on a dimension edits it in its place. */
import { useCallback, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { planOf } from '@/drawing/plan/plan';
import type { Dimension, Line, Point, Shape } from '@/drawing/plan/shapes';
import { formatInput } from '@/shared/format/format-number';
import { useDesignStore } from '@/stores/design/design-store';
import { useChosenAnchor } from '../current/use-records';
import { DimensionEditor, type EditedDimension } from './dimension-editor';
import { planInputOf } from './drawn-design';
import styles from './plan-drawing.module.css';

/** The pane is wider than high; its texts are as large as those beside it. */
const FORMAT = { aspect: 1.3, lines: 40 };

const pathOf = (outlines: readonly (readonly Point[])[]): string =>
  outlines.map((outline) => `M${outline.map(([x, y]) => `${x},${-y}`).join('L')}Z`).join('');

function PlanLine({ from, to, look }: Line) {
  return <line className={styles[look]} x1={from[0]} y1={-from[1]} x2={to[0]} y2={-to[1]} />;
}

interface TextProps {
  look: Shape['look'];
  at: Point;
  size: number;
  upright?: boolean;
  children: string;
}

function PlanText({ look, at: [x, y], size, upright = false, children }: TextProps) {
  return (
    <text
      className={styles[`${look}Text`]}
      x={x}
      y={-y}
      fontSize={size}
      textAnchor="middle"
      dominantBaseline="central"
      transform={upright ? `rotate(-90 ${x} ${-y})` : undefined}
    >
      {children}
    </text>
  );
}

interface DimensionProps {
  dimension: Dimension;
  size: number;
  /** With the drawn figure. */
  onPick: (figure: Element) => void;
}

function DimensionLine({ dimension: { lines, length, look, at, upright }, size, onPick }: DimensionProps) {
  const text = formatInput(length);
  return (
    <g
      className={styles.dimensionButton}
      role="button"
      tabIndex={0}
      aria-label={text}
      onClick={({ currentTarget }) => onPick(currentTarget.querySelector('text') ?? currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onPick(event.currentTarget.querySelector('text') ?? event.currentTarget);
      }}
    >
      {lines.map((line, index) => (
        <PlanLine key={index} {...line} />
      ))}
      <PlanText look={look} at={at} size={size} upright={upright}>
        {text}
      </PlanText>
    </g>
  );
}

/** Everything but the dimensions. */
function PlanShape({ shape, size }: { shape: Exclude<Shape, Dimension>; size: number }): ReactElement {
  const look = styles[shape.look];
  switch (shape.kind) {
    case 'line':
      return <PlanLine {...shape} />;
    case 'area':
      return <path className={look} d={pathOf(shape.outlines)} fillRule="evenodd" />;
    case 'circle':
      return <circle className={look} cx={shape.at[0]} cy={-shape.at[1]} r={shape.radius} />;
    case 'slot':
      return (
        <rect
          className={look}
          x={shape.at[0] - shape.width / 2}
          y={-shape.at[1] - shape.height / 2}
          width={shape.width}
          height={shape.height}
          rx={shape.radius}
        />
      );
    case 'text':
      return (
        <PlanText look={shape.look} at={shape.at} size={size}>
          {shape.text}
        </PlanText>
      );
  }
}

export function PlanDrawing() {
  const { t } = useTranslation('design');
  const design = useDesignStore((state) => state.design);
  const { data: anchor } = useChosenAnchor();
  const frame = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<EditedDimension | null>(null);
  const onClose = useCallback(() => setEdited(null), []);
  const { shapes, left, right, bottom, top, size } = planOf(planInputOf(design, anchor), FORMAT);
  const view = [left, -top, right - left, top - bottom];
  const edit = (dimension: Dimension, figure: Element) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const { left: x, top: y, width, height } = figure.getBoundingClientRect();
    const at = { x: x + width / 2 - box.left, y: y + height / 2 - box.top };
    setEdited({ measure: dimension.measure, at });
  };
  return (
    <div ref={frame} className={styles.frame}>
      <svg className={styles.plan} viewBox={view.join(' ')} role="group" aria-label={t('layout.plan')}>
        {shapes.map((shape, index) =>
          shape.kind === 'dimension' ? (
            <DimensionLine
              key={index}
              dimension={shape}
              size={size}
              onPick={(figure) => edit(shape, figure)}
            />
          ) : (
            <PlanShape key={index} shape={shape} size={size} />
          ),
        )}
      </svg>
      {edited && <DimensionEditor key={JSON.stringify(edited)} {...edited} onClose={onClose} />}
    </div>
  );
}
