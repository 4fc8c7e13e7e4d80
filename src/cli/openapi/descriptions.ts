/**
 * Descriptions of the fields in records, requests and responses, with units. The labels of anchor values are
 * those shown on the screens.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@/cli/root';
import { COMBINED_KEYS, SERIES } from '@/engineering';
import { PREFIXES, SENT_FIGURES, sentName, STORED, type StoredRow } from '@/quantities/anchor';
import { STORED_KINDS } from '@/quantities/stored-kinds';

type Texts = Readonly<Record<string, string>>;

const textsOf = (file: string) => JSON.parse(readFileSync(join(ROOT, 'locales/en', file), 'utf8')) as unknown;

const anchors = textsOf('anchors.json') as { group: Texts; field: Texts };
const design = textsOf('design.json') as { anchor: { fields: Texts } };

const NAMES_OF_STANDARDS = { jg: 'JGJ145-2013', eta: 'EN1992-4' } as const;

/** Returns the unit in which a value is stored; for a modulus it differs from the displayed unit. */
const storedUnit = (kind: keyof typeof STORED_KINDS): string =>
  kind === 'modulus' ? 'Pa' : STORED_KINDS[kind].unit;

const ANCHOR_FIGURES = Object.fromEntries(
  (Object.entries(STORED) as [string, readonly StoredRow[]][]).flatMap(([group, rows]) =>
    rows.flatMap(([quantity, kind, symbol, standards]) =>
      PREFIXES.filter((prefix) => standards === 'both' || standards === prefix).map((prefix) => {
        const label = anchors.field[quantity] ?? quantity;
        const unit = kind === 'text' ? '' : storedUnit(kind);
        const parts = [symbol, unit].filter((part) => part !== '').join(', ');
        const text = `${NAMES_OF_STANDARDS[prefix]}, ${anchors.group[group]}: ${label}`;
        return [`${prefix}${quantity}`, parts === '' ? text : `${text} (${parts})`];
      }),
    ),
  ),
);

const SERIES_CODES = SERIES.map(({ code, shape }) => `${code} ${shape}`).join(', ');

const CHECK_OF_MODE =
  'Intermediate values of the failure mode by their symbols, and `trail`: its calculation.';

