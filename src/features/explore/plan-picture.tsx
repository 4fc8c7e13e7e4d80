/** A small scale drawing of a design: concrete with its edges, plate, profile, anchors. */
import { planInputOf } from '@/design/scene/drawn-design';
import type { Candidate } from '@/design/search/candidate';
import { planOf } from '@/drawing/plan/plan';
import { DrawnShape } from '@/features/current-design/drawn-shapes/drawn-shape';

/** Side length of the drawing, px. */
const SIZE = 92;
/** The format affects only text, which is not drawn at this size. */
const FORMAT = { aspect: 1, lines: 20 };

interface PlanPictureProps extends Candidate {
  /** Distance shown from the centre outwards, mm; the same for drawings that are compared. */
  reach: number;
}

/** Hidden from screen readers, because the same information is given as text. */
export function PlanPicture({ design, anchor, reach }: PlanPictureProps) {
  const { shapes } = planOf(planInputOf(design, anchor), FORMAT);
  // An anchor is drawn with twice its diameter, which is about the size of its washer.
  const radius = anchor.d_nom;
  return (
    <svg width={SIZE} height={SIZE} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden>
      {shapes.map((shape, index) => {
        if (shape.style === 'axis' || shape.kind === 'dimension' || shape.kind === 'text') return null;
        const shown = shape.kind === 'circle' ? { ...shape, radius } : shape;
        return <DrawnShape key={index} shape={shown} size={0} />;
      })}
    </svg>
  );
}
