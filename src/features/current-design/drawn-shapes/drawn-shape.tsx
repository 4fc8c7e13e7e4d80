/** Shapes of a plan or sketch as SVG. The shapes' y axis points up, the SVG y axis points down. */
import type { ReactElement } from 'react';
import { svgOutline, type Dimension, type Line, type Point, type Shape } from '@/drawing/plan/shapes';
import { attributesOf, OUTLINED, PAPER, PLAIN } from '@/features/current-design/drawn-shapes/shape-styles';
import { formatInput } from '@/text/format/format-number';
import { sentenceParts, symbolParts } from '@/text/format/symbols';
import styles from '@/features/current-design/drawn-shapes/drawn-shape.module.css';

function DrawnLine({ from, to, style }: Line) {
  const attributes = attributesOf({ kind: 'line', style: style === 'failure' ? 'failureLine' : style });
  return <line {...attributes} x1={from[0]} y1={-from[1]} x2={to[0]} y2={-to[1]} />;
}

/** Subscript size and drop, relative to the text height. */
const INDEX = { size: 0.72, drop: 0.28 };

/** Text with symbols, whose subscripts are smaller and lower. */
function Words({ text, size }: { text: string; size: number }) {
  const parts = sentenceParts(text);
  return parts.map((part, i) => {
    // Text after a subscript returns to the baseline.
    const dy = i > 0 && parts[i - 1].symbol ? -INDEX.drop * size : undefined;
    if (!part.symbol)
      return (
        <tspan key={i} dy={dy}>
          {part.text}
        </tspan>
      );
    const { base, sub } = symbolParts(part.text);
    return [
      <tspan key={`${i}-letter`} dy={dy} fontStyle="italic">
        {base}
      </tspan>,
      <tspan key={`${i}-index`} dy={INDEX.drop * size} fontSize={INDEX.size * size}>
        {sub}
      </tspan>,
    ];
  });
}

interface DrawnTextProps {
  style: Shape['style'];
  at: Point;
  size: number;
  upright?: boolean;
  isFromLeft?: boolean;
  children: string;
}

function DrawnText({ style, at: [x, y], size, upright, isFromLeft, children }: DrawnTextProps) {
  return (
    <text
      vectorEffect="non-scaling-stroke"
      fill={OUTLINED[style] ?? PLAIN[style]}
      {...(style in OUTLINED && { fontWeight: 600, stroke: PAPER, strokeWidth: 3, paintOrder: 'stroke' })}
      x={x}
      y={-y}
      fontSize={size}
      textAnchor={isFromLeft ? 'start' : 'middle'}
      dominantBaseline="central"
      transform={upright ? `rotate(-90 ${x} ${-y})` : undefined}
    >
      <Words text={children} size={size} />
    </text>
  );
}

interface DrawnShapeProps<Drawn = Shape> {
  shape: Drawn;
  size: number;
  /** Called with the clicked text of a dimension; without it, dimensions cannot be edited. */
  onPick?: ((text: Element) => void) | undefined;
}

function DrawnDimension({ shape, size, onPick }: DrawnShapeProps<Dimension>) {
  const { lines, length, style, at, upright } = shape;
  const text = formatInput(length);
  const drawn = (
    <>
      {lines.map((line, index) => (
        <DrawnLine key={index} {...line} />
      ))}
      <DrawnText style={style} at={at} size={size} upright={upright}>
        {text}
      </DrawnText>
    </>
  );
  if (onPick === undefined) return <g>{drawn}</g>;
  const pick = (group: Element) => onPick(group.querySelector('text') ?? group);
  return (
    <g
      className={styles.button}
      role="button"
      tabIndex={0}
      aria-label={text}
      onClick={({ currentTarget }) => pick(currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        pick(event.currentTarget);
      }}
    >
      {drawn}
    </g>
  );
}

export function DrawnShape({ shape, size, onPick }: DrawnShapeProps): ReactElement {
  if (shape.kind === 'text') {
    const { text, ...placed } = shape;
    return (
      <DrawnText {...placed} size={size}>
        {text}
      </DrawnText>
    );
  }
  if (shape.kind === 'line') return <DrawnLine {...shape} />;
  if (shape.kind === 'dimension') return <DrawnDimension shape={shape} size={size} onPick={onPick} />;
  const { tag: Tag, geometry } = svgOutline(shape, { place: ([x, y]) => [x, -y], scale: 1 });
  return <Tag {...attributesOf(shape)} fillRule="evenodd" {...geometry} />;
}
