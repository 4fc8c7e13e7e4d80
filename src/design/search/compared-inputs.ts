/** Inputs compared between designs, in the order of the panels. */
import { isCracked } from '@/design/model/crack-state';
import type { Design, SpacingName } from '@/design/model/design-state';
import { groupByCode, EDGE_NAMES } from '@/engineering';
import { CONCRETE, LOAD_NAMES } from '@/quantities/inputs';

export interface ComparedInput {
  /** Translation key of the input's name in Explore. */
  name: string;
  /** A number, or the text of a record or choice; null if the input does not apply. */
  read: (design: Design) => number | string | null;
  /** Translation keys for the values of a choice. */
  words?: Readonly<Record<string, string>>;
}

const SPACINGS: readonly SpacingName[] = ['Sx1', 'Sx2', 'Sy1', 'Sy2'];

const isElastic = ({ plate }: Design) => plate.stiffness === 'elastic';

const COMPARED: readonly ComparedInput[] = [
  { name: 'standard', read: ({ standardType }) => standardType },
  { name: 'anchor', read: ({ standardType, anchor }) => anchor.chosen[standardType]?.name ?? null },
  { name: 'grade', read: ({ concrete }) => concrete.grade },
  {
    name: 'cracked',
    read: (design) => (isCracked(design) ? 'cracked' : 'uncracked'),
    words: { uncracked: 'design:concrete.uncracked', cracked: 'design:concrete.cracked' },
  },
  {
    name: 'position',
    read: ({ concrete }) => concrete.installationPosition,
    words: Object.fromEntries(
      CONCRETE.installationPosition.choices.map((name) => [name, `design:concrete.positions.${name}`]),
    ),
  },
  { name: 'length', read: ({ plate }) => plate.length },
  { name: 'width', read: ({ plate }) => plate.width },
  {
    name: 'stiffness',
    read: ({ plate }) => plate.stiffness,
    words: { elastic: 'design:plate.elastic', rigid: 'design:plate.rigid' },
  },
  {
    name: 'thickness',
    read: (design) => (isElastic(design) || design.unlocked.thickness ? design.plate.thickness : null),
  },
  { name: 'group', read: ({ layout }) => layout.group },
  ...SPACINGS.map((name) => ({
    name,
    read: ({ layout }: Design) =>
      groupByCode(layout.group)?.spacings.includes(name) ? layout.spacings[name] : null,
  })),
  ...EDGE_NAMES.map((name) => ({
    name,
    read: ({ layout }: Design) => (layout.sides[name].exists ? layout.sides[name].distance : null),
  })),
  { name: 'h', read: ({ layout }) => layout.h },
  { name: 'section', read: (design) => (isElastic(design) ? (design.profile.chosen?.name ?? null) : null) },
  { name: 'ex', read: ({ profile }) => profile.ex },
  { name: 'ey', read: ({ profile }) => profile.ey },
  { name: 'rotation', read: (design) => (isElastic(design) ? design.profile.rotation : null) },
  ...LOAD_NAMES.map((name) => ({ name, read: ({ loads }: Design) => loads.dead[name] })),
  ...LOAD_NAMES.map((name) => ({
    name: `live${name}`,
    read: ({ loads }: Design) => (loads.loadCase === 'dead' ? null : loads.live[name]),
  })),
];

/** Inputs that differ between the designs. */
export const differing = (designs: readonly Design[]): ComparedInput[] =>
  COMPARED.filter(({ read }) => new Set(designs.map(read)).size > 1);
