/**
 * The worked examples in cases/, with their data types: `WorkedCase` for a whole design, a single formula or
 * a table of values under one standard; `PlateCase` for a base plate.
 */
import type { Shape } from '@/engineering';
import * as european from '@/examples/cases/en1992-4';
import * as chinese from '@/examples/cases/jgj145';
import * as plates from '@/examples/cases/plate';

/**
 * Origin of the expected values. `published`: printed by other authors; `second implementation`: calculated
 * with an independently written script; `closed form`: calculated with an analytical formula; `computed by
 * independent oracle`: calculated with an independent program.
 */
export type Provenance =
  | 'published'
  | 'second implementation'
  | 'closed form'
  | 'computed by independent oracle';

export interface Source {
  title: string;
  author?: string;
  year?: string;
  /** Chapter, page or table of the source. */
  where?: string;
}

export interface Tolerance {
  relative: number;
  absolute: number;
  by_path?: Readonly<Record<string, number>>;
}

export interface WorkedCase {
  id: string;
  provenance: Provenance;
  op: string;
  source: Source;
  inputs: Readonly<Record<string, unknown>>;
  expected: Readonly<Record<string, unknown>>;
  tolerance: Tolerance;
  notes: string;
}

/** Input of a plate example: lengths in mm, forces in N, moments in N mm, strengths in MPa. */
interface PlateCaseInput {
  Lx: number;
  Ly: number;
  t: number;
  nu?: number;
  /** Cylinder strength of the concrete. */
  fc: number;
  hef: number;
  As: number;
  E_anchor: number;
  anchors: [number, number][];
  /**
   * Stiffness of an anchor, of the bedding and of the layer under the profile; given only if it differs from
   * the value that the plate calculation derives from the other inputs.
   */
  ka?: number;
  kc?: number;
  ks?: number;
  ex: number;
  ey: number;
  rot?: number;
  profile?: { shape: Shape; H: number; W?: number; T?: number; FT?: number };
  load: { Fz: number; Mx: number; My: number };
}

export interface PlateCase {
  id: string;
  title: string;
  kind: 'rigid' | 'elastic';
  provenance: Provenance;
  source?: string;
  formula?: string;
  input: PlateCaseInput;
  expected: Readonly<Record<string, number | readonly number[]>>;
  tolerance_rel: number;
  tolerance_abs_N: number;
}

export const EUROPEAN_CASES = Object.values(european) as readonly WorkedCase[];
export const CHINESE_CASES = Object.values(chinese) as readonly WorkedCase[];
export const PLATE_CASES = Object.values(plates) as unknown as readonly PlateCase[];
