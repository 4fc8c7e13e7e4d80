/** Plan of concrete, plate, anchors and profile with dimension chains; a click on a dimension leads to its field. */
import { useTranslation } from 'react-i18next';
import { extentsOf } from '@/engineering/layout/index';
import { placedOutline } from '@/engineering/profiles/placement';
import type { Design } from '@/stores/design/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { formatInput } from '@/shared/format/format-number';
import styles from './plan-drawing.module.css';
import { useAnchorPoints } from '../current/use-anchor-points';

/** How far an unbounded side is drawn beyond the plate, mm. */
const OPEN_REACH = 90;

interface Dimension {
  field: string;
  text: string;
  from: [number, number];
  to: [number, number];
}

interface DimensionProps extends Dimension {
  size: number;
  onPick: (field: string) => void;
}

function DimensionLine({ field, text, from, to, size, onPick }: DimensionProps) {
  const upright = from[0] === to[0];
  const middle: [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const tick = size * 0.5;
  const pick = () => onPick(field);
  return (
    <g
      className={styles.dimension}
      role="button"
      tabIndex={0}
      aria-label={text}
      onClick={pick}
      onKeyDown={(event) => {
        if (event.key === 'Enter') pick();
      }}
    >
      <line x1={from[0]} y1={-from[1]} x2={to[0]} y2={-to[1]} />
      {[from, to].map(([x, y], index) => (
        <line
          key={index}
          x1={x - (upright ? tick : 0)}
          y1={-y - (upright ? 0 : tick)}
          x2={x + (upright ? tick : 0)}
          y2={-y + (upright ? 0 : tick)}
        />
      ))}
      <text
        x={middle[0]}
        y={-middle[1]}
        dy={upright ? 0 : -size * 0.35}
        dx={upright ? -size * 0.35 : 0}
        fontSize={size}
        textAnchor={upright ? 'end' : 'middle'}
        dominantBaseline={upright ? 'middle' : 'auto'}
      >
        {text}
      </text>
    </g>
  );
}

/** Edge distances of the sides that exist, and the plate's sides. */
function dimensionsOf(
  design: Design,
  anchors: readonly { x: number; y: number }[],
  concrete: Box,
  gap: number,
): Dimension[] {
  const { minX, maxX, minY, maxY } = extentsOf(anchors.map(({ x, y }) => [x, y]));
  const { sides } = design.layout;
  const below = concrete.bottom - gap;
  const left = concrete.left - gap;
  const chain: Dimension[] = [];
  const add = (field: string, value: number, from: [number, number], to: [number, number]) =>
    chain.push({ field, text: formatInput(value), from, to });
  if (sides.X2.exists)
    add('layout.sides.X2.distance', sides.X2.distance, [concrete.left, below], [minX, below]);
  if (maxX > minX) {
    const xs = [...new Set(anchors.map(({ x }) => x))].sort((a, b) => a - b);
    xs.slice(1).forEach((x, i) => add(`layout.spacings.Sx${i + 1}`, x - xs[i], [xs[i], below], [x, below]));
  }
  if (sides.X1.exists)
    add('layout.sides.X1.distance', sides.X1.distance, [maxX, below], [concrete.right, below]);
  if (sides.Y2.exists)
    add('layout.sides.Y2.distance', sides.Y2.distance, [left, concrete.bottom], [left, minY]);
  if (maxY > minY) {
    const ys = [...new Set(anchors.map(({ y }) => y))].sort((a, b) => a - b);
    ys.slice(1).forEach((y, i) => add(`layout.spacings.Sy${i + 1}`, y - ys[i], [left, ys[i]], [left, y]));
  }
  if (sides.Y1.exists) add('layout.sides.Y1.distance', sides.Y1.distance, [left, maxY], [left, concrete.top]);
  const { length, width } = design.plate;
  add('plate.length', length, [-length / 2, concrete.top + gap], [length / 2, concrete.top + gap]);
  const right = concrete.right + gap;
  add('plate.width', width, [right, -width / 2], [right, width / 2]);
  return chain;
}

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

function concreteBox({ layout, plate }: Design, anchors: readonly { x: number; y: number }[]): Box {
  const { minX, maxX, minY, maxY } = extentsOf(anchors.map(({ x, y }) => [x, y]));
  const { X1, X2, Y1, Y2 } = layout.sides;
  const halfX = plate.length / 2 + OPEN_REACH;
  const halfY = plate.width / 2 + OPEN_REACH;
  return {
    right: X1.exists ? maxX + X1.distance : Math.max(halfX, maxX + OPEN_REACH),
    left: X2.exists ? minX - X2.distance : Math.min(-halfX, minX - OPEN_REACH),
    top: Y1.exists ? maxY + Y1.distance : Math.max(halfY, maxY + OPEN_REACH),
    bottom: Y2.exists ? minY - Y2.distance : Math.min(-halfY, minY - OPEN_REACH),
  };
}

/** Edges that exist as thick lines; open sides end in a broken line. */
function ConcreteEdges({ box, sides }: { box: Box; sides: Design['layout']['sides'] }) {
  const lines = [
    { exists: sides.X1.exists, x1: box.right, y1: box.bottom, x2: box.right, y2: box.top },
    { exists: sides.X2.exists, x1: box.left, y1: box.bottom, x2: box.left, y2: box.top },
    { exists: sides.Y1.exists, x1: box.left, y1: box.top, x2: box.right, y2: box.top },
    { exists: sides.Y2.exists, x1: box.left, y1: box.bottom, x2: box.right, y2: box.bottom },
  ];
  return lines.map(({ exists, x1, y1, x2, y2 }, index) => (
    <line key={index} className={exists ? styles.edge : styles.open} x1={x1} y1={-y1} x2={x2} y2={-y2} />
  ));
}

interface PlanDrawingProps {
  onPick: (field: string) => void;
}

export function PlanDrawing({ onPick }: PlanDrawingProps) {
  const { t } = useTranslation('design');
  const design = useDesignStore((state) => state.design);
  const anchors = useAnchorPoints();
  const { plate, profile } = design;
  const box = concreteBox(design, anchors);
  const extent = Math.max(box.right - box.left, box.top - box.bottom, 1);
  const size = extent / 38;
  const gap = size * 2.2;
  const margin = size * 4.5;
  const view = [
    box.left - margin,
    -box.top - margin,
    box.right - box.left + 2 * margin,
    box.top - box.bottom + 2 * margin,
  ];
  const radius = Math.max(5, extent / 90);
  const section = placedOutline({ ...profile, type: Number(profile.series) })
    .map((outline) => `M${outline.map(([x, y]) => `${x},${-y}`).join('L')}Z`)
    .join('');
  return (
    <svg className={styles.plan} viewBox={view.join(' ')} role="group" aria-label={t('layout.plan')}>
      <rect
        className={styles.concrete}
        x={box.left}
        y={-box.top}
        width={Math.max(0, box.right - box.left)}
        height={Math.max(0, box.top - box.bottom)}
      />
      <ConcreteEdges box={box} sides={design.layout.sides} />
      <rect
        className={styles.plate}
        x={-plate.length / 2}
        y={-plate.width / 2}
        width={Math.max(0, plate.length)}
        height={Math.max(0, plate.width)}
      />
      <path className={styles.profile} d={section} fillRule="evenodd" />
      <g className={styles.axes}>
        <line x1={0} y1={0} x2={size * 3} y2={0} />
        <line x1={0} y1={0} x2={0} y2={-size * 3} />
        <text x={size * 3.3} y={size * 0.3} fontSize={size}>
          {'x'}
        </text>
        <text x={-size * 0.3} y={-size * 3.3} fontSize={size}>
          {'y'}
        </text>
      </g>
      {anchors.map(({ no, x, y, actsX, actsY }) => (
        <g key={no}>
          {(!actsX || !actsY) && (
            <rect
              className={styles.slot}
              x={x - radius * (actsX ? 1.25 : 2.4)}
              y={-y - radius * (actsY ? 1.25 : 2.4)}
              width={radius * (actsX ? 2.5 : 4.8)}
              height={radius * (actsY ? 2.5 : 4.8)}
              rx={radius * 1.25}
            />
          )}
          <circle className={styles.anchor} cx={x} cy={-y} r={radius} />
          <text className={styles.number} x={x + radius * 1.5} y={-y - radius * 1.2} fontSize={size}>
            {no}
          </text>
        </g>
      ))}
      {dimensionsOf(design, anchors, box, gap).map((dimension, index) => (
        <DimensionLine key={index} {...dimension} size={size} onPick={onPick} />
      ))}
    </svg>
  );
}
