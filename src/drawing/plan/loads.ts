/**
 * Draws the loads as a diagram next to the plan, where no drawing lines cross them. On each axis, the force
 * is drawn on the half to which it points, and the moment is drawn as an arrow with two heads on the other
 * half or, if there is no force, on the half to which the moment vector points.
 */
import { arc, arrow } from '@/drawing/plan/arrows';
import { line, text as textShape, type Point, type Shape } from '@/drawing/plan/shapes';

export interface PlanLoads {
  /** Load components, kN and kNm. */
  values: Readonly<Record<'Nz' | 'Vx' | 'Vy' | 'Mx' | 'My' | 'Mz', number>>;
  text: (name: string, value: number) => string;
}

/**
 * Distances from the centre in text heights: start and end of arrows; end of axes and position of the axis
 * names.
 */
const ARROW = { from: 1.1, to: 3.2 } as const;
const AXIS = { to: 3.4, letter: 3.9 } as const;
const TURN = 0.85;
const NORMAL = 0.4;
/** Half the side of the square occupied by the diagram, in text heights. */
export const ROSE = 4.4;

/** Positions of symbols: next to the arrows of the axes, and in the free corners. */
const PLACES = {
  x: [2.5, 1.05],
  y: [1.25, 2.3],
  Nz: [1.8, -0.95],
  Mz: [-1.9, -0.95],
} as const;

const DIRECTIONS: Readonly<Record<'x' | 'y', Point>> = { x: [1, 0], y: [0, 1] };

/**
 * Returns the halves of an axis on which its force and its moment are drawn: 1 for the positive half, -1 for
 * the negative half, 0 for a load of zero.
 */
function halvesOf(force: number, moment: number): { force: number; moment: number } {
  if (force === 0) return { force: 0, moment: Math.sign(moment) };
  return { force: Math.sign(force), moment: moment === 0 ? 0 : -Math.sign(force) };
}

export function loadDirections({ values, text }: PlanLoads, [x, y]: Point, size: number): Shape[] {
  const shapes: Shape[] = [];
  const place = ([u, v]: readonly [number, number]): Point => [x + u * size, y + v * size];
  const symbol = (name: keyof PlanLoads['values']) => text(name, values[name]).split(' = ')[0];
  const write = (style: 'load' | 'moment' | 'axis', at: readonly [number, number], written: string) =>
    shapes.push(textShape(style, place(at), written));
  for (const [axis, [u, v]] of Object.entries(DIRECTIONS) as ['x' | 'y', Point][]) {
    const end = AXIS.to;
    shapes.push(line('axis', place([-u * end, -v * end]), place([u * end, v * end])));
    write('axis', [u * AXIS.letter, v * AXIS.letter], axis);
    const [force, moment] = [values[`V${axis}`], values[`M${axis}`]];
    const halves = halvesOf(force, moment);
    const act = (style: 'load' | 'moment', value: number, half: number) => {
      if (value === 0) return;
      // The arrow points outwards or towards the centre, depending on the sign of the load.
      const [from, to] = Math.sign(value) === half ? [ARROW.from, ARROW.to] : [ARROW.to, ARROW.from];
      const at = (distance: number) => place([u * half * distance, v * half * distance]);
      shapes.push(...arrow(style, at(from), at(to), size, style === 'moment' ? 2 : 1));
      const [beside, up] = PLACES[axis];
      const label = axis === 'x' ? ([half * beside, up] as const) : ([beside, half * up] as const);
      write(style, label, symbol(`${style === 'load' ? 'V' : 'M'}${axis}`));
    };
    act('load', force, halves.force);
    act('moment', moment, halves.moment);
  }
  if (values.Mz !== 0) {
    shapes.push(...arc('moment', [x, y], TURN * size, Math.sign(values.Mz), 0.6 * size));
    write('moment', PLACES.Mz, symbol('Mz'));
  }
  if (values.Nz !== 0) {
    // Circle with a dot or a cross: an arrow seen from its tip or from its tail.
    const r = NORMAL * size;
    shapes.push({ kind: 'circle', style: 'load', at: [x, y], radius: r });
    if (values.Nz > 0) shapes.push({ kind: 'circle', style: 'load', at: [x, y], radius: 0.15 * r });
    else
      for (const slope of [1, -1])
        shapes.push(line('load', [x - 0.7 * r, y - slope * 0.7 * r], [x + 0.7 * r, y + slope * 0.7 * r]));
    write('load', PLACES.Nz, symbol('Nz'));
  }
  return shapes;
}
