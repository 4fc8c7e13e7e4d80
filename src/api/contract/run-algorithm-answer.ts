/**
 * Reads the simdroid/runAlgorithm response in all forms that servers use; `to-wire.ts` writes it. Missing
 * values are derived; if a value could be misinterpreted, the response is refused, and the error contains the
 * name of the field.
 */
import * as z from 'zod/mini';
import { figures } from '@/api/contract/anchor-forces-answer';
import {
  areKnownAnchors,
  checkedEdges,
  detail,
  share,
  summaryRow,
  type CombinedRow,
  type SummaryRow,
  readVerdict,
} from '@/api/contract/check-response-rows';
import { about, openNumber, orElse, parseOutcome, wire, wireNumber } from '@/api/contract/fields';
import { VERDICT_FIELDS } from '@/api/contract/to-wire';
import { isOpen, readFlag } from '@/api/contract/wire-values';
import {
  COMBINED_KEYS,
  forEachMode,
  withinLimit,
  type Check,
  type CheckResult,
  type CombinedCheck,
  type CombinedKey,
  type CombinedVerdicts,
  type ForceKind,
  type ModeDetail,
  type ModeKey,
  type Outcome,
  type Remark,
  type Resultant,
  type TrailStep,
  type Verdict,
} from '@/engineering';

/** Exponents and limits of the three interaction formulas in the requirements documents. */
const ROWS = [
  { exponent: 2, limit: 1 },
  { exponent: 1.5, limit: 1 },
  { exponent: 1, limit: 1.2 },
] as const;

const ROUNDING = 1e-9;

/** Derives each missing value from the two ratios in its row. */
function completedRows(rows: readonly CombinedRow[]): CombinedRow[] {
  return rows.map(([beta_N, beta_V, value], index): CombinedRow => {
    const { exponent } = ROWS[index];
    const isOpen = value === null && beta_N !== null && beta_V !== null;
    return [beta_N, beta_V, isOpen ? beta_N ** exponent + beta_V ** exponent : value];
  });
}

/** Rows of each verdict; of the second verdict's two rows, one must be met. */
const VERDICT_ROWS = { tensionShear1: [0], tensionShear2: [1, 2] } as const;

/** Derives a verdict from its rows; returns null if a row has a ratio but no value. */
function verdictFrom(rows: readonly CombinedRow[], at: readonly number[]): Verdict | null {
  const used = at.filter((index) => rows[index].some((value) => value !== null));
  if (used.length === 0) return 'Not applicable';
  if (used.some((index) => rows[index][2] === null)) return null;
  const isMet = used.some((index) => (rows[index][2] ?? Infinity) <= ROWS[index].limit * (1 + ROUNDING));
  return isMet ? 'Satisfied' : 'Not satisfied';
}

/**
 * Returns the verdict that the server sent, otherwise the derived verdict. A flag does not distinguish
 * "Satisfied" from "Not applicable", so it must agree with the derived verdict; null if it does not.
 */
function settledVerdict(sent: Verdict | boolean | null, derived: Verdict | null): Verdict | null {
  if (typeof sent === 'string') return sent;
  if (sent === null || derived === null) return derived;
  return sent === (derived !== 'Not satisfied') ? derived : null;
}

const combinedRow = z.tuple([openNumber, openNumber, openNumber], 'must hold beta_N, beta_V and the value');

/** Verdict as text or, as documented, as a flag; null if the server did not send one. */
const combinedVerdict = wire(
  'CombinedVerdict',
  (raw) => (raw === undefined || isOpen(raw) ? null : (readVerdict(raw) ?? readFlag(raw))),
  'is no verdict',
);

const RESULTANT = {
  tension: 'Resultant tension, kN.',
  tension_x: 'Position of the tension resultant along x, mm.',
  tension_y: 'Position of the tension resultant along y, mm.',
  compression: 'Resultant compression, kN.',
  compression_x: 'Position of the compression resultant along x, mm.',
  compression_y: 'Position of the compression resultant along y, mm.',
  shear: 'Resultant shear, kN.',
  torsion: 'Torsion, kNm.',
  max_concrete_stress: 'Largest concrete stress, MPa.',
  max_concrete_strain: 'Largest concrete strain.',
} as const satisfies Partial<Record<keyof Resultant, string>>;

