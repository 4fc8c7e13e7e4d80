/** Reads the request object of POST simdroid/run; `to-wire.ts` writes it. */
import { anyNumber, within, withinOrZero } from '@/api/contract/ranges';
import { flag, list, object, optional, pair, reader, readRequest } from '@/api/contract/request-reader';
import type { Outcome, PlateRunInput } from '@/engineering';
import { KINDS } from '@/quantities/request-kinds';

const DEFAULT_PLATE_E_GPA = 210;
const DEFAULT_PLATE_V = 0.3;
const PA_PER_MPA = 1e6;

const optionalForce = within(KINDS.force, 0);
const optionalMoment = within(KINDS.moment, 0);
const place = pair(within(KINDS.place), 'must be a pair of numbers [x, y]');

const SIZES = 'must hold H, W, T and FT';
const readSizes = list(within(KINDS.section));
const sizes = reader({ ...readSizes.form, minItems: 4, maxItems: 4 }, (raw, reading) => {
  const read = readSizes(raw, reading);
  return reading.fault || read.length === 4 ? read : reading.refuse(SIZES);
});

export const readSim = object({
  Basic: object({ fc: within(KINDS.strength), Ec: withinOrZero(KINDS.modulus) }),
  Plate: object({
    RigidPlate: flag,
    Plate_L: within(KINDS.plateSide),
    Plate_H: within(KINDS.plateSide),
    Plate_T: within(KINDS.plateThickness),
    /** Modulus of elasticity, GPa. */
    E: withinOrZero(KINDS.modulus),
    v: within(KINDS.poisson, DEFAULT_PLATE_V),
  }),
  Anchor: object({
    AnchorAs: within(KINDS.stressedArea),
    Hef: within(KINDS.embedment),
    /** Anchor modulus of elasticity in Pa, as stored in the database. */
    ExxAnchor: within(KINDS.anchorModulus),
    PointCoordsList: list(place, 1, 'must name at least one anchor'),
  }),
  Steel: object({
    SteelType: anyNumber,
    SteelSectPars: sizes,
    Steel_ex: within(KINDS.place, 0),
    Steel_ey: within(KINDS.place, 0),
    Steel_rot: within(KINDS.rotation, 0),
    /** Series code from 11 to 101; needed because several series share one SteelType. */
    Type: optional(anyNumber, null),
  }),
  Load: object({
    Fx: optionalForce,
    Fy: optionalForce,
    Fz: optionalForce,
    Mx: optionalMoment,
    My: optionalMoment,
    Mz: optionalMoment,
  }),
});

/** Representative series for each solver code, used if a request has no `Steel.Type`. */
const SERIES_OF_SOLVER_CODE: Readonly<Record<number, number>> = {
  0: 0,
  1: 11,
  2: 21,
  3: 31,
  4: 41,
  5: 42,
  6: 51,
  7: 61,
  8: 71,
  9: 81,
  10: 91,
  11: 101,
};

export function parseSim(raw: unknown): Outcome<PlateRunInput> {
  const parsed = readRequest(readSim, raw);
  if (!parsed.ok) return parsed;
  const { Basic, Plate, Anchor, Steel, Load } = parsed.value;
  const series = Steel.Type ?? SERIES_OF_SOLVER_CODE[Steel.SteelType];
  if (series === undefined) {
    return { ok: false, error: { field: 'Steel.SteelType', message: 'must be a whole number from 0 to 11' } };
  }
  const [H, W, T, FT] = Steel.SteelSectPars as [number, number, number, number];
  return {
    ok: true,
    value: {
      rigid: Plate.RigidPlate,
      Lx: Plate.Plate_L,
      Ly: Plate.Plate_H,
      t: Plate.Plate_T,
      f_ck: Basic.fc,
      A_s: Anchor.AnchorAs,
      h_ef: Anchor.Hef,
      E_s: Anchor.ExxAnchor / PA_PER_MPA,
      anchors: Anchor.PointCoordsList,
      profile: {
        type: series,
        H,
        W,
        T,
        FT,
        ex: Steel.Steel_ex,
        ey: Steel.Steel_ey,
        rotation: Steel.Steel_rot,
      },
      E_plate: (Plate.E || DEFAULT_PLATE_E_GPA) * 1000,
      nu_plate: Plate.v,
      load: { N: Load.Fz, Vx: Load.Fx, Vy: Load.Fy, Mx: Load.Mx, My: Load.My, Mz: Load.Mz },
    },
  };
}
