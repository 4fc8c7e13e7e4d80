/** The design in the workspace: its inputs, project data and variants; choices are stored by name. */
import { groupByCode, type AnchorPoint, groupAnchors, type Standard } from '@/engineering';
import { type EdgeName, EDGES, forEachEdge } from '@/quantities/edges';
import { type Lock, LOCKS } from '@/quantities/input-locks';
import {
  CONCRETE,
  forEachLoad,
  initialOf,
  LAYOUT,
  LOAD_FACTORS,
  PLATE,
  PROFILE,
  SPACINGS,
  type LoadName,
  type SpacingName,
  type ValuesOf,
} from '@/quantities/inputs';

/** Anchor diameters that the user can choose, mm. */
export const DIAMETERS = ['8', '10', '12', '16'] as const;
export type Diameter = (typeof DIAMETERS)[number];

/** Chosen record as shown in the picker before the record is loaded. */
export interface ChosenRecord {
  id: string;
  name: string;
}

/** Record whose values were copied into the design. */
interface CopiedRecord extends ChosenRecord {
  /** ISO time when the record was read; missing in designs from earlier versions. */
  readAt?: string;
}

interface AnchorChoice {
  diameter: Diameter;
  chosen: Record<Standard, ChosenRecord | null>;
}

export interface ConcreteState extends ValuesOf<typeof CONCRETE> {
  /** Id of the grade record whose values are copied; null before the first choice. */
  gradeId: string | null;
  /** ISO time when the grade record was read; missing in designs from earlier versions. */
  gradeReadAt?: string;
  grade: string;
}

export type PlateState = ValuesOf<typeof PLATE>;

/** Distance in mm from which a side counts as having no edge. */
export const UNBOUNDED_SIDE = 10000;

export interface Side {
  /** Distance in mm from the outermost anchor to the edge on this side. */
  distance: number;
  /** False if there is no edge on this side. */
  exists: boolean;
}

type Point = Record<'x' | 'y', number>;

export interface LayoutState extends ValuesOf<typeof LAYOUT> {
  /** Group code in the form count-variant-index, for example '4-0-1'. */
  group: string;
  /** Spacings between the anchors, mm. */
  spacings: Record<SpacingName, number>;
  /** Coordinates of the points of a custom group, which has up to three points. */
  customPoints: [Point, Point, Point];
  /** Slots set by the user, along which an anchor resists no shear; null: those of the group's variant. */
  slots: { x: boolean; y: boolean }[] | null;
  sides: Record<EdgeName, Side>;
}

interface ProfileState extends ValuesOf<typeof PROFILE> {
  /** Series code as a string, '11' to '101'. */
  series: string;
  chosen: CopiedRecord | null;
}

/** Load components in kN and kNm, acting at the profile's reference point. */
export type LoadValues = Record<LoadName, number>;

/** A load list row: design loads including factors. */
export interface ListedLoad extends LoadValues {
  name: string;
  /** Node of the frame analysis whose reactions these are; its name is also a part of `name`. */
  node?: string | undefined;
}

/** Maximum number of rows in a load list. */
export const MOST_LISTED_LOADS = 20_000;

export interface LoadsState extends ValuesOf<typeof LOAD_FACTORS> {
  dead: LoadValues;
  live: LoadValues;
  /** 'dead': live loads stay stored but count as zero. */
  loadCase: 'dead' | 'deadAndLive';
  /** True if the designer wants only the chosen combination to be verified. */
  onlyChosen: boolean;
  /** Additional design loads for the same connection, as exported by a frame analysis program. */
  list: readonly ListedLoad[];
  /** Load list row shown in place of the dead and live loads; null if those are shown. */
  shown: ListedLoad | null;
}

