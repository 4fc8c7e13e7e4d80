/**
 * Limits of the scope of the standards as one table: code of the remark, clauses, condition, values. A design
 * outside the scope is calculated nevertheless, and the remark states the limit.
 */
import { NEGLIGIBLE_FORCE } from '@/engineering/forces/loads';
import { EDGE_AXES, edgeDistance, edgeDistances, smallestEdgeDistance } from '@/engineering/geometry/edges';
import { closestPair } from '@/engineering/layout/anchor-spacing';
import { type Standard, type AnchorPoint, edgeReach, standsOff } from '@/engineering/model/design';
import type { Remark, RemarkKind, ScopeFacts } from '@/engineering/model/result';
import { axialBalance } from '@/engineering/scope/axial-balance';
import { LARGEST_HOLE } from '@/engineering/scope/hole-bearing';
import { UNSAFE_DEFAULTS } from '@/quantities/anchor';
import { EDGE_NAMES, type EdgeName } from '@/quantities/edges';

/** Clauses of both standards, null without such a rule; other documents are named. */
type Clauses = readonly [string | null, string | null];

export interface RemarkRow<Facts extends readonly unknown[]> {
  /** Kind of a remark that differs from the kind of its table. */
  kind?: RemarkKind;
  /** Key of the message in the locale namespace `remarks`. */
  code: string;
  at: Clauses;
  /** True if the remark applies; without this function, the remark always applies. */
  when?: (...facts: Facts) => boolean;
  values?: (...facts: Facts) => Remark['values'];
}

/** Rows of a standard, with their clauses in full. */
type Rows<Facts extends readonly unknown[]> = readonly (Omit<RemarkRow<Facts>, 'at'> & {
  kind: RemarkKind;
  clause: string;
})[];

const OF_OTHER = /^(?:EN|CEN|GB)\b|^$/;

/** Returns the rows by standard, each with the name of the standard before its clause. */
export function remarkTable<Facts extends readonly unknown[]>(
  kind: RemarkKind,
  rows: readonly RemarkRow<Facts>[],
): Readonly<Record<Standard, Rows<Facts>>> {
  const rowsOf = (name: string, column: 0 | 1) =>
    rows.flatMap(({ at, ...row }) => {
      const clause = at[column];
      if (clause === null) return [];
      return [{ kind, ...row, clause: OF_OTHER.test(clause) ? clause : `${name}, ${clause}` }];
    });
  return { 'EN1992-4': rowsOf('EN 1992-4', 0), 'JGJ145-2013': rowsOf('JGJ145-2013', 1) };
}

/** Returns the remarks of the rows that apply, in the order of the rows. */
export function remarksOf<Facts extends readonly unknown[]>(rows: Rows<Facts>, ...facts: Facts): Remark[] {
  const remarks: Remark[] = [];
  for (const { kind, code, clause, when, values } of rows) {
    if (when === undefined || when(...facts))
      remarks.push({ kind, code, clause, values: values?.(...facts) ?? {} });
  }
  return remarks;
}

/** The design and its forces, with the distances that several rows compare. */
interface Facts extends ScopeFacts {
  /** Smallest edge distance and smallest distance of two anchors, mm; infinite if there is none. */
  c: number;
  s: number;
  /** Distance beyond which an edge does not influence the shear resistance, mm. */
  reach: number;
  inTension: boolean;
  inShear: boolean;
}

type Row = RemarkRow<[facts: Facts]>;

/** EN 1992-4, 1.2: C12/15 to C90/105; the resistance formulas use f_ck up to 60 MPa. */
const F_CK = { from: 12, to: 90 };
const F_CK_USED = 60;
/** Assessments of mechanical anchors usually apply from C20/25 to C50/60. */
const ASSESSED = { from: 20, to: 50 };
/** JGJ145-2013, 6.1.3: cube strength C20 to C60. */
const F_CUK = { from: 20, to: 60 };
const SMALLEST_DEPTH = 40;
/** Edge distance of the row nearest to the edge, mm, from which the other rows need no remark. */
const FAR_ROW = 150;
const SAME_ROW = 1e-3;
/** Tolerances for rounding: relative, and of the minimum values in mm. */
const ROUNDING = 1e-9;
const MINIMUM_ROUNDING = 1e-6;

