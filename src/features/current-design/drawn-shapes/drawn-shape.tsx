/** Shapes of a plan or sketch as SVG. The shapes' y axis points up, the SVG y axis points down. */
import type { ReactElement } from 'react';
import { svgOutline, type Dimension, type Line, type Point, type Shape } from '@/drawing/plan/shapes';
import { sentenceParts, symbolParts } from '@/text/format/symbols';
import styles from '@/features/current-design/drawn-shapes/drawn-shape.module.css';

const classOf = (style: string): string => `${styles.shape} ${styles[style]}`;

export function DrawnLine({ from, to, style }: Line) {
  return <line className={classOf(style)} x1={from[0]} y1={-from[1]} x2={to[0]} y2={-to[1]} />;
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

export function DrawnText({
  style,
  at: [x, y],
  size,
  upright = false,
  isFromLeft = false,
  children,
}: DrawnTextProps) {
  return (
    <text
      className={classOf(`${style}Text`)}
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

interface DrawnShapeProps {
  shape: Exclude<Shape, Dimension>;
  /** Text height. */
  size: number;
}

/** Draws any shape except a dimension, which can be edited in place. */
export function DrawnShape({ shape, size }: DrawnShapeProps): ReactElement {
  if (shape.kind === 'text') {
    const { text, ...placed } = shape;
    return (
      <DrawnText {...placed} size={size}>
        {text}
      </DrawnText>
    );
  }
  if (shape.kind === 'line') return <DrawnLine {...shape} />;
  const { tag: Tag, geometry } = svgOutline(shape, { place: ([x, y]) => [x, -y], scale: 1 });
  return <Tag className={classOf(shape.style)} fillRule="evenodd" {...geometry} />;
}
