/** Inputs compared between designs, in the order of the panels. */
import { isCracked } from '@/design/model/crack-state';
import type { Design } from '@/design/model/design-state';
import { groupByCode } from '@/engineering';
import { EDGE_NAMES } from '@/quantities/edges';
import { CONCRETE, LOADS, LOAD_NAMES, SPACING_NAMES, unitOf } from '@/quantities/inputs';

export interface ComparedInput {
  /**
   * Translation key for the input's name in the Explore messages, or the name of an edge, a spacing or a
   * load.
   */
  name: string;
  isLive?: true;
  /**
   * Unit of an edge distance, a spacing or a load; the translated names of all other inputs contain their
   * units.
   */
  unit?: string;
  /** Returns a number, or the name of a record or choice; null if the input does not apply. */
  read: (design: Design) => number | string | null;
  /** Translation keys for the values of a choice, in the messages of the designs page. */
  words?: Readonly<Record<string, string>>;
}

const isElastic = ({ plate }: Design) => plate.stiffness === 'elastic';

const COMPARED: readonly ComparedInput[] = [
  { name: 'standard', read: ({ standardType }) => standardType },
  { name: 'anchor', read: ({ standardType, anchor }) => anchor.chosen[standardType]?.name ?? null },
  { name: 'grade', read: ({ concrete }) => concrete.grade },
  {
    name: 'cracked',
    read: (design) => (isCracked(design) ? 'cracked' : 'uncracked'),
    words: { uncracked: 'concrete.uncracked', cracked: 'concrete.cracked' },
  },
  {
    name: 'position',
    read: ({ concrete }) => concrete.installationPosition,
    words: Object.fromEntries(
      CONCRETE.installationPosition.choices.map((name) => [name, `concrete.positions.${name}`]),
    ),
  },
  { name: 'length', read: ({ plate }) => plate.length },
  { name: 'width', read: ({ plate }) => plate.width },
  {
    name: 'stiffness',
    read: ({ plate }) => plate.stiffness,
    words: { elastic: 'plate.elastic', rigid: 'plate.rigid' },
  },
  {
    name: 'thickness',
    read: (design) => (isElastic(design) || design.unlocked.thickness ? design.plate.thickness : null),
  },
  { name: 'group', read: ({ layout }) => layout.group },
  ...SPACING_NAMES.map((name) => ({
    name,
    unit: 'mm',
    read: ({ layout }: Design) =>
      groupByCode(layout.group)?.spacings.includes(name) ? layout.spacings[name] : null,
  })),
  ...EDGE_NAMES.map((name) => ({
    name,
    unit: 'mm',
    read: ({ layout }: Design) => (layout.sides[name].exists ? layout.sides[name].distance : null),
  })),
  { name: 'h', read: ({ layout }) => layout.h },
  { name: 'section', read: (design) => (isElastic(design) ? (design.profile.chosen?.name ?? null) : null) },
  { name: 'ex', read: ({ profile }) => profile.ex },
  { name: 'ey', read: ({ profile }) => profile.ey },
  { name: 'rotation', read: (design) => (isElastic(design) ? design.profile.rotation : null) },
  ...LOAD_NAMES.map((name) => ({
    name,
    unit: unitOf(LOADS[name]),
    read: ({ loads }: Design) => loads.dead[name],
  })),
  ...LOAD_NAMES.map((name) => ({
    name,
    unit: unitOf(LOADS[name]),
    isLive: true as const,
    read: ({ loads }: Design) => (loads.loadCase === 'dead' ? null : loads.live[name]),
  })),
];

/** Returns the inputs that differ between the designs. */
export const differing = (designs: readonly Design[]): ComparedInput[] =>
  COMPARED.filter(({ read }) => new Set(designs.map(read)).size > 1);
