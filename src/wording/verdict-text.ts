/** Text of the verdict, the same on screen, in the report and below the 3D view. */
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
import { formatAgainst, formatFigure } from '@/text/format/format-number';
import { utilisationText } from '@/wording/figures';
import type { Translate } from '@/wording/translate';

/** The field of the response that distinguishes steel failure with lever arm from that without. */
type SteelShearAnswer = Pick<CheckAnswerOnWire, 'steel_shear'>;

const modeKey = (mode: ModeKey, { steel_shear }: SteelShearAnswer) =>
  mode === 'steel_shear' && steel_shear?.lever_arm === true ? 'steel_shear_lever' : mode;

/** Name of a failure mode, for tables with tension or shear in the heading. */
export const modeName = (mode: ModeKey, answer: SteelShearAnswer, translate: Translate): string =>
  translate(`results:modes.${modeKey(mode, answer)}`);

/** Name of a failure mode including tension or shear. */
export const fullModeName = (mode: ModeKey, answer: SteelShearAnswer, translate: Translate): string =>
  translate(`results:verdict.modes.${modeKey(mode, answer)}`);

/** Text about an edge; `what` selects its name, that it governs, or the title of its calculation. */
export const edgeText = (
  { edge }: Pick<CheckedEdge, 'edge'>,
  translate: Translate,
  what: 'name' | 'governs' | 'trail' | 'openTrail' = 'name',
): string => translate(`results:edges.${what}`, { edge: translate(`results:edges.sides.${edge}`) });

/**
 * Note on the row of edge failure: the edge shown, or that the response contains no other; '' without a
 * checked edge.
 */
export function edgeNote(answer: CheckAnswerOnWire, translate: Translate): string {
  if (isGoverningEdgeAlone(answer)) return translate('results:edges.alone');
  const [governing, ...others] = answer.edges ?? [];
  if (governing === undefined) return '';
  return edgeText(governing, translate, others.length > 0 ? 'governs' : 'name');
}

/** Shown before the verdict if there is no icon; all fonts contain these characters. */
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

/** Adds a mark, because colour alone is lost in black-and-white print. */
export const markedVerdict = (word: VerdictWord, translate: Translate): string =>
  `${MARKS[word]} ${verdictText(word, translate)}`;

/** Returns '' without anchors. */
export function anchorsText(anchors: string, translate: Translate): string {
  if (anchors === '') return '';
  const list = anchors.replaceAll(',', translate('results:verdict.between'));
  return translate(`results:verdict.${list === anchors ? 'oneAnchor' : 'anchors'}`, { anchors: list });
}

export interface GoverningText {
  name: string;
  /** Short form of the same name, as in the heading of its calculation. */
  shortName: string;
  /** '' if the response does not contain the anchors. */
  anchors: string;
  /** Utilisation of the limit, or a sum with its limit. */
  value: string;
}

export function governingText(
  governing: GoverningRow,
  answer: SteelShearAnswer,
  translate: Translate,
): GoverningText {
  const anchors = anchorsText(governing.anchors, translate);
  if (governing.kind === 'combined') {
    const value = formatAgainst(governing.value, governing.limit, 'factor');
    const limit = formatFigure(governing.limit, 'factor');
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

/** Text such as 'Concrete cone failure in tension, anchors 1, 2: 134.2 %'; '' if nothing governs. */
export function governingSentence(governing: GoverningRow | null, translate: Translate): string {
  if (governing === null) return '';
  const { name, anchors, value } = governingText(governing, {}, translate);
  return translate(`results:verdict.caption.${anchors === '' ? 'withoutAnchors' : 'withAnchors'}`, {
    name,
    anchors,
    value,
  });
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

/** Returns 'Combination 2', the text for factors set by the user, or the name of a load list row. */
export function combinationName(
  { combination, row }: Pick<NamedCombination, 'combination' | 'row'>,
  translate: Translate,
): string {
  if (combination === 'row') return rowName(row ?? '', translate);
  return combination === 4
    ? translate('results:combinations.own')
    : translate('results:combinations.name', { no: String(combination) });
}

/** The loads of a row of the load list include the factors. */
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

/** Returns assumptions that are not faults of the design, some with an explanation after a colon. */
export function assumptionTexts(
  { assumptions, rigidity }: Pick<DesignVerdict, 'assumptions' | 'rigidity'>,
  translate: Translate,
): string[] {
  const figures = Object.fromEntries(
    Object.entries(rigidityValues(rigidity)).map(([name, value]) => [name, String(value)]),
  );
  return assumptions.map((assumption) => translate(`results:verdict.assumptions.${assumption}`, figures));
}
