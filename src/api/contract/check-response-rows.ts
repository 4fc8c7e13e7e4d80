/** Parsers for the repeated elements of a check response: summary rows, details, and concrete edges. */
import * as z from 'zod/mini';
import { openNumber, orElse, wire, wireText } from '@/api/contract/fields';
import { isOpen, readOpenNumber, readText } from '@/api/contract/wire-values';
import type { Verdict, CheckedEdge } from '@/engineering';
import { EDGE_NAMES } from '@/quantities/edges';

/** Verdicts as servers send them: English in any case and spacing, or Chinese. */
const WORDS: Readonly<Record<Verdict, readonly string[]>> = {
  Satisfied: ['satisfied', '满足', '满足要求', '符合', '符合要求', '合格', '通过'],
  'Not satisfied': [
    'notsatisfied',
    'unsatisfied',
    '不满足',
    '不满足要求',
    '不符合',
    '不符合要求',
    '不合格',
    '不通过',
    '未通过',
  ],
  'Not applicable': ['notapplicable', 'n/a', '不适用', '无需验算', '不需验算'],
};

const VERDICTS = new Map<string, Verdict>(
  (Object.keys(WORDS) as Verdict[]).flatMap((verdict) =>
    WORDS[verdict].map((word) => [word, verdict] as const),
  ),
);

/** Reads a verdict; returns undefined for an unknown string, because a verdict must never be guessed. */
export function readVerdict(raw: unknown): Verdict | undefined {
  return typeof raw === 'string' ? VERDICTS.get(raw.toLowerCase().replace(/[\s_-]+/g, '')) : undefined;
}

/**
 * [action kN, resistance kN, utilisation %, anchors "1,2", verdict]. The numbers are null if the check does
 * not apply. A null utilisation with the verdict `Not satisfied` means infinite (resistance 0).
 */
export type SummaryRow = readonly [number | null, number | null, number | null, string, Verdict];

/** [beta_N, beta_V, value]; all null if the check does not apply. */
export type CombinedRow = readonly [number | null, number | null, number | null];

/** Utilisation in per cent, with or without the % sign. */
export const share = wire(
  'Percent',
  (raw) => readOpenNumber(typeof raw === 'string' ? raw.replace(/[%％]$/, '') : raw),
  'must be a number of per cent',
);

/** Anchor numbers, as a string or as a list. */
const anchors = wire(
  'AnchorNumbers',
  (raw) => {
    const parts = Array.isArray(raw) ? raw.map(readText) : [isOpen(raw) ? '' : readText(raw)];
    return parts.includes(undefined) ? undefined : parts.join(',').replace(/[\s,，、;]+/g, ',');
  },
  'must be the numbers of the anchors',
);

const verdict = wire('Verdict', readVerdict, 'is no verdict');

/** Largest rounding in a response: of forces, kN, and of utilisations, per cent. */
const ROUNDING = { force: 0.05, utilisation: 0.5 } as const;

/**
 * Returns the utilisation of a row, derived from action and resistance if it is missing, or why it cannot be
 * right. A utilisation lower than action and resistance give, such as a ratio instead of per cent, would make
 * a failing check pass.
 */
function utilisationOf([action, resistance, sent, , found]: SummaryRow): number | null | string {
  if (found === 'Not applicable') return sent;
  const hasRatio = action !== null && resistance !== null && resistance > 0;
  const value = sent ?? (hasRatio ? (100 * action) / resistance : null);
  // Without a resistance, for example, the utilisation is unbounded, which null represents.
  if (value === null) return resistance !== null && found === 'Not satisfied' ? null : 'has no utilisation';
  if (value < 0) return 'must not be negative';
  if (!hasRatio) return value;
  const least = (100 * (action - ROUNDING.force)) / (resistance + ROUNDING.force) - ROUNDING.utilisation;
  return value < least ? 'is lower than action / resistance' : value;
}

export const areKnownAnchors = (names: string, numbers: ReadonlySet<string>): boolean =>
  names.split(',').every((name) => !/^\d+$/.test(name) || numbers.has(name));

export const summaryRow = z.pipe(
  z.tuple(
    [openNumber, openNumber, share, anchors, verdict],
    'must hold action, resistance, utilisation, anchors, verdict',
  ),
  z.transform((row, context): SummaryRow => {
    const utilisation = utilisationOf(row);
    if (typeof utilisation !== 'string') return [row[0], row[1], utilisation, row[3], row[4]];
    context.issues.push({ code: 'custom', message: utilisation, input: row, path: [2] });
    return z.NEVER;
  }),
);

/** Step in a calculation trail, our own addition; it has no numeric value if unbounded. */
const trailStep = z.object({
  symbol: wireText,
  expression: wireText,
  substituted: wireText,
  value: z.pipe(
    openNumber,
    z.transform((value) => value ?? NaN),
  ),
  unit: wireText,
  clause: wireText,
  part: z.optional(z.string()),
  isOne: z.optional(
    z.union([
      z.object({ fact: z.enum(['no_edge', 'not_dense', 'no_compression']) }),
      z.object({
        left: z.string(),
        sign: z.enum(['≥', '<', '=']),
        right: z.string(),
        numbers: z.optional(z.tuple([z.string(), z.string()])),
      }),
    ]),
  ),
});

export const detail = z.nullish(z.looseObject({ trail: orElse<object[]>(z.array(trailStep), []) }));

const NO_DETAIL: CheckedEdge['detail'] = { applicable: true, reason: '', trail: [] };

/** Concrete edge with the fields of a summary row; null if the edge check does not apply. */
const checkedEdge = z.pipe(
  z.object({
    edge: z.enum(EDGE_NAMES, 'must be X1, X2, Y1 or Y2'),
    action: openNumber,
    resistance: openNumber,
    utilisation: share,
    anchors,
    verdict,
    detail,
  }),
  z.transform(({ edge, detail: own, ...row }, context): CheckedEdge | null => {
    if (row.verdict === 'Not applicable') return null;
    const refuse = (field: keyof typeof row, message: string) => {
      context.issues.push({ code: 'custom', message, input: row, path: [field] });
      return z.NEVER;
    };
    const { action, resistance } = row;
    if (action === null) return refuse('action', 'must be a number');
    if (resistance === null) return refuse('resistance', 'must be a number');
    const utilisation = utilisationOf([action, resistance, row.utilisation, row.anchors, row.verdict]);
    if (typeof utilisation === 'string') return refuse('utilisation', utilisation);
    const words = { ...NO_DETAIL, ...own } as CheckedEdge['detail'];
    return { ...row, edge, action, resistance, utilisation, detail: words };
  }),
);

const sizeOf = ({ utilisation }: CheckedEdge): number => utilisation ?? Infinity;

/** The checked edges, governing edge first; our own addition to the contract. */
export const checkedEdges = z.nullish(
  z.pipe(
    z.array(checkedEdge),
    z.transform((edges) =>
      edges
        .filter((edge) => edge !== null)
        .sort((a, b) => (sizeOf(a) === sizeOf(b) ? 0 : sizeOf(b) - sizeOf(a))),
    ),
  ),
);
