/** Another anchor group in the place of the chosen one, with its outline. */
import type { Design } from '@/design/model/design-state';
import { defaultCustomPoints, groupByCode, groupCoordinates, type SpacingName } from '@/engineering';

/** The plate's length lies along x. */
const AXES = [
  { axis: 0, names: ['Sx1', 'Sx2'], side: 'length' },
  { axis: 1, names: ['Sy1', 'Sy2'], side: 'width' },
] as const satisfies readonly { axis: 0 | 1; names: readonly SpacingName[]; side: 'width' | 'length' }[];

/** Of the plate's side, where no outline tells how far apart the anchors were. */
const USUAL_SHARE = 0.6;

function extentOf({ layout }: Pick<Design, 'layout'>, axis: 0 | 1): number {
  const points = groupCoordinates(layout.group, layout.spacings, layout.customPoints);
  const values = points.map((point) => point[axis]);
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

/**
 * Drops slots set by hand. Free points (`-0-0`) start from their default ones, whatever was typed before;
 * other groups get spacings with which they have the outline of the group before. Along an axis on which that
 * had none, the spacings stay as they were, unless they would lead off the plate.
 */
export function changeGroup(design: Design, code: string): void {
  const { layout, plate } = design;
  const before = AXES.map(({ axis }) => extentOf(design, axis));
  layout.group = code;
  layout.slots = null;
  if (code.endsWith('-0-0')) layout.customPoints = defaultCustomPoints(code);
  const used = groupByCode(code)?.spacings ?? [];
  for (const { axis, names, side } of AXES) {
    const own = names.filter((name) => used.includes(name));
    const now = extentOf(design, axis);
    const fits = now <= plate[side];
    const wanted = before[axis] > 0 ? before[axis] : fits ? now : Math.round(USUAL_SHARE * plate[side]);
    if (own.length === 0 || wanted === now) continue;
    const [first] = own;
    layout.spacings[first] = Math.round(wanted / own.length);
    for (const name of own.slice(1)) layout.spacings[name] = wanted - layout.spacings[first];
  }
}
