import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { changeGroup } from '@/design/model/change-group';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { GROUPS, groupCoordinates } from '@/engineering';

const withGroup = (design: Design, code: string) => produce(design, (draft) => changeGroup(draft, code));

function outlineOf({ layout }: Design): [number, number] {
  const points = groupCoordinates(layout.group, layout.spacings, layout.customPoints);
  const extent = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return [extent(0), extent(1)];
}

const onPlate = (length: number, width: number, sx: number, sy: number) =>
  produce(DEFAULT_DESIGN, ({ plate, layout }) => {
    Object.assign(plate, { width, length });
    Object.assign(layout.spacings, { Sx1: sx, Sx2: 100, Sy1: sy, Sy2: 100 });
  });

describe('another group', () => {
  it('has the outline of the one before: four anchors to eight and back', () => {
    const four = onPlate(400, 300, 315, 220);
    const eight = withGroup(four, '8-0-1');
    expect(outlineOf(eight)).toEqual([315, 220]);
    expect(eight.layout.spacings).toMatchObject({ Sx1: 158, Sx2: 157, Sy1: 110, Sy2: 110 });
    expect(withGroup(eight, '4-0-1').layout.spacings).toMatchObject({ Sx1: 315, Sy1: 220 });
  });

  it('keeps unequal spacings where none of them changes its meaning', () => {
    const six = produce(withGroup(onPlate(600, 400, 300, 200), '6-0-1'), ({ layout }) => {
      Object.assign(layout.spacings, { Sx1: 100, Sx2: 250 });
    });
    expect(withGroup(six, '6-1-1').layout.spacings).toEqual(six.layout.spacings);
  });

  it('never leaves the plate, whatever group follows whatever other', () => {
    const plates = [onPlate(400, 400, 180, 180), onPlate(250, 500, 200, 420), onPlate(200, 200, 150, 150)];
    for (const plate of plates)
      for (const { code: from } of GROUPS)
        for (const { code: to } of GROUPS) {
          const next = withGroup(withGroup(plate, from), to);
          const [x, y] = outlineOf(next);
          expect(x, `${from} to ${to}`).toBeLessThanOrEqual(next.plate.length);
          expect(y, `${from} to ${to}`).toBeLessThanOrEqual(next.plate.width);
        }
  });

  it('drops slots set by hand', () => {
    const slotted = produce(DEFAULT_DESIGN, ({ layout }) => {
      layout.slots = [{ x: true, y: false }];
    });
    expect(withGroup(slotted, '8-0-1').layout.slots).toBeNull();
  });
});
