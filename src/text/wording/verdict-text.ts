/** Text for the verdict, the same on screen, in the report and below the 3D view. */
import type { Factors, NamedCombination, Uncovered } from '@/design/model/load-cases';
import { WORST_FIRST, rigidityValues } from '@/design/verdict/case-verdict';
import { type GoverningRow, isGoverningEdgeAlone, type RowKey } from '@/design/verdict/check-status';
import { verdictOf, type Overall, overallOf, type RequiredCases } from '@/design/verdict/design-verdict';
import type { VerdictWord } from '@/design/verdict/requirement-states';
import type { RunResult } from '@/design/verdict/run-result';
import type { Caption } from '@/drawing/plan/shapes';
import {
  COMBINED_KEYS,
  type CheckedEdge,
  type CheckInput,
  type CheckResult,
  type ModeKey,
} from '@/engineering';
import { EDGES } from '@/quantities/edges';
import { factorsText } from '@/text/format/format-number';
import { type Translate, utilisationText } from '@/text/wording/values';

/** Part of the response that shows whether steel failure in shear was checked with or without a lever arm. */
interface SteelShearAnswer {
  checks?: Pick<CheckResult['checks'], 'steel_shear'>;
}

const modeKey = (mode: ModeKey, { checks }: SteelShearAnswer) =>
  mode === 'steel_shear' && checks?.steel_shear.detail.lever_arm === true ? 'steel_shear_lever' : mode;

/** Returns the name of a failure mode, for tables whose heading says tension or shear. */
export const modeName = (mode: ModeKey, answer: SteelShearAnswer, translate: Translate): string =>
  translate(`results:modes.${modeKey(mode, answer)}`);

const SUMS: readonly RowKey[] = COMBINED_KEYS;

/** Returns the name of a failure mode or a combined check. */
export const checkName = (check: RowKey, answer: SteelShearAnswer, translate: Translate): string =>
  SUMS.includes(check)
    ? translate(`results:verdict.sums.${check}`)
    : modeName(check as ModeKey, answer, translate);

/** Returns the name of a failure mode including "tension" or "shear". */
export const fullModeName = (mode: ModeKey, answer: SteelShearAnswer, translate: Translate): string =>
  translate(`results:verdict.modes.${modeKey(mode, answer)}`);

/**
 * Returns text about an edge. `what` selects the name of the edge, the statement that the edge governs, the
 * title of its calculation, or the label of the control that opens the calculation.
 */
export const edgeText = (
  { edge }: Pick<CheckedEdge, 'edge'>,
  translate: Translate,
  what: 'name' | 'governs' | 'trail' | 'openTrail' = 'name',
): string => translate(`results:edges.${what}`, { edge: EDGES[edge].label });

/** Returns the note on the edge row: its edge, or that the response has no other edge; '' without edges. */
export function edgeNote(answer: CheckResult, translate: Translate): string {
  if (isGoverningEdgeAlone(answer)) return translate('results:edges.alone');
  const [governing, ...others] = answer.edges;
  if (governing === undefined) return '';
  return edgeText(governing, translate, others.length > 0 ? 'governs' : 'name');
}

/** Characters printed before the verdict in places without icons; all fonts contain these characters. */
export const VERDICT_MARKS: Readonly<Record<VerdictWord, string>> = {
  verified: '✓',
  verified_rigid: '✓',
  reservations: '▲',
  incomplete: '?',
  not_verified: '✗',
  nothing: '–',
};

export const verdictText = (word: VerdictWord, translate: Translate): string =>
  translate(`results:verdict.words.${word}`);

/** Returns a number of designs with their name, such as `28 × Verified`. */
export const countedText = (
  { number, name }: { number: number; name: string },
  translate: Translate,
): string => translate('common:counted', { number: String(number), name });

/** Returns the number of each verdict that occurs, the worst first. */
export const verdictCounts = (words: readonly VerdictWord[], translate: Translate): string[] =>
  WORST_FIRST.map((word) => ({
    number: words.filter((one) => one === word).length,
    name: verdictText(word, translate),
  }))
    .filter(({ number }) => number > 0)
    .map((counted) => countedText(counted, translate));

/** Returns the verdict preceded by a mark, because colour is lost in black-and-white print. */
export const markedVerdict = (word: VerdictWord, translate: Translate): string =>
  `${VERDICT_MARKS[word]} ${verdictText(word, translate)}`;

/** Returns the label for a list of anchors; '' if the list is empty. */
export function anchorsText(anchors: string, translate: Translate): string {
  if (anchors === '') return '';
  const list = anchors.replaceAll(',', translate('results:verdict.between'));
  return translate(`results:verdict.${list === anchors ? 'oneAnchor' : 'anchors'}`, { anchors: list });
}

/**
 * Returns the name of the governing check (`shortName` as in the heading of its calculation), the anchors of
 * the row, '' if the response does not contain them, and the utilisation in per cent of the limit.
 */
