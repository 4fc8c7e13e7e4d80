/** What the numbers of the two calculation requests may be. Outside of it a figure is a slip, not a design. */
import type { Reader } from './request-reader';

/** Smallest and largest value, both allowed. */
type Range = readonly [number, number];

export const RANGE = {
  /** MPa. */
  strength: [1, 200],
  /** GPa. */
  modulus: [1, 1000],
  /** Pa, as anchors are stored. */
  anchorModulus: [1e9, 1e12],
  poisson: [0, 0.49],
  /** mm: sides and thickness of the plate, of the member, of a section. */
  plateSide: [10, 5000],
  plateThickness: [1, 500],
  memberThickness: [10, 100_000],
  section: [0, 2000],
  /** mm: places on the plate, corners of the concrete (an unbounded side lies at 10000). */
  place: [-5000, 5000],
  corner: [-1_000_000, 1_000_000],
  /** mm: the anchor. */
  embedment: [10, 3000],
  diameter: [3, 200],
  distance: [0, 20_000],
  standOff: [0, 1000],
  /** mm². */
  stressedArea: [1, 20_000],
  /** kN, kNm, Nm. */
  force: [-100_000, 100_000],
  moment: [-100_000, 100_000],
  resistance: [0, 100_000],
  bendingResistance: [0, 10_000_000],
  /** Degrees. */
  rotation: [-3600, 3600],
  seriesCode: [0, 1000],
  loadFactor: [0, 10],
  partialFactor: [1, 10],
  restraint: [1, 2],
  coneConstant: [1, 30],
  edgeConstant: [0.5, 10],
  groupFactor: [0.1, 1],
  pryOutFactor: [0.5, 10],
  gradeFactor: [0.5, 5],
} as const satisfies Record<string, Range>;

interface Wanted {
  allows: (value: number) => boolean;
  otherwise: string;
  /** For a field that may be left out. */
  fallback?: number;
}

/** A number or a numeric text. Unlike a record's figure, an empty one is missing, not 0. */
const requestNumber =
  ({ allows, otherwise, fallback }: Wanted): Reader<number> =>
  (sent, reading) => {
    if (sent === undefined || sent === null || sent === '') return fallback ?? reading.refuse('is missing');
    if (typeof sent !== 'number' && typeof sent !== 'string') return reading.refuse('must be a number');
    const value = Number(sent);
    if (allows(value)) return value;
    return reading.refuse(Number.isFinite(value) ? otherwise : 'must be a finite number');
  };

const textOf = ([from, to]: Range): string => `must lie between ${from} and ${to}`;
const contains = ([from, to]: Range, value: number): boolean => value >= from && value <= to;

/** A number within the range; may be left out where there is a fallback. */
export const within = (range: Range, fallback?: number) =>
  requestNumber({ allows: (value) => contains(range, value), otherwise: textOf(range), fallback });

/** A number within the range, or 0 for a figure that takes its default; may be left out. */
export const withinOrZero = (range: Range, fallback = 0) =>
  requestNumber({
    allows: (value) => value === 0 || contains(range, value),
    otherwise: `${textOf(range)}, or be 0`,
    fallback,
  });

/** 1 the anchor takes shear in a direction, 0 it has a slotted hole there. */
export const wireWeight = requestNumber({
  allows: (value) => value === 0 || value === 1,
  otherwise: 'must be 0 or 1',
});

/** Any number or numeric text. */
export const anyNumber = requestNumber({ allows: Number.isFinite, otherwise: 'must be a finite number' });
