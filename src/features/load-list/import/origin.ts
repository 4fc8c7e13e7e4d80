/**
 * Where the forces of a table come from, as its headings tell, and the signs with which they are loads on the
 * plate: axes as in a plan of the plate, z out of the concrete, moments by the right-hand rule.
 */
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import { plainHeadings } from './columns';
import { memberAxesOf } from './member-axes';
import type { LoadMapping, Table } from './load-mapping';

type Signs = Record<LoadName, 1 | -1>;

const AS_READ: Signs = { Nz: 1, Vx: 1, Vy: 1, Mx: 1, My: 1, Mz: 1 };

export const SIGN_RULES = {
  asRead: AS_READ,
  /** What a support gives is the opposite of what it takes. */
  turned: { Nz: -1, Vx: -1, Vy: -1, Mx: -1, My: -1, Mz: -1 },
  zUp: AS_READ,
  /** Axes with Z into the ground are ours turned by 180° about X. */
  zDown: { Nz: -1, Vx: 1, Vy: -1, Mx: 1, My: -1, Mz: -1 },
} as const satisfies Record<string, Signs>;
export type SignRule = keyof typeof SIGN_RULES;

/** What a table may mean; where nothing is proposed, a person has to choose. */
export const ORIGINS = {
  /**
   * Forces of supports on the structure. Titles as in public exports of SAP2000 and ETABS ('TABLE:  Joint
   * Reactions': Joint, OutputCase, CaseType, StepType, F1 ... M3) and in Robot's reactions (Node/Case, FX ...
   * MZ: Autodesk Robot help, 'Reactions' of nodal values).
   */
  reactions: { rules: ['turned', 'asRead'], proposed: 'turned' },
  /** Forces at nodes of a structure, of which nothing says in which direction they act. */
  atNodes: { rules: ['turned', 'asRead'], proposed: null },
  /**
   * RFEM lists what is introduced into a support, not its reaction; self-weight is positive where Z points
   * down, as it does unless somebody chose otherwise (Dlubal, RFEM 5 manual, 8.1; RFEM 6, results by node).
   */
  introduced: { rules: ['zDown', 'zUp'], proposed: 'zDown' },
  /**
   * Internal forces at the end of a member: signs of shear and moments depend on its axes and its end. SATWE
   * writes columns as Shear-X, Shear-Y, Axial, Mx-Btm, My-Btm, Mx-Top, My-Top, compression negative.
   */
  member: { rules: ['asRead', 'turned'], proposed: null },
} as const satisfies Record<string, { rules: readonly SignRule[]; proposed: SignRule | null }>;
export type Origin = keyof typeof ORIGINS;

const REACTIONS = /reactions?\b|反力/i;
const hasAll = (words: ReadonlySet<string>, ...wanted: string[]) => wanted.every((word) => words.has(word));
const hasAny = (words: ReadonlySet<string>, ...wanted: string[]) => wanted.some((word) => words.has(word));

const hasGlobalForces = (words: ReadonlySet<string>) =>
  hasAll(words, 'fx', 'fy', 'fz') || hasAll(words, 'f1', 'f2', 'f3');

/** Null for loads as an engineer lists them. */
export function originOf(headings: Table): Origin | null {
  const words = plainHeadings(headings);
  if (hasAll(words, 'px', 'py', 'pz')) return 'introduced';
  if (memberAxesOf(words) !== null) return 'member';
  const isOfNodes = hasAny(words, 'node', 'joint', 'support', 'uniquename', '节点', '节点号', '支座');
  if (headings.flat().some((cell) => REACTIONS.test(cell)) || words.has('nodecase')) return 'reactions';
  // The export of CSI's programs without its title.
  if (hasGlobalForces(words) && hasAll(words, 'outputcase') && isOfNodes) return 'reactions';
  return hasGlobalForces(words) && isOfNodes ? 'atNodes' : null;
}

export function withSigns(mapping: LoadMapping, rule: SignRule): LoadMapping {
  const sources = { ...mapping.sources };
  for (const load of LOAD_NAMES)
    sources[load] = {
      ...sources[load],
      sign: sources[load].column === null ? 1 : SIGN_RULES[rule][load],
    };
  return { ...mapping, sources };
}

/** The rule by which a mapping's signs were chosen, null where they fit none of those for its origin. */
export const ruleOf = ({ sources }: LoadMapping, origin: Origin): SignRule | null =>
  ORIGINS[origin].rules.find((rule) =>
    LOAD_NAMES.every(
      (load) => sources[load].column === null || sources[load].sign === SIGN_RULES[rule][load],
    ),
  ) ?? null;

/** Rows of an envelope hold the largest and the smallest of each force, which need not act together. */
export const isEnvelope = (table: Table): boolean =>
  table.some((row) => row.some((cell) => /^(max|min)$/i.test(cell.trim())));