/** Descriptions by schema name and field name; a field of a nested object is named by its path. */
export const DESCRIPTIONS: Readonly<Record<string, Texts>> = {
  AnchorRecord: ANCHOR_FIGURES,
  Captcha: {
    id: 'Id of the verification code.',
    image: 'Picture of the code: a data URL, or only the base64 data of a PNG, JPEG, GIF, WebP or SVG file.',
  },
  Token: {
    token_type: 'First word of the Authorization header.',
    access_token: 'Second word of the Authorization header.',
    refresh_token: 'Renews the session; without it the session cannot be renewed.',
    expires_in: 'Lifetime of the access token, s; if missing, the claim `exp` of the token is used.',
  },
  Sim: {
    'Basic.fc': 'Cylinder strength f_ck of the concrete',
    'Basic.Ec': 'Modulus of elasticity of the concrete; 0 = derived from the strength',
    'Plate.RigidPlate': '1 rigid, 0 elastic',
    'Plate.Plate_L': 'Length of the plate along x',
    'Plate.Plate_H': 'Width of the plate along y',
    'Plate.Plate_T': 'Thickness of the plate',
    'Plate.E': 'Modulus of elasticity of the plate; 0 = 210',
    'Plate.v': 'Poisson’s ratio of the plate; 0.3 if missing',
    'Anchor.AnchorAs': 'Stressed cross-section of an anchor',
    'Anchor.Hef': 'Effective embedment depth',
    'Anchor.ExxAnchor': 'Modulus of elasticity of the anchors, as stored',
    'Anchor.PointCoordsList': 'Positions [x, y] of the anchors; origin at the centre of the plate',
    'Steel.SteelType': 'Code of the profile’s shape for the solver, 0 to 11; 0 for a rigid plate',
    'Steel.SteelSectPars': 'H, W, T, FT of the profile',
    'Steel.Steel_ex': 'Eccentricity of the profile along x',
    'Steel.Steel_ey': 'Eccentricity of the profile along y',
    'Steel.Steel_rot': 'Rotation of the profile, counter-clockwise',
    'Steel.Type': `Code of the series; several series share a SteelType: ${SERIES_CODES}`,
    'Load.Fx': 'Design shear along x, at the profile’s reference point',
    'Load.Fy': 'Design shear along y',
    'Load.Fz': 'Design axial force; positive = tension',
    'Load.Mx': 'Design moment about x; positive = tension in the anchors at +y',
    'Load.My': 'Design moment about y; positive = tension in the anchors at -x',
    'Load.Mz': 'Design torsion',
  },
  Algorithm: {
    code: 'Standard',
    'base.grade': 'Name of the concrete grade',
    'base.f_ck': 'Cylinder strength; needed under EN1992-4',
    'base.f_cuk': 'Cube strength; needed under JGJ145-2013',
    'base.Ec': 'Modulus of elasticity of the concrete',
    'base.base_points':
      'Corners [x, y] of the concrete, counter-clockwise; a side without an edge is at 10000',
    'base.h': 'Thickness of the concrete',
    'base.crack_or_not': '1 cracked, 0 uncracked',
    'base.edge_reinforcement_or_not': '0 none, 1 edge reinforcement, 2 closely spaced stirrups',
    'base.reinforcement_intensity': '1 dense, 0 not dense',
    'base.structure': '0 structural, 1 non-structural; JGJ145-2013 only',
    'base.component3': '0 general use, 1 accidental; EN1992-4 only',
    'base.reinforce': '1 reinforcement limits the crack width',
    'base.gamma_c': 'Partial factor of the concrete',
    'base.gamma_inst': 'Installation factor; 0 = unknown',
    'base.hmin': 'Minimum member thickness of the anchor',
    'base.K1': 'Cone factor for the crack state',
    'plate.length': 'Length of the plate along x',
    'plate.width': 'Width of the plate along y',
    'plate.thickness': 'Thickness of the plate',
    'plate.E': 'Modulus of elasticity of the plate',
    'plate.v': 'Poisson’s ratio of the plate',
    'plate.stiffness': '1 rigid, 0 elastic',
    'plate.installation_position':
      '0 no stand-off, 1 stand-off clamped, 2 stand-off not clamped, 3 grouted, 4 on supports',
    'plate.base_distance': 'Distance of the plate from the concrete; required with stand-off',
    'plate.degree_of_restraint': '1 free to 2 fully restrained',
    'plate.annular_gap': '1 filled, 0 not filled',
    'anchor.type': 'Name of the anchor',
    'anchor.number': 'Number of anchors',
    'anchor.coordinates': 'Positions [x, y] of the anchors; origin at the centre of the plate',
    'anchor.weights':
      '[wx, wy] of each anchor: 1 = carries shear in that direction, 0 = hole slotted in that direction',
    ...Object.fromEntries(
      SENT_FIGURES.map((name) => [`anchor.${sentName(name)}`, design.anchor.fields[name]]),
    ),
    'anchor.psi_c': 'Factor of the pull-out resistance for the concrete grade',
    'profile.type': `Code of the series, 0 without a profile: ${SERIES_CODES}`,
    'profile.H': 'Depth of the profile',
    'profile.W': 'Width of the profile',
    'profile.T': 'Thickness of web or wall',
    'profile.FT': 'Thickness of the flange',
    'profile.ex': 'Eccentricity of the profile along x',
    'profile.ey': 'Eccentricity of the profile along y',
    'profile.rotation': 'Rotation of the profile, counter-clockwise',
    'load.Dead': 'Dead load at the profile’s reference point, and its factor',
    'load.Live': 'Live load, and its factor',
    ...Object.fromEntries(
      ['Dead', 'Live'].flatMap((load): [string, string][] => [
        [`load.${load}.factor`, 'Factor of the load'],
        [`load.${load}.N`, 'Axial force; positive = tension'],
        ...['Vx', 'Vy'].map((name): [string, string] => [
          `load.${load}.${name}`,
          `Shear along ${name.at(-1)}`,
        ]),
        ...['Mx', 'My', 'Mz'].map((name): [string, string] => [
          `load.${load}.${name}`,
          `Moment about ${name.at(-1)}`,
        ]),
      ]),
    ),
    Axials: 'Axial force of each anchor, as returned by the run call',
  },
  RunAnswer: {
    join: 'Axial force of each anchor in the order of the request, kN; tension is positive, 0 = no tension; negative (compression) only for `contact=none`.',
    base64: 'Picture of the stress of an elastic plate: base64 of a PNG, or a data URL of any image.',
    plate: 'Results for the plate; optional.',
    'plate.max_von_mises': 'Largest von Mises stress of the plate, MPa.',
    'plate.max_deflection': 'Largest deflection of the plate, mm.',
    'plate.rigid': 'Results for a rigid plate.',
    'plate.contact':
      'Pressure between plate and concrete: force kN, position x and y mm, largest pressure MPa.',
    'plate.rigid.w_0': 'Displacement of the plate at its centre, mm.',
    'plate.rigid.b_x': 'Rotation of the plate about x.',
    'plate.rigid.b_y': 'Rotation of the plate about y.',
    'plate.rigid.k_a': 'Stiffness of an anchor, kN/mm.',
    'plate.rigid.k_c': 'Bedding modulus of the concrete, N/mm³.',
    'plate.rigid.E_cm': 'Modulus of elasticity of the concrete, GPa.',
    'plate.contact.force': 'Resultant of the pressure, kN.',
    'plate.contact.x': 'Position of the resultant along x, mm.',
    'plate.contact.y': 'Position of the resultant along y, mm.',
    'plate.contact.max_pressure': 'Largest pressure, MPa.',
    'plate.contact.loaded_area':
      'Area on which the pressure counts as uniform, F² / ∫ p² dA, mm². Without it, no load is spread.',
    'plate.contact.loaded_length':
      'Side along x of the rectangle with the second moments of the pressure, mm.',
    'plate.contact.loaded_width': 'Side along y of that rectangle, mm.',
  },
  CheckAnswer: {
    reaction: 'One row for each anchor, kN.',
    combined: 'Anchors and reasons of the combined checks; optional.',
    ...Object.fromEntries(
      COMBINED_KEYS.flatMap((key) => [
        [`combined.${key}.anchors`, 'Numbers of the anchors whose ratios the row uses.'],
        [`combined.${key}.reason`, "Code of the reason why the row does not apply; '' if it applies."],
      ]),
    ),
    resultant: 'Resultants; each of them is optional.',
    'resultant.tension': 'Resultant tension, kN.',
    'resultant.tension_x': 'Position of the tension resultant along x, mm.',
    'resultant.tension_y': 'Position of the tension resultant along y, mm.',
    'resultant.compression': 'Resultant compression, kN.',
    'resultant.compression_x': 'Position of the compression resultant along x, mm.',
    'resultant.compression_y': 'Position of the compression resultant along y, mm.',
    'resultant.shear': 'Resultant shear, kN.',
    'resultant.torsion': 'Torsion, kNm.',
    'resultant.max_concrete_stress': 'Largest concrete stress, MPa.',
    'resultant.max_concrete_strain': 'Largest concrete strain.',
    summary: 'Each row contains action kN, resistance kN, utilisation %, anchors, verdict.',
    'summary.tension': 'Steel, pull-out, concrete cone, splitting.',
    'summary.shear': 'Steel without lever arm, pry-out, concrete edge.',
    tension_and_shear:
      'Steel (exponent 2), concrete (exponent 1.5), linear sum (limit 1.2); each row contains beta_N, beta_V, value.',
    tensionShear1: 'Verdict of the first row.',
    tensionShear2: 'Combined verdict of the second and third row.',
    Tmax: 'Governing utilisation in tension, %.',
    Smax: 'Governing utilisation in shear, %.',
    Cmax: 'Governing combined utilisation, %.',
    Max: 'Governing utilisation of all, %.',
    steel_tension: CHECK_OF_MODE,
    concrete_cone: CHECK_OF_MODE,
    pull_out: CHECK_OF_MODE,
    splitting: CHECK_OF_MODE,
    steel_shear: CHECK_OF_MODE,
    pry_out: CHECK_OF_MODE,
    concrete_edge: CHECK_OF_MODE,
    edges: 'Checked edges of the concrete, the governing one first.',
    forces: 'Calculation of the anchor forces, with `trail`.',
    unstated: 'In a stored response: verdicts for which the server sent neither the verdict nor the values.',
    remarks: 'Reservations; if missing, the app derives them from the design.',
  },
};
