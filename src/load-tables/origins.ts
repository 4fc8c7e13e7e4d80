/**
 * Origins of the forces in a table, and the rules that convert these forces to loads on the plate. Plate:
 * axes as in the plan view of the plate, z out of the concrete, N > 0 is tension, moments by the right-hand
 * rule.
 */
import { isLoad, type Column } from '@/load-tables/columns';
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';

/** For each load on the plate: the table component from which the load is taken, and its sign. */
type Turns = Readonly<Record<LoadName, readonly [from: LoadName, sign: 1 | -1]>>;

const signed = (signs: Readonly<Record<LoadName, 1 | -1>>): Turns =>
  Object.fromEntries(LOAD_NAMES.map((load) => [load, [load, signs[load]]])) as unknown as Turns;
const all = (sign: 1 | -1) => ({ Nz: sign, Vx: sign, Vy: sign, Mx: sign, My: sign, Mz: sign });

export const RULES = {
  asRead: signed(all(1)),
  /** For a table of reactions: the load on the plate has the opposite sign to the reaction. */
  turned: signed(all(-1)),
  zUp: signed(all(1)),
  tension: signed(all(1)),
  /** For a table with Z pointing into the ground: its axes are the plate's axes rotated by 180° about X. */
  zDown: signed({ Nz: -1, Vx: 1, Vy: -1, Mx: 1, My: -1, Mz: -1 }),
  /** For a table with Y upwards: seen from above, x = X, y = -Z, z = Y. */
  yUp: { Nz: ['Vy', 1], Vx: ['Vx', 1], Vy: ['Nz', -1], Mx: ['Mx', 1], My: ['Mz', -1], Mz: ['My', 1] },
  turnedYUp: { Nz: ['Vy', -1], Vx: ['Vx', -1], Vy: ['Nz', 1], Mx: ['Mx', -1], My: ['Mz', 1], Mz: ['My', -1] },
  /** For a table in which compression is positive. */
  nTurned: signed({ ...all(1), Nz: -1 }),
} as const satisfies Record<string, Turns>;
export type Rule = keyof typeof RULES;

interface OriginRules {
  rules: readonly [Rule, ...Rule[]];
  /**
   * `certain`: the rule is applied and shown; `likely`: the user must confirm the rule; `unknown`: the user
   * must choose a rule.
   */
  certainty: 'certain' | 'likely' | 'unknown';
  asks: 'sign' | 'axis';
}

export const ORIGINS = {
  /** Loads listed by an engineer, without nodes or members. */
  list: { rules: ['asRead', 'turned', 'yUp', 'turnedYUp'], certainty: 'certain', asks: 'sign' },
  /**
   * Support reactions, recognised by headings that say reaction, or by a program's headings or title: 'TABLE:
   * Joint Reactions' in SAP2000 and ETABS (Joint, OutputCase, CaseType, StepType, F1 ... M3),
   * 'Reaction(Global)' in midas Gen.
   */
  reactions: { rules: ['turned', 'asRead', 'turnedYUp', 'yUp'], certainty: 'certain', asks: 'sign' },
  /**
   * STAAD reactions (Node, L/C, FX ... MZ). The vertical axis in STAAD is Y unless the STAAD user chose Z.
   */
  staad: { rules: ['turnedYUp', 'turned'], certainty: 'likely', asks: 'axis' },
  /** Forces at nodes: the table states neither their sign convention nor the vertical axis. */
  atNodes: { rules: ['asRead', 'turned', 'yUp', 'turnedYUp'], certainty: 'unknown', asks: 'sign' },
  /**
   * RFEM support forces: RFEM lists the forces applied to a support, not its reactions, and its Z axis often
   * points down (Dlubal, RFEM 5 manual, 8.1; RFEM 6, results by node).
   */
  introduced: { rules: ['zUp', 'zDown'], certainty: 'unknown', asks: 'axis' },
  /** Normal and shear forces at nodes; compression may be positive. */
  sections: { rules: ['tension', 'nTurned', 'turned'], certainty: 'unknown', asks: 'sign' },
  /** Normal forces whose heading says compression. */
  compression: { rules: ['nTurned', 'tension'], certainty: 'likely', asks: 'sign' },
  /**
   * Internal forces at a member end: the signs of shear forces and moments depend on the member axes and on
   * which end of the member the table lists. SATWE writes the columns Shear-X, Shear-Y, Axial, Mx-Btm,
   * My-Btm, Mx-Top, My-Top, with compression negative.
   */
  member: { rules: ['tension', 'nTurned', 'turned'], certainty: 'unknown', asks: 'sign' },
} as const satisfies Record<string, OriginRules>;
export type Origin = keyof typeof ORIGINS;

/** Matches the titles of reaction tables written by programs. */
const REACTIONS_OF_PROGRAMS = /^(table:\s*)?"?(joint|base) reactions\b|^reaction\s*\((global|local|ucs)\)/i;
const SAYS_REACTION = /\breactions?\b|反力|reakti|r[ée]action|reaccion|reazion|reaç|реакц|phản lực/i;

export function originOf(columns: readonly Column[], titles: readonly string[], isOfMember: boolean): Origin {
  const loads = columns.filter(({ meaning }) => isLoad(meaning));
  const names = columns.filter(({ meaning }) => meaning === 'name');
  const plain = new Set(columns.map(({ heading }) => heading.plain));
  const has = (...words: string[]) => words.every((word) => plain.has(word));
  const isNamed = (concept: 'node' | 'case') => names.some(({ heading }) => heading.concepts.has(concept));
  const isOf = (...concepts: ('force' | 'reaction' | 'normal' | 'shear' | 'compression')[]) =>
    loads.some(({ heading }) => concepts.some((one) => heading.concepts.has(one)));
  const isGlobal = has('fx', 'fy', 'fz') || has('f1', 'f2', 'f3');
  if (has('px', 'py', 'pz')) return 'introduced';
  if (isOfMember) return 'member';
  if (isOf('reaction') || titles.some((title) => REACTIONS_OF_PROGRAMS.test(title))) return 'reactions';
  // Reaction table of a CSI program that was exported without its title.
  if (isGlobal && plain.has('outputcase') && isNamed('node')) return 'reactions';
  if (has('fx', 'fy', 'fz', 'l/c') || has('forcex', 'forcey', 'momx')) return 'staad';
  const isAtNode = isNamed('node') || titles.some((title) => SAYS_REACTION.test(title));
  if (isOf('compression')) return 'compression';
  if (!isAtNode) return 'list';
  return isOf('normal', 'shear') && !isGlobal ? 'sections' : 'atNodes';
}
