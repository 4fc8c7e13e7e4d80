/**
 * Benchmark requests: a check of four anchors between four concrete edges, one rigid plate and two elastic
 * plates.
 */
import { codedPart } from '@/api/contract/design-codes';
import type { AlgorithmRequest } from '@/api/contract/to-wire';
import boltAnchor from '@/examples/bolt-anchor-m12.json';
import { initialOf, PLATE, PROFILE } from '@/quantities/inputs';

/** Returns four anchors at the corners of a square, at this distance from its centre lines, mm. */
const square = (half: number) =>
  [-half, half].flatMap((y) => [-half, half].map((x): [number, number] => [x, y]));
const coordinates = square(90);
const NO_LOAD = { N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };

export const rigidRun = {
  Basic: { fc: 20 },
  Plate: { RigidPlate: 1, Plate_L: 400, Plate_H: 400, Plate_T: 10 },
  Anchor: { AnchorAs: 84.3, Hef: 70, ExxAnchor: 210e9, PointCoordsList: coordinates },
  Steel: { SteelType: 0, SteelSectPars: [100, 100, 10, 0], Steel_ex: 0, Steel_ey: 0, Steel_rot: 0 },
  Load: { Fx: 9, Fy: 3, Fz: 14, Mx: 1.1, My: -1.9, Mz: 0.2 },
};

type BenchRun = typeof rigidRun;

/** Medium-sized plate with four anchors and an IPE 100. */
export const elasticRun: BenchRun = {
  ...rigidRun,
  Plate: { ...rigidRun.Plate, RigidPlate: 0 },
  Anchor: { ...rigidRun.Anchor, PointCoordsList: square(150) },
  Steel: { ...rigidRun.Steel, SteelType: 1, SteelSectPars: [100, 55, 4.1, 5.7] },
  Load: { ...rigidRun.Load, Mx: 3 },
};

/** Large plate with eight anchors around an HEA 200. */
export const largeElasticRun: BenchRun = {
  ...elasticRun,
  Plate: { RigidPlate: 0, Plate_L: 800, Plate_H: 600, Plate_T: 20 },
  Anchor: {
    ...rigidRun.Anchor,
    PointCoordsList: [-350, 0, 350].flatMap((x) =>
      [-250, 0, 250].filter((y) => x !== 0 || y !== 0).map((y): [number, number] => [x, y]),
    ),
  },
  Steel: { ...rigidRun.Steel, SteelType: 1, SteelSectPars: [190, 200, 6.5, 10] },
  Load: { Fx: 10, Fy: 0, Fz: 60, Mx: 25, My: -12, Mz: 0 },
};

/** The request has no yield strength. */
const { f_y: _, ...plate } = codedPart('plate', initialOf(PLATE));

export const fourAnchors: AlgorithmRequest = {
  code: 'EN1992-4',
  base: {
    grade: 'C20/25',
    f_ck: 20,
    f_cuk: 25,
    Ec: 30,
    base_points: [
      [-290, -310],
      [315, -310],
      [315, 290],
      [-290, 290],
    ],
    h: 200,
    crack_or_not: '0',
    edge_reinforcement_or_not: '0',
    reinforcement_intensity: '0',
    structure: '0',
    component3: '0',
    reinforce: '0',
    gamma_c: 1.5,
    gamma_inst: 1,
    hmin: 140,
    K1: 11,
  },
  plate: {
    ...plate,
    installation_position: '0',
    base_distance: 30,
    degree_of_restraint: 1,
    annular_gap: '0',
  },
  anchor: {
    type: 'Bolt anchor M12',
    number: 4,
    coordinates,
    weights: coordinates.map(() => [1, 1]),
    ...boltAnchor,
  },
  profile: { type: 12, ...initialOf(PROFILE) },
  load: {
    Dead: { factor: 1.35, N: 10, Vx: 4, Vy: 2, Mx: 0.5, My: -0.9, Mz: 0.2 },
    Live: { factor: 1.5, ...NO_LOAD, N: 3, Vx: 1 },
  },
  Axials: [1.5, 6.4, 3.1, 8.2],
};
