import type { BreakoutBody, FailureBody } from '@/drawing/plan/failure-body';
/**
 * Derives the breakout bodies of a failure mode or concrete edge from its response row and intermediate
 * values.
 */
import type { CheckedEdge, CheckResult, ModeKey } from '@/engineering';
import { BREAKOUT_SPACING, type AnchorFigure } from '@/quantities/anchor';
import { EDGE_NAMES } from '@/quantities/edges';

type Values = Readonly<Record<string, unknown>>;

/** Breakout dimensions from the anchor record or a request. */
export type BreakoutFigures = Readonly<Record<Extract<AnchorFigure, 'h_ef' | 's_cr_N' | 's_cr_sp'>, number>>;
type Maker = (anchors: number[], values: Values, anchor: BreakoutFigures) => BreakoutBody | null;

/** Returns the first positive value in the check among `names`; `otherwise` if the server sent none. */
function figure(values: Values, names: readonly string[], otherwise: number): number {
  const found = names.map((name) => values[name]).find((value) => typeof value === 'number' && value > 0);
  return typeof found === 'number' ? found : otherwise;
}

const areaOf = (values: Values, name: 'A_c_N' | 'A_c_V'): { area?: number } => {
  const area = figure(values, [name], 0);
  return area > 0 ? { area } : {};
};

const cone: Maker = (anchors, values, anchor) => {
  // An anchor checked individually shares the concrete with the other anchors in its group.
  const alone = values.mode === 'single' && Array.isArray(values.group) ? { apartFrom: values.group } : {};
  return {
    kind: 'cone',
    anchors,
    reach:
      figure(
        values,
        ['s_cr_N_used', BREAKOUT_SPACING.cone],
        anchor[BREAKOUT_SPACING.cone] || 3 * anchor.h_ef,
      ) / 2,
    depth: figure(values, ['h_ef_used', 'h_ef'], anchor.h_ef),
    ...alone,
    ...areaOf(values, 'A_c_N'),
  };
};

const MAKERS: Readonly<Record<ModeKey, Maker>> = {
  steel_tension: (anchors) => ({ kind: 'anchor', anchors, part: 'steel' }),
  steel_shear: (anchors) => ({ kind: 'anchor', anchors, part: 'steel' }),
  pull_out: (anchors) => ({ kind: 'anchor', anchors, part: 'embedment' }),
  concrete_cone: cone,
  pry_out: cone,
  splitting: (anchors, values, anchor) => ({
    kind: 'cone',
    anchors,
    reach:
      figure(values, [BREAKOUT_SPACING.splitting], anchor[BREAKOUT_SPACING.splitting] || 4 * anchor.h_ef) / 2,
    depth: anchor.h_ef,
    cracks: true,
    ...areaOf(values, 'A_c_N'),
  }),
  concrete_edge: (anchors, values) => {
    const edge = EDGE_NAMES.find((name) => name === values.edge);
    const c1 = figure(values, ['c_1_used', 'c_1'], 0);
    return edge && c1 > 0 ? { kind: 'edge', anchors, edge, c1, ...areaOf(values, 'A_c_V') } : null;
  },
};

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every(Number.isInteger);

/** Names of the partial checks in a row that checks each direction of the force with different anchors. */
const DIRECTIONS = ['x', 'y', 'n', 't'];

/** A check with its own anchors; `part` is its direction if a row has several partial checks. */
interface Check {
  part: string | undefined;
  anchors: number[];
  values: Values;
}

function checksOf(values: Values, anchors: number[]): Check[] {
  const parts = DIRECTIONS.flatMap((part): Check[] => {
    const own = values[part];
    if (!isValues(own)) return [];
    return [{ part, anchors: isNumbers(own.anchors) ? own.anchors : anchors, values: own }];
  });
  return parts.length > 0 ? parts : [{ part: undefined, anchors, values }];
}

function numbersIn(anchors: string): number[] {
  return anchors
    .split(',')
    .map(Number)
    .filter((no) => Number.isInteger(no) && no > 0);
}

export interface CheckBody {
  part: string | undefined;
  values: Values;
  body: BreakoutBody;
}

interface Checked {
  mode: ModeKey;
  /** Anchor numbers as written in a response row. */
  anchors: string;
  detail: Values | undefined;
}

function bodiesOf({ mode, anchors: named, detail }: Checked, anchor: BreakoutFigures): CheckBody[] {
  const anchors = numbersIn(named);
  if (anchors.length === 0) return [];
  return checksOf({ ...detail }, anchors).flatMap(({ part, values, anchors: own }): CheckBody[] => {
    const body = MAKERS[mode](own, values, anchor);
    return body ? [{ part, values, body }] : [];
  });
}

/**
 * Returns the breakout bodies for the checks of a failure mode; an empty list if the mode does not apply or
 * has nothing to draw.
 */
export function checkBodies(answer: CheckResult, mode: ModeKey, anchor: BreakoutFigures): CheckBody[] {
  const check = answer.checks[mode];
  return check.verdict === 'Not applicable' ? [] : bodiesOf(check, anchor);
}

/** Returns the breakout bodies at one concrete edge. */
export const edgeBodies = ({ anchors, detail }: CheckedEdge, anchor: BreakoutFigures): CheckBody[] =>
  bodiesOf({ mode: 'concrete_edge', anchors, detail }, anchor);

/**
 * Returns the breakout bodies of a failure mode; null for a mode that does not apply or has nothing to draw.
 */
export function failureBodyOf(
  answer: CheckResult,
  mode: ModeKey,
  anchor: BreakoutFigures,
): FailureBody | null {
  const bodies = checkBodies(answer, mode, anchor).map(({ body }) => body);
  return bodies.length > 0 ? { mode, bodies } : null;
}
