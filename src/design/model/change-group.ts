/** Changes the anchor group and keeps the spacings within the plate. */
import { produce } from 'immer';
import type { Design } from '@/design/model/design-state';
import { defaultCustomPoints, groupByCode, groupCoordinates } from '@/engineering';
import type { SpacingName } from '@/quantities/inputs';

/** The plate's length is its dimension along x. */
const AXES = [
  { axis: 0, names: ['Sx1', 'Sx2'], side: 'length' },
  { axis: 1, names: ['Sy1', 'Sy2'], side: 'width' },
] as const satisfies readonly { axis: 0 | 1; names: readonly SpacingName[]; side: 'width' | 'length' }[];

/** Largest fraction of a plate side that reduced spacings occupy, so that holes keep an edge distance. */
const LARGEST_SHARE = 0.8;

function extentOf({ layout }: Pick<Design, 'layout'>, axis: 0 | 1): number {
  const points = groupCoordinates(layout.group, layout.spacings, layout.customPoints);
  const values = points.map((point) => point[axis]);
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

/**
 * Chooses a group and drops manual slots; free points (`-0-0`) start at their defaults. Spacings stay, unless
 * the group would be longer than the plate: they are then reduced in proportion to the previous group's
 * length, or at most `LARGEST_SHARE` of the plate.
 */
export function changeGroup(design: Design, code: string): void {
  const { layout, plate } = design;
  const before = AXES.map(({ axis }) => extentOf(design, axis));
  layout.group = code;
  layout.slots = null;
  if (code.endsWith('-0-0')) layout.customPoints = defaultCustomPoints(code);
  const used = groupByCode(code)?.spacings ?? [];
  for (const { axis, names, side } of AXES) {
    const extent = extentOf(design, axis);
    if (extent <= plate[side]) continue;
    const most = LARGEST_SHARE * plate[side];
    const share = Math.min(most, before[axis] || most) / extent;
    for (const name of names.filter((one) => used.includes(one)))
      layout.spacings[name] = Math.round(share * layout.spacings[name]);
  }
}

/** True if changing the anchor group from `before` to `now` reduced any spacing. */
export function hasReducedSpacings(before: Design, now: Design): boolean {
  const { group, spacings } = now.layout;
  if (before.layout.group === group) return false;
  const names = Object.keys(spacings) as SpacingName[];
  const isSame = (other: Design['layout']['spacings']) =>
    names.every((name) => other[name] === spacings[name]);
  return (
    !isSame(before.layout.spacings) &&
    isSame(produce(before, (draft) => changeGroup(draft, group)).layout.spacings)
  );
}