const withoutNulls = (object: object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));

/** Resultants. A server may omit any of them or send null; the result then lacks the value. */
const resultant = orElse<object>(z.looseObject(figures(RESULTANT)), {});

/** Anchors and reasons of the combined checks, our own addition; another shape counts as missing. */
const combined = z.catch(
  z.nullish(
    z.looseObject(
      Object.fromEntries(
        COMBINED_KEYS.map((key) => [
          key,
          z.looseObject({
            anchors: about(
              z.nullish(z.array(wireNumber)),
              'Numbers of the anchors whose ratios the row uses.',
            ),
            reason: about(
              z.nullish(z.string()),
              "Code of the reason why the row does not apply; '' if it applies.",
            ),
          }),
        ]),
      ),
    ),
  ),
  undefined,
);

const modeDetail = about(
  detail,
  'Intermediate values of the failure mode by their symbols, and `trail`: its calculation.',
);

const shareOf = (text: string) => about(z.optional(share), text);

export const answerSchema = z.looseObject({
  reaction: about(
    z.array(
      z.object({
        no: wireNumber,
        tension: wireNumber,
        shear: wireNumber,
        shearx: wireNumber,
        sheary: wireNumber,
      }),
    ),
    'One row for each anchor, kN.',
  ),
  resultant: about(resultant, 'Resultants; each of them is optional.'),
  summary: about(
    z.object({
      tension: about(
        z.array(summaryRow).check(z.length(4, 'must hold four rows')),
        'Steel, pull-out, concrete cone, splitting.',
      ),
      shear: about(
        z.array(summaryRow).check(z.length(3, 'must hold three rows')),
        'Steel without lever arm, pry-out, concrete edge.',
      ),
    }),
    'Each row contains action kN, resistance kN, utilisation %, anchors, verdict.',
  ),
  tension_and_shear: about(
    z.pipe(
      z.array(combinedRow).check(z.length(3, 'must hold three rows')),
      z.transform((rows) => completedRows(rows)),
    ),
    'Steel (exponent 2), concrete (exponent 1.5), linear sum (limit 1.2); each row contains beta_N, beta_V, value.',
  ),
  tensionShear1: about(combinedVerdict, 'Verdict of the first row.'),
  tensionShear2: about(combinedVerdict, 'Combined verdict of the second and third row.'),
  Tmax: shareOf('Governing utilisation in tension, %.'),
  Smax: shareOf('Governing utilisation in shear, %.'),
  Cmax: shareOf('Governing combined utilisation, %.'),
  Max: shareOf('Governing utilisation of all, %.'),
  steel_tension: modeDetail,
  concrete_cone: modeDetail,
  pull_out: modeDetail,
  splitting: modeDetail,
  steel_shear: modeDetail,
  pry_out: modeDetail,
  concrete_edge: modeDetail,
  edges: about(checkedEdges, 'Checked edges of the concrete, the governing one first.'),
  forces: about(detail, 'Calculation of the anchor forces, with `trail`.'),
  combined: about(combined, 'Anchors and reasons of the combined checks; optional.'),
  unstated: about(
    z.optional(z.array(z.enum(['tensionShear1', 'tensionShear2']))),
    'In a stored response: verdicts for which the server sent neither the verdict nor the values.',
  ),
  remarks: about(
    z.nullish(z.array(z.looseObject({}))),
    'Reservations; if missing, the app derives them from the design.',
  ),
});

export type ParsedAnswer = z.output<typeof answerSchema>;

/** Returns the path of the first row that names an anchor without a reaction; null if there is none. */
function unknownAnchors({ reaction, summary, edges }: ParsedAnswer): string | null {
  const numbers = new Set(reaction.map(({ no }) => String(no)));
  for (const kind of ['tension', 'shear'] as const) {
    const row = summary[kind].findIndex(([, , , anchors]) => !areKnownAnchors(anchors, numbers));
    if (row >= 0) return `summary.${kind}.${row}.3`;
  }
  const edge = edges?.findIndex(({ anchors }) => !areKnownAnchors(anchors, numbers)) ?? -1;
  return edge >= 0 ? `edges.${edge}.anchors` : null;
}

