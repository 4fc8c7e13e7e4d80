import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { changeGroup } from '@/design/model/design-changes';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { groupCoordinates, GROUPS } from '@/engineering';

const withGroup = (design: Design, code: string) => produce(design, (draft) => changeGroup(draft, code));

function outlineOf({ layout }: Design): [number, number] {
  const points = groupCoordinates(layout.group, layout.spacings, layout.customPoints);
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
  return [extent(points.map(([x]) => x)), extent(points.map(([, y]) => y))];
}

const onPlate = (length: number, width: number, sx: number, sy: number) =>
  produce(DEFAULT_DESIGN, ({ plate, layout }) => {
    Object.assign(plate, { width, length });
    Object.assign(layout.spacings, { Sx1: sx, Sx2: 100, Sy1: sy, Sy2: 100 });
  });

describe('changing the anchor group', () => {
  it('the layout is the same after six changes of the anchor group and a return to the first group', () => {
    const start = onPlate(400, 400, 180, 160);
    const way = ['3-0-1', '2-0-2', '1-0-1', '8-0-1', '3-0-4', '6-0-1'];
    const end = way.reduce(withGroup, start);
    expect(end.layout.spacings).toEqual(start.layout.spacings);
    expect(withGroup(end, '4-0-1').layout).toEqual(start.layout);
  });

  it('changing the anchor group keeps the default spacings if no spacing was typed', () => {
    const eight = withGroup(DEFAULT_DESIGN, '8-0-1');
    expect(eight.layout.spacings).toEqual(DEFAULT_DESIGN.layout.spacings);
    expect(outlineOf(eight)).toEqual([280, 280]);
  });

  it('changing the anchor group scales down the spacings along an axis if an anchor would be outside the plate', () => {
    const eight = withGroup(onPlate(300, 400, 300, 220), '8-0-1');
    expect(eight.layout.spacings).toEqual({ Sx1: 180, Sx2: 60, Sy1: 220, Sy2: 100 });
    expect(outlineOf(eight)).toEqual([240, 320]);
  });

  it('changing the anchor group reduces the spacings just enough to keep the outer anchors where they were', () => {
    const six = withGroup(onPlate(400, 400, 310, 180), '6-0-1');
    expect(six.layout.spacings).toEqual({ Sx1: 234, Sx2: 76, Sy1: 180, Sy2: 100 });
    expect(outlineOf(six)).toEqual([310, 180]);
  });

  it('the anchor group is never larger than the plate after a change between any two groups', () => {
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

  it('changing the anchor group drops slots that were set manually', () => {
    const slotted = produce(DEFAULT_DESIGN, ({ layout }) => void (layout.slots = [{ x: true, y: false }]));
    expect(withGroup(slotted, '8-0-1').layout.slots).toBeNull();
  });
});
