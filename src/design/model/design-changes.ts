/**
 * Changes to a design: inputs that the app sets because of others, whether the design was entered, loaded or
 * restored; another plate model, lock or anchor group; variants.
 */
import { isDraft, original, produce } from 'immer';
import { MOST_VARIANTS, type Design, type ElasticPart } from '@/design/model/design-state';
import { defaultCustomPoints, groupByCode, groupCoordinates } from '@/engineering';
import type { Lock } from '@/quantities/input-locks';
import type { SpacingName } from '@/quantities/inputs';

/** Dimensions of the profile and thickness of the plate that are fixed for a rigid plate, mm. */
const RIGID = { section: { H: 100, W: 100, T: 10, FT: 0 }, thickness: 10 } as const;

/** True if the plate is rigid and the user has not unlocked the profile; its dimensions are then fixed. */
export const isSectionFixed = ({ plate, unlocked }: Design): boolean =>
  plate.stiffness === 'rigid' && !unlocked.section;

interface Rule {
  applies: (design: Design) => boolean;
  force: (design: Design) => unknown;
}

/** In the order of application: if `applies`, `force` sets inputs that the user cannot choose now. */
const RULES: readonly Rule[] = [
  {
    // Under other standards the crack state can be chosen freely, so its lock is not needed and stays closed.
    applies: ({ standardType }) => standardType !== 'EN1992-4',
    force: ({ unlocked }) => (unlocked.cracked = false),
  },
  {
    // While the lock is closed, the concrete counts as uncracked.
    applies: ({ standardType, unlocked }) => standardType === 'EN1992-4' && !unlocked.cracked,
    force: ({ concrete }) => (concrete.crack_or_not = 'uncracked'),
  },
  {
    applies: ({ plate }) => plate.stiffness === 'elastic',
    force: ({ unlocked }) => Object.assign(unlocked, { thickness: false, section: false }),
  },
  {
    applies: ({ plate, unlocked }) => plate.stiffness === 'rigid' && !unlocked.thickness,
    force: ({ plate }) => (plate.thickness = RIGID.thickness),
  },
  {
    applies: isSectionFixed,
    force: ({ profile }) => Object.assign(profile, RIGID.section, { chosen: null }),
  },
  {
    applies: ({ plate }) => plate.stiffness === 'rigid',
    force: ({ profile }) => (profile.rotation = 0),
  },
  {
    // For a single anchor, the fields for the eccentricity and rotation of the profile are locked, so the
    // user could neither notice nor correct a wrong value.
    applies: ({ layout }) => layout.group === '1-0-1',
    force: ({ profile }) => Object.assign(profile, { ex: 0, ey: 0, rotation: 0 }),
  },
];

/** Applies the rules to a design or draft in place. */
export function applyRules(design: Design): void {
  for (const { applies, force } of RULES) if (applies(design)) force(design);
}

/** A rigid plate fixes profile, rotation and thickness. */
export type Stiffness = Design['plate']['stiffness'];

const elasticPartOf = ({ plate, profile }: Design): ElasticPart => {
  const { series, chosen, H, W, T, FT, rotation } = profile;
  return { thickness: plate.thickness, series, chosen, H, W, T, FT, rotation };
};

/**
 * Changes the plate model: rigid stores thickness and profile, elastic restores them unless unlocked or of
 * another series.
 */
export function setPlateModel(design: Design, stiffness: Stiffness): void {
  if (design.plate.stiffness === stiffness) return;
  if (stiffness === 'rigid') design.elastic = elasticPartOf(design);
  design.plate.stiffness = stiffness;
  const { elastic: kept, unlocked } = design;
  if (stiffness === 'rigid' || kept === null) return;
  if (!unlocked.thickness) design.plate.thickness = kept.thickness;
  if (!unlocked.section) bringBackSection(design, kept);
  design.elastic = null;
}

function bringBackSection({ profile }: Design, { thickness: _, series, ...section }: ElasticPart): void {
  if (series === profile.series) Object.assign(profile, section);
}

/** Opens or closes a lock; opening it restores the stored value of the elastic plate. */
export function setLock(design: Design, lock: Lock, isOpen: boolean): void {
  design.unlocked[lock] = isOpen;
  const { elastic: kept } = design;
  if (!isOpen || kept === null) return;
  if (lock === 'thickness') design.plate.thickness = kept.thickness;
  if (lock === 'section') bringBackSection(design, kept);
}

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

/** Pins the design, or the state before the draft, as a variant; false if there are too many. */
export function pinVariant(design: Design, name: string): boolean {
  if (design.variants.length >= MOST_VARIANTS) return false;
  const state = isDraft(design) ? (original<unknown>(design) as Design | undefined) : design;
  if (!state) return false;
  design.variants.push({ name, design: { ...state, variants: [] } });
  return true;
}

export function dropVariant(design: Design, index: number): void {
  design.variants.splice(index, 1);
}
