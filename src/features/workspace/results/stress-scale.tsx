/**
 * Colour scale from zero to the largest stress, with a mark at the yield strength; values above the yield
 * strength are hatched.
 */
import { useId, type Ref } from 'react';
import { BANDS, bandColour } from '@/drawing/plan/stress-colours';
import { SCALE_SIZE } from '@/features/workspace/results/stress-picture';
import { formatFigure } from '@/text/format/format-number';
import styles from '@/features/workspace/results/stress-field.module.css';

/** Position and size of the colour bar, px. */
const BAR = { x: 1, y: 36, width: 26, height: 380 };
const STEPS = [0, 0.25, 0.5, 0.75, 1];
/** Least distance in px between a number and the mark of the yield strength. */
const APART = 14;

interface StressScaleProps {
  /** Stress at the end of the scale; in MPa, like the yield strength. */
  largest: number;
  limit: number;
  ref: Ref<SVGSVGElement>;
}

export function StressScale({ largest, limit, ref }: StressScaleProps) {
  const hatch = useId();
  const heightOf = (share: number) => BAR.y + BAR.height * (1 - share);
  const band = BAR.height / BANDS;
  const yields = limit < largest;
  const top = heightOf(limit / largest);
  return (
    <svg ref={ref} className={styles.scale} {...SCALE_SIZE} aria-hidden>
      <defs>
        <pattern id={hatch} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatch} width={2} height={7} />
        </pattern>
      </defs>
      <text className={styles.tick} x={0} y={14}>
        {'σv [MPa]'}
      </text>
      {Array.from({ length: BANDS }, (_, i) => (
        <rect
          key={i}
          x={BAR.x}
          y={heightOf((i + 1) / BANDS)}
          width={BAR.width}
          // Prevents a line of background from showing between two bands.
          height={band + 0.5}
          fill={`rgb(${bandColour((i + 0.5) / BANDS).join(' ')})`}
        />
      ))}
      {yields && <rect x={BAR.x} y={BAR.y} width={BAR.width} height={top - BAR.y} fill={`url(#${hatch})`} />}
      <rect className={styles.frame} {...BAR} />
      {STEPS.filter((share) => !yields || Math.abs(heightOf(share) - top) >= APART).map((share) => (
        <text key={share} className={styles.tick} x={36} y={heightOf(share)} dominantBaseline="central">
          {formatFigure(share * largest, 'length')}
        </text>
      ))}
      {yields && (
        <>
          <line className={styles.limitLine} x1={0} x2={92} y1={top} y2={top} />
          <text className={styles.limit} x={97} y={top} dominantBaseline="central">
            {`fy ${limit}`}
          </text>
        </>
      )}
    </svg>
  );
}
