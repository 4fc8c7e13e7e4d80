/** A design in small, to scale: concrete with its edges, plate, profile, anchors. */
import { planOf } from '@/drawing/plan/plan';
import type { Point, Shape } from '@/drawing/plan/shapes';
import type { Candidate } from '../candidates/candidate';
import { planInputOf } from '../view/drawn-design';
import styles from '../view/plan-drawing.module.css';

/** px. */
const SIZE = 92;
/** What the plan is made for counts for its figures alone, and they are not for this size. */
const FORMAT = { aspect: 1, lines: 20 };

const pathOf = (outlines: readonly (readonly Point[])[]): string =>
  outlines.map((outline) => `M${outline.map(([x, y]) => `${x},${-y}`).join('L')}Z`).join('');

function PictureShape({ shape, radius }: { shape: Shape; radius: number }) {
  if (shape.look === 'axis') return null;
  const className = styles[shape.look];
  if (shape.kind === 'area')
    return <path className={className} d={pathOf(shape.outlines)} fillRule="evenodd" />;
  if (shape.kind === 'circle')
    return <circle className={className} cx={shape.at[0]} cy={-shape.at[1]} r={radius} />;
  if (shape.kind !== 'line') return null;
  const { from, to } = shape;
  return <line className={className} x1={from[0]} y1={-from[1]} x2={to[0]} y2={-to[1]} />;
}

interface PlanPictureProps extends Candidate {
  /** mm from the middle that is shown: alike for pictures that are compared. */
  reach: number;
}

/** Hidden from screen readers: what it shows stands beside it in words. */
export function PlanPicture({ design, anchor, reach }: PlanPictureProps) {
  const { shapes } = planOf(planInputOf(design, anchor), FORMAT);
  // As large as its washer.
  const radius = anchor.d_nom;
  return (
    <svg width={SIZE} height={SIZE} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden>
      {shapes.map((shape, index) => (
        <PictureShape key={index} shape={shape} radius={radius} />
      ))}
    </svg>
  );
}
