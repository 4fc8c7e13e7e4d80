/** The verdict in words: the same on screen, in the report and under the picture of the 3D view. */
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { Factors, NamedCombination } from '@/design/model/combinations';
import { isGoverningEdgeAlone } from '@/design/verdict/edges';
import type { GoverningRow } from '@/design/verdict/governing';
import type { VerdictWord } from '@/design/verdict/ledger';
import { rigidityValues } from '@/design/verdict/rigidity';
import type { ModeKey } from '@/design/verdict/rows';
import type { DesignVerdict } from '@/design/verdict/verdict';
import type { CheckedEdge } from '@/engineering';
import { factorsText } from '@/text/format/factors-text';
import { formatFigure } from '@/text/format/format-number';
import { utilisationText } from '@/wording/figures';
import type { Translate } from '@/wording/translate';

/** Part of the answer that distinguishes steel failure with a lever arm from that without. */
type SteelShearAnswer = Pick<CheckAnswerOnWire, 'steel_shear'>;

const modeKey = (mode: ModeKey, { steel_shear }: SteelShearAnswer) =>
  mode === 'steel_shear' && steel_shear?.lever_arm === true ? 'steel_shear_lever' : mode;

/** Name of a failure mode, for tables whose heading says tension or shear. */
export const modeName = (mode: ModeKey, answer: SteelShearAnswer, translate: Translate): string =>
  translate(`results:modes.${modeKey(mode, answer)}`);

/** Name of a failure mode including tension or shear. */
export const fullModeName = (mode: ModeKey, answer: SteelShearAnswer, translate: Translate): string =>
  translate(`results:verdict.modes.${modeKey(mode, answer)}`);

/** `what`: the name of an edge, that it governs, or of its calculation. */
export const edgeText = (
  { edge }: Pick<CheckedEdge, 'edge'>,
  translate: Translate,
  what: 'name' | 'governs' | 'trail' | 'openTrail' = 'name',
): string => translate(`results:edges.${what}`, { edge: translate(`results:edges.sides.${edge}`) });

/**
 * Note to the row of edge failure: the edge that it shows, or that the answer knows no other; '' without a
 * checked edge.
 */
export function edgeNote(answer: CheckAnswerOnWire, translate: Translate): string {
  if (isGoverningEdgeAlone(answer)) return translate('results:edges.alone');
  const [governing, ...others] = answer.edges ?? [];
  if (governing === undefined) return '';
  return edgeText(governing, translate, others.length > 0 ? 'governs' : 'name');
}

/** Stands before the word where there is no icon; every font has them. */
const MARKS: Readonly<Record<VerdictWord, string>> = {
  verified: '✓',
  verified_rigid: '✓',
  reservations: '▲',
  incomplete: '?',
  not_verified: '✗',
  nothing: '–',
};

export const verdictText = (word: VerdictWord, translate: Translate): string =>
  translate(`results:verdict.words.${word}`);

/** Adds a mark, because colour alone is lost in a grey print. */
export const markedVerdict = (word: VerdictWord, translate: Translate): string =>
  `${MARKS[word]} ${verdictText(word, translate)}`;

/** '' for no anchors. */
export function anchorsText(anchors: string, translate: Translate): string {
  if (anchors === '') return '';
  const list = anchors.replaceAll(',', translate('results:verdict.between'));
  return translate(`results:verdict.${list === anchors ? 'oneAnchor' : 'anchors'}`, { anchors: list });
}

export interface GoverningText {
  name: string;
  /** The same where there is little room, as its calculation is headed. */
  shortName: string;
  /** '' where the answer does not say. */
  anchors: string;
  /** A share of the limit, or a sum beside its limit. */
  value: string;
}

export function governingText(
  governing: GoverningRow,
  answer: SteelShearAnswer,
  translate: Translate,
): GoverningText {
  const anchors = anchorsText(governing.anchors, translate);
  if (governing.kind === 'combined') {
    const [value, limit] = [governing.value, governing.limit].map((figure) => formatFigure(figure, 'factor'));
    const name = translate(`results:verdict.sums.${governing.sum}`);
    return {
      name,
      shortName: name,
      anchors,
      value: translate('results:verdict.ofLimit', { value, limit }),
    };
  }
  const { mode, utilisation } = governing;
  const shortName = modeName(mode, answer, translate);
  return {
    name: fullModeName(mode, answer, translate),
    shortName,
    anchors,
    value: utilisationText(utilisation, true, translate),
  };
}

export const sentFactors = ({ load }: Pick<AlgorithmRequest, 'load'>): Factors => ({
  dead: load.Dead.factor,
  live: load.Live.factor,
});

/** Description of the checked loads: factors of dead and live loads, or the row of the load list. */
export function combinationText(
  request: Pick<AlgorithmRequest, 'load'>,
  row: string | undefined,
  translate: Translate,
): string {
  return row === undefined ? factorsText(sentFactors(request)) : rowName(row, translate);
}

const rowName = (name: string, translate: Translate): string =>
  translate('results:combinations.row', { name });

/** 'Combination 2', that its factors are one's own, or the name of a row of the load list. */
export function combinationName(
  { combination, row }: Pick<NamedCombination, 'combination' | 'row'>,
  translate: Translate,
): string {
  if (combination === 'row') return rowName(row ?? '', translate);
  return combination === 4
    ? translate('results:combinations.own')
    : translate('results:combinations.name', { no: String(combination) });
}

/** A row of the load list has its factors within. */
export const namedFactors = ({ combination, factors }: NamedCombination): string =>
  combination === 'row' ? '' : factorsText(factors);

/** Anchors of the governing row and the checked loads; '' if unknown. */
export function anchorsAndCombination(
  anchors: string,
  { request, row }: { request: Pick<AlgorithmRequest, 'load'> | null; row?: string },
  translate: Translate,
): string {
  const combination = request === null ? '' : combinationText(request, row, translate);
  return [anchors, combination].filter((part) => part !== '').join(' · ');
}

/** Assumptions that are not faults of the design; some have an explanation after a colon. */
export function assumptionTexts(
  { assumptions, rigidity }: Pick<DesignVerdict, 'assumptions' | 'rigidity'>,
  translate: Translate,
): string[] {
  const figures = Object.fromEntries(
    Object.entries(rigidityValues(rigidity)).map(([name, value]) => [name, String(value)]),
  );
  return assumptions.map((assumption) => translate(`results:verdict.assumptions.${assumption}`, figures));
}
