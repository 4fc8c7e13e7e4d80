/** A dimension in the plan; if `onPick` is given, the user can click its text to edit it. */
import type { Dimension } from '@/drawing/plan/shapes';
import { DrawnLine, DrawnText } from '@/features/current-design/drawn-shapes/drawn-shape';
import { formatInput } from '@/text/format/format-number';
import styles from '@/features/workspace/view/plan-drawing.module.css';

interface DimensionProps {
  dimension: Dimension;
  size: number;
  /** Called with the clicked text; null if the dimension cannot be edited. */
  onPick: ((figure: Element) => void) | null;
}

export function DimensionLine({
  dimension: { lines, length, style, at, upright },
  size,
  onPick,
}: DimensionProps) {
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
  if (onPick === null) return <g>{drawn}</g>;
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
      {drawn}
    </g>
  );
}