export function governingText(governing: GoverningRow, answer: SteelShearAnswer, translate: Translate) {
  const anchors = anchorsText(governing.anchors, translate);
  const value = utilisationText(governing.utilisation, true, translate);
  const on = (name: string) =>
    governing.plate === 'elastic' ? translate('results:verdict.elasticPlate', { name }) : name;
  if (governing.kind === 'combined') {
    const name = on(translate(`results:verdict.sums.${governing.sum}`));
    return { name, shortName: name, anchors, value };
  }
  const shortName = on(modeName(governing.mode, answer, translate));
  return { name: on(fullModeName(governing.mode, answer, translate)), shortName, anchors, value };
}

/** Returns text such as 'Concrete cone failure in tension, anchors 1, 2: 134.2 %'; '' if nothing governs. */
export function governingSentence(
  governing: GoverningRow | null,
  translate: Translate,
  answer: SteelShearAnswer = {},
): string {
  if (governing === null) return '';
  const { name, anchors, value } = governingText(governing, answer, translate);
  return translate(`results:verdict.caption.${anchors === '' ? 'withoutAnchors' : 'withAnchors'}`, {
    name,
    anchors,
    value,
  });
}

export const factorsOf = ({ dead, live }: Pick<CheckInput, 'dead' | 'live'>): Factors => ({
  dead: dead.factor,
  live: live.factor,
});

/** Describes the checked loads: factors for dead and live loads, or the load list row. */
export function combinationText(
  input: Pick<CheckInput, 'dead' | 'live'>,
  row: string | undefined,
  translate: Translate,
): string {
  return row === undefined ? factorsText(factorsOf(input)) : rowName(row, translate);
}

const rowName = (name: string, translate: Translate): string =>
  translate('results:combinations.row', { name });

/** Returns 'Combination 2', or the name of a load list row. */
export function combinationName(
  { combination, row }: Pick<NamedCombination, 'combination' | 'row'>,
  translate: Translate,
): string {
  if (combination === 'row') return rowName(row ?? '', translate);
  return translate('results:combinations.name', { no: String(combination) });
}

/** Returns the factors of a combination; '' for a load list row, whose loads include the factors. */
export const namedFactors = ({ combination, factors }: NamedCombination): string =>
  combination === 'row' ? '' : factorsText(factors);

/** Returns the anchors of the governing row and the checked loads. */
export function anchorsAndCombination(
  anchors: string,
  { input, row }: { input: Pick<CheckInput, 'dead' | 'live'>; row?: string },
  translate: Translate,
): string {
  return [anchors, combinationText(input, row, translate)].filter((part) => part !== '').join(' · ');
}

/** Returns the assumptions, which are no faults in the design, each with an explanation after a colon. */
export function assumptionTexts(
  { assumptions, rigidity }: Pick<Overall, 'assumptions' | 'rigidity'>,
  translate: Translate,
): string[] {
  const { share = '', utilisation, ...others } = rigidityValues(rigidity);
  const figures = {
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
    utilisation: utilisationText(Number(utilisation ?? 0), true, translate),
    change: share === '' ? '' : translate('results:verdict.forceChange', { share: String(share) }),
  };
  return assumptions.map((assumption) => translate(`results:verdict.assumptions.${assumption}`, figures));
}

const TONES: Readonly<Record<VerdictWord, Caption['tone']>> = {
  verified: 'good',
  verified_rigid: 'good',
  reservations: 'warning',
  incomplete: 'neutral',
  not_verified: 'bad',
  nothing: 'neutral',
};

interface CaptionParts {
  uncovered: Uncovered;
  translate: Translate;
  /** All entered loads and, if up to date, the outcome of the load list. */
  whole: RequiredCases;
}

function governingLine({ governing, worst }: Overall, result: RunResult, translate: Translate): string {
  if (governing === null) return translate('results:verdict.noForces');
  const line = governingSentence(governing, translate, result.answer);
  if (worst !== null) {
    const loads = [combinationName(worst, translate), namedFactors(worst)].filter((part) => part !== '');
    return `${line} · ${loads.join(', ')}`;
  }
  const { input, row } = result;
  return `${line} · ${combinationText(input, row, translate)}`;
}

/** Returns the caption of the 3D view: verdict, governing check and the loads on which they are based. */
export function captionOf(result: RunResult, { uncovered, translate, whole }: CaptionParts): Caption {
  const verdict = verdictOf(result, uncovered);
  const overall = overallOf(result, verdict, whole);
  const { word, reservations, assumptions } = overall;
  const title = markedVerdict(word, translate);
  const count = String(reservations.length);
  const isDemonstration = assumptions.includes('demonstration_data');
  return {
    tone: TONES[word],
    title:
      word === 'reservations' ? translate('results:verdict.caption.counted', { word: title, count }) : title,
    text: governingLine(overall, result, translate),
    note: isDemonstration ? translate('results:verdict.assumptions.demonstration_data') : '',
  };
}