const isOutside = (value: number, { from, to }: { from: number; to: number }): boolean =>
  value < from || value > to;

/** True if the layout is rectangular, without missing anchors, with at most `most` columns and rows. */
function isRectangular(anchors: readonly AnchorPoint[], most: number): boolean {
  const count = (values: number[]) => new Set(values.map((value) => Math.round(value * 1000))).size;
  const [columns, rows] = [count(anchors.map(({ x }) => x)), count(anchors.map(({ y }) => y))];
  return columns * rows === anchors.length && columns <= most && rows <= most;
}

const isShearedAtEdge = ({ c, inShear }: Facts): boolean => Number.isFinite(c) && inShear;

/**
 * Returns the edge distance c_1 of the row nearest to an edge and the spacing s_1 of the next row, mm, if
 * shear parallel to the edge acts and the next row is so close that checking the nearest row alone may be
 * unsafe.
 */
function rowsBehind({ input, reaction }: ScopeFacts, edge: EdgeName): { c_1: number; s_1: number } | null {
  if (!Number.isFinite(input.concrete.outline[edge])) return null;
  const along = EDGE_AXES[edge].along === 'x' ? 'shearx' : 'sheary';
  if (!reaction.some((anchor) => Math.abs(anchor[along]) > NEGLIGIBLE_FORCE)) return null;
  const distances = input.anchors.map((anchor) => edgeDistance(anchor, edge, input.concrete.outline));
  const c_1 = Math.min(...distances);
  const s_1 = Math.min(...distances.filter((distance) => distance > c_1 + SAME_ROW)) - c_1;
  return s_1 < c_1 && c_1 < FAR_ROW ? { c_1, s_1 } : null;
}

const DESIGN: readonly Row[] = [
  {
    code: 'layout_not_rectangular',
    at: ['1.2', null],
    when: ({ input }) => !isRectangular(input.anchors, 3),
    values: ({ input }) => ({ n: input.anchors.length }),
  },
  {
    // Only up to 2 x 2 anchors near an edge under shear with unfilled annular gaps.
    code: 'layout_near_edge',
    at: ['6.2.2.2', null],
    when: ({ input, c, reach, inShear }) =>
      c <= reach &&
      inShear &&
      !input.plate.annularGapFilled &&
      isRectangular(input.anchors, 3) &&
      !isRectangular(input.anchors, 2),
    values: ({ input, c, reach }) => ({ n: input.anchors.length, c, limit: reach }),
  },
  {
    code: 'f_ck_out_of_range',
    at: ['1.2', null],
    when: ({ input }) => isOutside(input.concrete.f_ck, F_CK),
    values: ({ input }) => ({ f_ck: input.concrete.f_ck, ...F_CK }),
  },
  {
    code: 'grade_outside_assessment',
    at: ['1.2', null],
    when: ({ input: { concrete } }) => !isOutside(concrete.f_ck, F_CK) && isOutside(concrete.f_ck, ASSESSED),
    values: ({ input }) => ({ f_ck: input.concrete.f_ck, ...ASSESSED }),
  },
  {
    kind: 'information',
    code: 'f_ck_capped',
    at: ['7.2.1.4', null],
    when: ({ input }) => input.concrete.f_ck > F_CK_USED,
    values: ({ input }) => ({ f_ck: input.concrete.f_ck, limit: F_CK_USED }),
  },
  {
    code: 'f_cuk_out_of_range',
    at: [null, '6.1.3'],
    when: ({ input }) => isOutside(input.concrete.f_cuk, F_CUK),
    values: ({ input }) => ({ f_cuk: input.concrete.f_cuk, ...F_CUK }),
  },
  {
    code: 'h_ef_small',
    at: ['1.2', null],
    when: ({ input }) => input.product.h_ef < SMALLEST_DEPTH,
    values: ({ input }) => ({ h_ef: input.product.h_ef, limit: SMALLEST_DEPTH }),
  },
  {
    code: 'lever_arm_near_edge',
    at: ['7.2.2.5', null],
    when: (facts) => isShearedAtEdge(facts) && standsOff(facts.input) && facts.c <= facts.reach,
    values: ({ c, reach }) => ({ c, limit: reach }),
  },
  {
    code: 'spacing_below_4_d',
    at: ['7.2.2.5', null],
    when: (facts) => isShearedAtEdge(facts) && facts.s < 4 * facts.input.product.d_nom * (1 - ROUNDING),
    values: ({ input, s }) => ({ value: s, limit: 4 * input.product.d_nom }),
  },
  {
    code: 'blow_out',
    at: ['7.2.1.8', null],
    when: ({ input, c, inTension }) => c < 0.5 * input.product.h_ef && inTension,
    values: ({ input, c }) => ({ c, limit: 0.5 * input.product.h_ef }),
  },
  ...EDGE_NAMES.map((edge): Row => ({
    code: 'rows_at_edge',
    at: ['CEN/TS 1992-4-2, 6.3.5.1', null],
    when: (facts) => rowsBehind(facts, edge) !== null,
    values: (facts) => ({ edge, ...rowsBehind(facts, edge), limit: FAR_ROW }),
  })),
  {
    code: 'hole_too_large',
    at: ['6.2.2.2', '5.3.1'],
    when: ({ inShear, input: { product } }) =>
      inShear && product.d_f > 0 && product.d_f > (LARGEST_HOLE[product.d_nom] ?? Infinity),
    values: ({ input: { product } }) => ({
      d_f: product.d_f,
      limit: LARGEST_HOLE[product.d_nom] ?? Infinity,
    }),
  },
];

