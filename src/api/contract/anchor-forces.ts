import * as z from 'zod/mini';
import { parseOutcome } from '@/api/contract/fields';
import {
  anyNumber,
  flag,
  list,
  object,
  orNull,
  place,
  within,
  withinOrZero,
} from '@/api/contract/request-fields';
import { SERIES, type Outcome, type PlateRunInput } from '@/engineering';
import { KINDS } from '@/quantities/request-number-kinds';

const DEFAULT_PLATE_E_GPA = 210;
const DEFAULT_PLATE_V = 0.3;
const PA_PER_MPA = 1e6;

export const SERIES_CODES = SERIES.map(({ code, shape }) => `${code} ${shape}`).join(', ');

const force = (text: string) => within(KINDS.force, text, 0);
const moment = (text: string) => within(KINDS.moment, text, 0);

export const simSchema = object({
  Basic: object({
    fc: within(KINDS.strength, 'Cylinder strength f_ck of the concrete'),
    Ec: withinOrZero(KINDS.modulus, 'Modulus of elasticity of the concrete; 0 = derived from the strength'),
  }),
  Plate: object({
    RigidPlate: flag('1 rigid, 0 elastic'),
    Plate_L: within(KINDS.plateSide, 'Length of the plate along x'),
    Plate_H: within(KINDS.plateSide, 'Width of the plate along y'),
    Plate_T: within(KINDS.plateThickness, 'Thickness of the plate'),
    E: withinOrZero(KINDS.modulus, 'Modulus of elasticity of the plate; 0 = 210'),
    v: within(KINDS.poisson, 'Poisson’s ratio of the plate; 0.3 if missing', DEFAULT_PLATE_V),
  }),
  Anchor: object({
    AnchorAs: within(KINDS.stressedArea, 'Stressed cross-section of an anchor'),
    Hef: within(KINDS.embedment, 'Effective embedment depth'),
    ExxAnchor: within(KINDS.anchorModulus, 'Modulus of elasticity of the anchors, as stored'),
    PointCoordsList: list(
      place(KINDS.place),
      'Positions [x, y] of the anchors, mm; origin at the centre of the plate',
      1,
      'must name at least one anchor',
    ),
  }),
  Steel: object({
    SteelType: anyNumber('Code of the profile’s shape for the solver, 0 to 11; 0 for a rigid plate'),
    SteelSectPars: list(within(KINDS.section, ''), 'H, W, T, FT of the profile, mm').check(
      z.length(4, 'must hold H, W, T and FT'),
    ),
    Steel_ex: within(KINDS.place, 'Eccentricity of the profile along x', 0),
    Steel_ey: within(KINDS.place, 'Eccentricity of the profile along y', 0),
    Steel_rot: within(KINDS.rotation, 'Rotation of the profile, counter-clockwise', 0),
    Type: orNull(anyNumber(`Code of the series; several series share a SteelType: ${SERIES_CODES}`)),
  }),
  Load: object({
    Fx: force('Design shear along x, at the profile’s reference point'),
    Fy: force('Design shear along y'),
    Fz: force('Design axial force; positive = tension'),
    Mx: moment('Design moment about x; positive = tension in the anchors at +y'),
    My: moment('Design moment about y; positive = tension in the anchors at -x'),
    Mz: moment('Design torsion'),
  }),
});

/** Returns the first series of a solver code, for a request without `Steel.Type`. */
const seriesOfSolver = (code: number): number | undefined =>
  code === 0 ? 0 : SERIES.find(({ solver }) => solver === code)?.code;

export function parseSim(raw: unknown): Outcome<PlateRunInput> {
  const parsed = parseOutcome(simSchema, raw);
  if (!parsed.ok) return parsed;
  const { Basic, Plate, Anchor, Steel, Load } = parsed.value;
  const series = Steel.Type ?? seriesOfSolver(Steel.SteelType);
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