/** Texts about the project, with their maximum number of characters; a date, `YYYY-MM-DD`, may be ''. */
export const PROJECT_TEXTS = {
  project: 500,
  /** Name of the fastening point on the drawings. */
  position: 500,
  revision: 500,
  /** Changes of each revision, one per line. */
  changes: 2000,
  company: 500,
  designer: 500,
  address: 500,
  telephone: 500,
  mail: 500,
  remark: 2000,
  instruction: 2000,
  checker: 500,
  approver: 500,
  /** Signature dates; '' if the dates are to be written by hand. */
  designedOn: 'date',
  checkedOn: 'date',
  approvedOn: 'date',
} as const;

export type ProjectState = Record<keyof typeof PROJECT_TEXTS, string>;

/** Values that a rigid plate replaces by fixed ones; restored when the plate becomes elastic again. */
export interface ElasticPart extends Pick<
  ProfileState,
  'series' | 'chosen' | 'H' | 'W' | 'T' | 'FT' | 'rotation'
> {
  thickness: number;
}

/** Another state of the design, stored under a name. */
export interface Variant {
  name: string;
  /** The design of the variant, which has no variants itself. */
  design: Design;
}

export const MOST_VARIANTS = 5;

/** Input of a stored design that could not be read and was set to its default. */
export interface UnconfirmedInput {
  /** Dot path in the design. */
  field: string;
  /** Beginning of the text that could not be read. */
  text: string;
  /** Hash of the default used instead; '' if unknown. */
  taken: string;
}

export interface Design {
  standardType: Standard;
  anchor: AnchorChoice;
  concrete: ConcreteState;
  plate: PlateState;
  layout: LayoutState;
  profile: ProfileState;
  loads: LoadsState;
  project: ProjectState;
  /** True for each lock that the user has opened. */
  unlocked: Record<Lock, boolean>;
  /** Null while the plate is elastic, or if the plate has never been elastic. */
  elastic: ElasticPart | null;
  /** Variants in the order in which they were pinned. */
  variants: Variant[];
  /** Inputs that could not be read and that nobody has confirmed; missing if all were read. */
  unconfirmed?: readonly UnconfirmedInput[];
}

export const NO_LOAD: LoadValues = forEachLoad(() => 0);

/** Design shown when a browser first visits the app. */
export const DEFAULT_DESIGN: Design = {
  standardType: 'EN1992-4',
  anchor: { diameter: '12', chosen: { 'EN1992-4': null, 'JGJ145-2013': null } },
  concrete: { gradeId: null, grade: 'C20/25', ...initialOf(CONCRETE) },
  plate: initialOf(PLATE),
  layout: {
    group: '4-0-1',
    spacings: { ...SPACINGS },
    customPoints: [
      { x: -90, y: -90 },
      { x: 90, y: 90 },
      { x: 90, y: -90 },
    ],
    slots: null,
    ...initialOf(LAYOUT),
    sides: forEachEdge((name) => ({ distance: EDGES[name].initial, exists: true })),
  },
  profile: { series: '12', chosen: null, ...initialOf(PROFILE) },
  loads: {
    dead: NO_LOAD,
    live: NO_LOAD,
    ...initialOf(LOAD_FACTORS),
    loadCase: 'dead',
    onlyChosen: false,
    list: [],
    shown: null,
  },
  project: Object.fromEntries(Object.keys(PROJECT_TEXTS).map((name) => [name, ''])) as ProjectState,
  unlocked: { cracked: false, thickness: false, section: false },
  elastic: null,
  variants: [],
};

export const anchorsOf = ({ layout }: Pick<Design, 'layout'>): AnchorPoint[] =>
  groupAnchors(layout.group, layout.spacings, layout.customPoints, layout.slots);

/** Inputs that determine the crack state. */
export interface CrackState {
  standardType: Design['standardType'];
  concrete: Pick<Design['concrete'], 'crack_or_not'>;
  unlocked: Pick<Design['unlocked'], 'cracked'>;
}

/** True if the concrete counts as cracked; under EN 1992-4 only if the crack state is unlocked. */
export const isCracked = ({ standardType, concrete, unlocked }: CrackState): boolean =>
  concrete.crack_or_not === 'cracked' && (standardType === 'JGJ145-2013' || unlocked.cracked);