/** Situations in which a value that is missing from the anchor's record is needed. */
const NEEDED: Readonly<Record<(typeof UNSAFE_DEFAULTS)[number]['needed'], (facts: Facts) => boolean>> = {
  always: () => true,
  cracked: ({ input }) => input.concrete.cracked,
  group: ({ input }) => input.anchors.length > 1,
  tension: ({ inTension }) => inTension,
  shear: ({ inShear }) => inShear,
};

/** Minimum value for installation from the anchor's assessment, compared with the value of the design. */
const minimum = (
  code: string,
  valueOf: (facts: Facts) => number,
  limitOf: (facts: Facts) => number,
): Row => ({
  kind: 'minimum',
  code,
  at: ['7.2.1.7', '7'],
  when: (facts) => valueOf(facts) < limitOf(facts) - MINIMUM_ROUNDING,
  values: (facts) => ({ value: valueOf(facts), limit: limitOf(facts) }),
});

const RECORD: readonly Row[] = [
  ...UNSAFE_DEFAULTS.map((row): Row => ({
    code: 'value_not_stored',
    at: ['', ''],
    when: (facts) => {
      const { standard, product, concrete } = facts.input;
      const stored = row.figure === 'h_min' ? concrete.h_min : product[row.figure];
      if (stored > 0 || ('standard' in row && row.standard !== standard)) return false;
      return NEEDED[row.needed](facts);
    },
    values: () => ({ symbol: row.symbol }),
  })),
  minimum(
    'spacing_below_minimum',
    ({ s }) => s,
    ({ input }) => input.product.s_min,
  ),
  minimum(
    'edge_distance_below_minimum',
    ({ c }) => c,
    ({ input }) => input.product.c_min,
  ),
  minimum(
    'thickness_below_minimum',
    ({ input }) => input.concrete.h,
    ({ input }) => input.concrete.h_min || 2 * input.product.h_ef,
  ),
];

const [OF_DESIGN, OF_RECORD] = [remarkTable('outside_scope', DESIGN), remarkTable('outside_scope', RECORD)];

export function scopeRemarks({ input, reaction }: ScopeFacts): Remark[] {
  const facts: Facts = {
    input,
    reaction,
    c: smallestEdgeDistance(edgeDistances(input.anchors, input.concrete.outline)),
    s: closestPair(input.anchors)?.distance ?? Infinity,
    reach: edgeReach(input),
    inTension: reaction.some(({ tension }) => tension > NEGLIGIBLE_FORCE),
    inShear: reaction.some(({ shear }) => shear > NEGLIGIBLE_FORCE),
  };
  return [
    ...remarksOf(OF_DESIGN[input.standard], facts),
    ...axialBalance(input),
    ...remarksOf(OF_RECORD[input.standard], facts),
  ];
}
