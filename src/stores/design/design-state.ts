/** The design as the workspace holds it: every input of the six panels. Texts of codes stay as the wire has them. */
import type { InstallationPosition, Standard } from '../../engineering';

export type SideName = 'X1' | 'X2' | 'Y1' | 'Y2';
export type SpacingName = 'Sx1' | 'Sx2' | 'Sy1' | 'Sy2';

/** Diameters offered for anchors. */
export const DIAMETERS = ['8', '10', '12', '16'] as const;
export type Diameter = (typeof DIAMETERS)[number];

/** What the picker remembers of a chosen record: enough to show it before the record is loaded. */
export interface ChosenRecord {
  id: string;
  name: string;
}

export interface AnchorChoice {
  diameter: Diameter;
  /** Each standard keeps its own anchor; null = none chosen. */
  chosen: Record<Standard, ChosenRecord | null>;
}

export interface ConcreteState {
  /** Id of the grade's record; null before the first choice. */
  gradeId: string | null;
  grade: string;
  /** MPa; copied from the record so that a design can be read without the database. */
  fck: number;
  fcuk: number;
  /** GPa. */
  ec: number;
  crack_or_not: '0' | '1';
  /** Reinforcement limits the crack width to 0.3 mm. */
  reinforce: '0' | '1';
  /** '0' stored factors (general use), '1' accidental: 1.2. EN 1992-4 only. */
  component3: '0' | '1';
  edge_reinforcement_or_not: '0' | '1' | '2';
  reinforcement_intensity: '0' | '1';
  /** '0' structural, '1' non-structural. */
  structure: '0' | '1';
  drillingMethod: '0' | '1';
  /** '0' dry, '1' wet, '2' water-filled. */
  holeDryness: '0' | '1' | '2';
  /** Annular space of the drill hole filled. */
  pore: '0' | '1';
  holeCleaning: '0' | '1' | '2' | '3';
  installationPosition: InstallationPosition;
  /** mm. */
  baseDistance: number;
  /** 1.0 to 2.0. */
  degreeOfRestraint: number;
  /** Gap between anchor and plate filled. */
  annularGap: '0' | '1';
  /** Degrees Celsius. */
  longTermTemperature: number;
  shortTermTemperature: number;
}

export interface PlateState {
  /** mm, along x and y. */
  length: number;
  width: number;
  thickness: number;
  /** GPa. */
  E: number;
  v: number;
  /** '1' rigid, '0' elastic. */
  stiffness: '0' | '1';
}

/** mm; a side at this distance counts as one without an edge. */
export const UNBOUNDED_SIDE = 10000;

export interface Side {
  /** mm from the outermost anchor. */
  distance: number;
  /** False: no edge on this side. */
  exists: boolean;
}

export interface CustomPoint {
  x: number;
  y: number;
}

/** Slotted holes of one anchor; a slot along a direction frees the anchor of shear in it. */
export interface Slot {
  x: boolean;
  y: boolean;
}

export interface LayoutState {
  /** Group code count-variant-index. */
  group: string;
  /** mm. */
  spacings: Record<SpacingName, number>;
  /** Free coordinates of the two custom groups, three points. */
  customPoints: [CustomPoint, CustomPoint, CustomPoint];
  /** Slots changed by hand, per anchor; null = as the group's variant has them. */
  slots: Slot[] | null;
  /** Thickness of the concrete, mm. */
  h: number;
  sides: Record<SideName, Side>;
}

/** Codes of the profile series as texts. */
export const SERIES_CODES = [
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '21',
  '31',
  '41',
  '42',
  '51',
  '61',
  '71',
  '72',
  '81',
  '91',
  '101',
] as const;

export interface ProfileState {
  /** Series code as text, '11' to '101'. */
  series: string;
  chosen: ChosenRecord | null;
  /** mm. */
  H: number;
  W: number;
  T: number;
  FT: number;
  ex: number;
  ey: number;
  /** Degrees, counter-clockwise. */
  rotation: number;
}

export interface LoadValues {
  /** kN and kNm at the profile's reference point. */
  Nz: number;
  Vx: number;
  Vy: number;
  Mx: number;
  My: number;
  Mz: number;
}

/** A row of the load list: design loads, factors included. */
export interface ListedLoad extends LoadValues {
  name: string;
}

/** Rows that a load list may hold. */
export const MOST_LISTED_LOADS = 20_000;

export interface LoadsState {
  dead: LoadValues;
  live: LoadValues;
  deadFactor: number;
  liveFactor: number;
  /** 'dead': live loads stay stored but count as zero. */
  loadCase: 'dead' | 'deadAndLive';
  /** Further design loads of the same connection, as a frame program gives them. */
  list: readonly ListedLoad[];
}

export interface ProjectState {
  project: string;
  company: string;
  designer: string;
  address: string;
  telephone: string;
  mail: string;
  remark: string;
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
}

const NO_LOAD: LoadValues = { Nz: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };

/** First view of a fresh browser. */
export const DEFAULT_DESIGN: Design = {
  standardType: 'EN1992-4',
  anchor: { diameter: '12', chosen: { 'EN1992-4': null, 'JGJ145-2013': null } },
  concrete: {
    gradeId: null,
    grade: 'C20/25',
    fck: 20,
    fcuk: 25,
    ec: 30,
    crack_or_not: '0',
    reinforce: '0',
    component3: '0',
    edge_reinforcement_or_not: '0',
    reinforcement_intensity: '0',
    structure: '0',
    drillingMethod: '0',
    holeDryness: '0',
    pore: '0',
    holeCleaning: '0',
    installationPosition: '0',
    baseDistance: 30,
    degreeOfRestraint: 1,
    annularGap: '0',
    longTermTemperature: 24,
    shortTermTemperature: 40,
  },
  plate: { length: 400, width: 400, thickness: 10, E: 210, v: 0.2, stiffness: '1' },
  layout: {
    group: '4-0-1',
    spacings: { Sx1: 180, Sx2: 100, Sy1: 180, Sy2: 100 },
    customPoints: [
      { x: -90, y: -90 },
      { x: 90, y: 90 },
      { x: 90, y: -90 },
    ],
    slots: null,
    h: 200,
    sides: {
      X1: { distance: 225, exists: true },
      X2: { distance: 200, exists: true },
      Y1: { distance: 200, exists: true },
      Y2: { distance: 220, exists: true },
    },
  },
  profile: { series: '12', chosen: null, H: 100, W: 100, T: 10, FT: 0, ex: 0, ey: 0, rotation: 0 },
  loads: { dead: NO_LOAD, live: NO_LOAD, deadFactor: 1.35, liveFactor: 1.5, loadCase: 'dead', list: [] },
  project: { project: '', company: '', designer: '', address: '', telephone: '', mail: '', remark: '' },
};