const COMBINED_VERDICTS = ['steel', 'either'] as const;

/**
 * Returns the check of a row. A check above 100 % or with no resistance left is not satisfied, whatever its
 * verdict; a failing verdict is kept. A check with a utilisation above 0 always applies.
 */
function checkOf(kind: ForceKind, mode: ModeKey, row: SummaryRow, own: ParsedAnswer[ModeKey]): Check {
  const [action, resistance, utilisation, anchors, word] = row;
  const isWithin = utilisation !== null && withinLimit(utilisation, 100);
  const isOff = word === 'Not applicable' && !(utilisation !== null && utilisation > 0);
  const passing = word === 'Not applicable' ? 'Satisfied' : word;
  const verdict = isOff ? word : isWithin ? passing : 'Not satisfied';
  const isContradictory = !isOff && (word === 'Not applicable' || isWithin !== (word === 'Satisfied'));
  const detail = { applicable: verdict !== 'Not applicable', reason: '', trail: [], ...own } as ModeDetail;
  const check = { kind, mode, action, resistance, utilisation, anchors, verdict, detail };
  return isContradictory ? { ...check, stated: word } : check;
}

const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

export function parseCheckAnswer(raw: unknown): Outcome<CheckResult> {
  const parsed = parseOutcome(answerSchema, raw);
  return parsed.ok ? resultOf(parsed.value) : parsed;
}

/**
 * Returns the result in a response in the documented form, such as those that the library in this page has
 * written: without the schema, 10,000 rows take a tenth less time.
 */
export function resultOf(answer: ParsedAnswer): Outcome<CheckResult> {
  const unknown = unknownAnchors(answer);
  if (unknown !== null)
    return { ok: false, error: { field: unknown, message: 'names an anchor that does not exist' } };
  // A derived verdict in a stored response looks like one sent by the server.
  const unstated = COMBINED_VERDICTS.filter((name) => answer.unstated?.includes(VERDICT_FIELDS[name]));
  const combinedVerdicts: Record<keyof CombinedVerdicts, Verdict> = {
    steel: 'Not applicable',
    either: 'Not applicable',
  };
  for (const name of COMBINED_VERDICTS) {
    const field = VERDICT_FIELDS[name];
    const derived = verdictFrom(answer.tension_and_shear, VERDICT_ROWS[field]);
    const found = settledVerdict(answer[field], derived);
    if (found === null)
      return { ok: false, error: { field, message: 'does not follow from tension_and_shear' } };
    if (answer[field] === null && derived === 'Not applicable') unstated.push(name);
    combinedVerdicts[name] = found;
  }
  const combinedOf = (key: CombinedKey): CombinedCheck => {
    const [beta_N, beta_V, value] = answer.tension_and_shear[COMBINED_KEYS.indexOf(key)];
    const { anchors, reason } = answer.combined?.[key] ?? {};
    return { key, beta_N, beta_V, value, anchors: anchors ?? [], reason: reason ?? '' };
  };
  return {
    ok: true,
    value: {
      standard: textOf(answer.standard),
      reaction: answer.reaction,
      resultant: withoutNulls(answer.resultant) as Resultant,
      checks: forEachMode((kind, mode, index) =>
        checkOf(kind, mode, answer.summary[kind][index], answer[mode]),
      ),
      combined: {
        steel: combinedOf('steel'),
        concrete: combinedOf('concrete'),
        linear: combinedOf('linear'),
      },
      combinedVerdicts,
      ...(unstated.length > 0 && { unstated }),
      edges: answer.edges ?? [],
      ...(!answer.edges && { areEdgesUnknown: true }),
      forces: { trail: (answer.forces?.trail ?? []) as TrailStep[] },
      remarks: (answer.remarks ?? []) as unknown as readonly Remark[],
      engine: textOf(answer.engine),
    },
  };
}
