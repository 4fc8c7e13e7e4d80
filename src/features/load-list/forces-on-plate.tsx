/** The forces of one row as arrows on a plate: the plan, and two sections through plate and concrete. */
import { useTranslation } from 'react-i18next';
import type { ListedLoad } from '@/design/model/design-state';
import { arc, arrow } from '@/drawing/plan/arrows';
import { rectangle, type Point, type Shape } from '@/drawing/plan/shapes';
import { DrawnShape } from '@/features/current-design/drawn-shapes/drawn-shape';
import { formatValue } from '@/text/format/format-number';

/** Half the side of the plate, and half the distance between the views; the drawing has no scale. */
const HALF = 34;
const STEP = 100;
const SIZE = 9;

/** A negative force points the other way. */
function forceArrow(value: number, [x, y]: Point, [u, v]: Point, from: number): Shape[] {
  if (value === 0) return [];
  const ends = [from, from + 34].map((at): Point => [x + u * at, y + v * at]);
  return value > 0 ? arrow('load', ends[0], ends[1], SIZE) : arrow('load', ends[1], ends[0], SIZE);
}

const momentArc = (value: number, at: Point, sign: number): Shape[] =>
  value === 0 ? [] : arc('moment', at, 20, sign * Math.sign(value), SIZE);

const text = (at: Point, words: string): Shape => ({ kind: 'text', style: 'axis', at, text: words });

/** Returns a section along an axis; `turn` is 1 if a positive moment turns counter-clockwise in this view. */
function section(x: number, axis: string, turn: 1 | -1, [normal, shear, moment]: readonly number[]): Shape[] {
  return [
    { kind: 'area', style: 'concrete', outlines: [rectangle(x - 46, -44, x + 46, 0)] },
    { kind: 'line', style: 'edge', from: [x - 46, 0], to: [x + 46, 0] },
    { kind: 'area', style: 'plate', outlines: [rectangle(x - HALF, 0, x + HALF, 5)] },
    ...forceArrow(normal, [x, 5], [0, 1], 2),
    ...arrow('load', [x - 38 * Math.sign(shear), 12], [x - 4 * Math.sign(shear), 12], SIZE),
    ...momentArc(moment, [x, 12], turn),
    text([x + 44, -52], axis),
    text([x - 40, 40], 'z'),
  ];
}

function shapesOf({ Nz, Vx, Vy, Mx, My, Mz }: ListedLoad): Shape[] {
  return [
    { kind: 'area', style: 'plate', outlines: [rectangle(-HALF, -HALF, HALF, HALF)] },
    ...forceArrow(Vx, [0, 0], [1, 0], 3),
    ...forceArrow(Vy, [0, 0], [0, 1], 3),
    ...momentArc(Mz, [0, 0], 1),
    text([46, -4], 'x'),
    text([-4, 46], 'y'),
    // Seen along +y, a positive My turns clockwise; seen against x, a positive Mx turns counter-clockwise.
    ...section(STEP, 'x', -1, [Nz, Vx, My]),
    ...section(2 * STEP + 5, 'y', 1, [Nz, Vy, Mx]),
  ];
}

function useSentences({ Nz, Vx, Vy, Mx, My, Mz }: ListedLoad): string[] {
  const { t } = useTranslation('loadList');
  const of = (value: number) => formatValue(Math.abs(value), 'force');
  const side = (value: number, axis: string) => `${value < 0 ? '−' : '+'}${axis}`;
  const along = (value: number, axis: string, key: 'shear' | 'moment') =>
    value === 0 ? [] : [t(`import.acts.${key}`, { value: of(value), axis: side(value, axis) })];
  return [
    ...(Nz === 0 ? [] : [t(Nz > 0 ? 'import.acts.pull' : 'import.acts.press', { value: of(Nz) })]),
    ...along(Vx, 'x', 'shear'),
    ...along(Vy, 'y', 'shear'),
    ...along(Mx, 'x', 'moment'),
    ...along(My, 'y', 'moment'),
    ...along(Mz, 'z', 'moment'),
  ];
}

export function ForcesOnPlate({ row }: { row: ListedLoad }) {
  const { t } = useTranslation('loadList');
  const sentences = useSentences(row);
  return (
    <>
      <div>
        <svg width="100%" viewBox="-52 -60 362 120" aria-hidden>
          {shapesOf(row).map((shape, index) => (
            <DrawnShape key={index} shape={shape} size={SIZE} />
          ))}
        </svg>
        <strong>{row.name}</strong>
      </div>
      <ul aria-label={t('import.picture', { name: row.name })}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