export const isEnteredPart = ({ plate, unlocked }: Design, lock: Lock): boolean =>
  plate.stiffness === 'elastic' || unlocked[lock];

export const openLocks = ({ unlocked }: Pick<Design, 'unlocked'>): Lock[] =>
  LOCKS.filter((lock) => unlocked[lock]);

/** Additional length of a long slot, in bolt diameters: EN 1090-2:2018, table 11. */
const LONG_SLOT = 1.5;

export const isSlotLengthSet = ({ layout }: Design): boolean => layout.slotLength > 0;

/** Returns the slot length in mm: the length set by the user, otherwise that of a long slot. */
export function slotLengthOf(design: Design): number {
  if (isSlotLengthSet(design)) return design.layout.slotLength;
  return Math.ceil((1 + LONG_SLOT) * Number(design.anchor.diameter));
}

/** Returns the name of a grade: under JGJ145-2013 the cube strength, with a different recorded grade. */
export function gradeName(standard: Standard, { grade, fcuk }: { grade: string; fcuk: number }): string {
  if (standard === 'EN1992-4') return grade;
  const name = `C${fcuk}`;
  return grade.trim() === name ? name : `${name} (${grade})`;
}

/** Panels of the inputs; each is the first part of the dot paths of its fields. */
export const PANELS = ['anchor', 'concrete', 'plate', 'layout', 'profile', 'loads'] as const;
export type PanelKey = (typeof PANELS)[number];

/** Returns the id of a field's input, so that a warning can link to it. */
export const fieldId = (field: string): string => `field-${field.replaceAll('.', '-')}`;

/** Returns the panel that the path begins with; the anchor panel for others, such as the standard. */
export const panelOf = (field: string): PanelKey =>
  PANELS.find((panel) => field.startsWith(`${panel}.`)) ?? 'anchor';

/** Names of the rules before a calculation (`validation/`). */
export type RuleKey =
  | 'expired'
  | 'extend'
  | 'beyond'
  | 'noProfile'
  | 'offPlate'
  | 'empty'
  | 'noGrade'
  | 'single'
  | 'inLine'
  | 'foundation'
  | 'breakout'
  | 'figure'
  | 'load'
  | 'distance'
  | `${'l' | 'w' | 't' | 's' | 'm' | 'h'}Greater`;

export interface Failure {
  key: RuleKey;
  /** Dot path of the field in the design. */
  field: string;
  values?: Record<string, number | string>;
}

type InUse = (design: Design, names: readonly string[]) => boolean;

/** Conditions for an input to be in use, by the first two parts of its path; always without one. */
const CONDITIONS: Readonly<Record<string, InUse>> = {
  'concrete.baseDistance': ({ concrete }) => concrete.installationPosition !== 'flush',
  'concrete.degreeOfRestraint': ({ concrete }) => concrete.installationPosition !== 'flush',
  'plate.thickness': (design) => isEnteredPart(design, 'thickness'),
  'layout.sides': ({ layout }, [side]) => layout.sides[side as EdgeName].exists,
  'layout.spacings': ({ layout }, [name]) =>
    groupByCode(layout.group)?.spacings.some((one) => one === name) === true,
  'layout.customPoints': ({ layout }, [index]) => {
    const group = groupByCode(layout.group);
    return group !== undefined && group.geometry.startsWith('custom') && Number(index) < group.count;
  },
  'loads.live': ({ loads }) => loads.loadCase === 'deadAndLive',
  'loads.liveFactor': ({ loads }) => loads.loadCase === 'deadAndLive',
  'loads.list': ({ loads }, [index]) => Number(index) < loads.list.length,
};

export function isFieldInUse(design: Design, path: string): boolean {
  const [part, name, ...names] = path.split('.');
  return CONDITIONS[`${part}.${name}`]?.(design, names) ?? true;
}
