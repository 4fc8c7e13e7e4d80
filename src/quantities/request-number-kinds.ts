/** Kinds of numbers in the two calculation requests: unit, and smallest and largest permitted values. */

export interface Kind {
  unit: string;
  range: readonly [smallest: number, largest: number];
}

/** Largest load in kN or kNm: a larger number must be a typing error. */
export const LARGEST_LOAD = 100_000;

/** Ranges wide enough for any design: a value outside its range must be a typing error. */
export const KINDS = {
  strength: { unit: 'MPa', range: [1, 200] },
  modulus: { unit: 'GPa', range: [1, 1000] },
  poisson: { unit: '', range: [0, 0.49] },
  plateSide: { unit: 'mm', range: [10, 5000] },
  plateThickness: { unit: 'mm', range: [1, 500] },
  memberThickness: { unit: 'mm', range: [10, 100_000] },
  /** Dimension of a profile. */
  section: { unit: 'mm', range: [0, 2000] },
  standOff: { unit: 'mm', range: [0, 1000] },
  restraint: { unit: '', range: [1, 2] },
  /** Coordinate of an anchor or of the profile on the plate. */
  place: { unit: 'mm', range: [-5000, 5000] },
  /** Coordinate of a concrete corner; an unbounded side is at 10000. */
  corner: { unit: 'mm', range: [-1_000_000, 1_000_000] },
  rotation: { unit: '°', range: [-3600, 3600] },
  seriesCode: { unit: '', range: [0, 1000] },
  force: { unit: 'kN', range: [-LARGEST_LOAD, LARGEST_LOAD] },
  moment: { unit: 'kNm', range: [-LARGEST_LOAD, LARGEST_LOAD] },
  loadFactor: { unit: '', range: [0, 10] },
  /** Temperature of the drill hole; not part of any request. */
  temperature: { unit: '°C', range: [-60, 200] },
  /** Yield strength of the plate; not part of any request. */
  plateYield: { unit: 'MPa', range: [100, 1500] },
  /** Embedment depth of the anchor. */
  embedment: { unit: 'mm', range: [10, 3000] },
  diameter: { unit: 'mm', range: [3, 200] },
  distance: { unit: 'mm', range: [0, 20_000] },
  stressedArea: { unit: 'mm²', range: [1, 20_000] },
  /** Elastic modulus in the unit in which it is stored for anchors. */
  anchorModulus: { unit: 'Pa', range: [1e9, 1e12] },
  resistance: { unit: 'kN', range: [0, 100_000] },
  bendingResistance: { unit: 'Nm', range: [0, 10_000_000] },
  partialFactor: { unit: '', range: [1, 10] },
  coneConstant: { unit: '', range: [1, 30] },
  edgeConstant: { unit: '', range: [0.5, 10] },
  groupFactor: { unit: '', range: [0.1, 1] },
  pryOutFactor: { unit: '', range: [0.5, 10] },
  gradeFactor: { unit: '', range: [0.5, 5] },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
