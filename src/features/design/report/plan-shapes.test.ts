import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/stores/design/design-state';
import { planOf, type Shape } from './plan-shapes';

const plan = (change: (draft: Design) => void = () => undefined) => planOf(produce(DEFAULT_DESIGN, change));
const of = (shapes: readonly Shape[], look: Shape['look']) => shapes.filter((shape) => shape.look === look);
const textsOf = (shapes: readonly Shape[]) => shapes.flatMap((s) => (s.kind === 'text' ? [s.text] : []));

describe('the plan of the report', () => {
  it('numbers every anchor and gives each chain its lengths', () => {
    const { shapes } = plan();
    expect(textsOf(of(shapes, 'anchor'))).toEqual(['1', '2', '3', '4']);
    // Along x: edge, spacing, edge; along y the same; then both sides of the plate.
    expect(textsOf(of(shapes, 'dimension'))).toEqual([
      '200',
      '180',
      '225',
      '220',
      '180',
      '200',
      '400',
      '400',
    ]);
  });

  it('draws a side without an edge broken, and gives it no length', () => {
    const { shapes } = plan((draft) => {
      draft.layout.sides.X2.exists = false;
    });
    expect(of(shapes, 'open')).toHaveLength(1);
    expect(of(shapes, 'edge')).toHaveLength(3);
    expect(textsOf(of(shapes, 'dimension'))).toEqual(['180', '225', '220', '180', '200', '400', '400']);
  });

  it('marks slotted holes', () => {
    const { shapes } = plan((draft) => {
      draft.layout.slots = [0, 1, 2, 3].map((index) => ({ x: index === 0, y: false }));
    });
    expect(of(shapes, 'slot')).toHaveLength(1);
  });

  it('keeps everything inside its bounds', () => {
    const { shapes, left, right, bottom, top } = plan((draft) => {
      Object.assign(draft.layout.sides.Y1, { distance: 600 });
    });
    const points = shapes.flatMap((shape) => {
      if (shape.kind === 'area') return shape.outlines.flat();
      return shape.kind === 'line' ? [shape.from, shape.to] : [shape.at];
    });
    for (const [x, y] of points) {
      expect(x >= left && x <= right && y >= bottom && y <= top, `${x}, ${y}`).toBe(true);
    }
  });
});
