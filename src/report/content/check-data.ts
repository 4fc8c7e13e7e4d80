import {
  type GoverningRow,
  allChecks,
  combinedSums,
  contradictionOf,
  type NamedSum,
  reasonOfMode,
  reasonOfSum,
  type Statement,
} from '@/design/verdict/check-status';
import type { Check, CombinedKey, Standard, TrailStep, CheckResult } from '@/engineering';
import { checkCells, edgeValues, edgeRows } from '@/report/content/edge-data';
import { clauseLinks, typeset } from '@/report/content/remark-data';
import {
  formulaShape,
  joinedBy,
  shapeRuns,
  printedSteps,
  trailData,
  ZERO,
} from '@/report/content/trail-data';
import {
  type InlineContent,
  AREA_BOXES,
  imageIn,
  type ReportInput,
  type AreaOf,
} from '@/report/model/report-input';
import { formatAgainst } from '@/text/format/format-number';
import { symbolRuns } from '@/text/format/symbols';
import type { Shape } from '@/text/formula/formula-layout';
import { partTitle, trailParts, type TrailPart } from '@/text/wording/calculation-parts';
import { reservationText } from '@/text/wording/statement-text';
import { type Translate, NOTHING, type Runs, printValue, printSignificant } from '@/text/wording/values';
import { anchorsText, edgeNote, modeName, fullModeName } from '@/text/wording/verdict-text';

const checkBookmark = (check: string): string => `check_${check}`;

/** Returns the text, linked to the calculation for the failure mode if the check applies. */
const linkToCheck = (text: string, { mode, verdict }: Check): InlineContent =>
  verdict === 'Not applicable' ? [{ text }] : [{ text, linkTo: checkBookmark(mode) }];

/** Returns the text, linked to the calculation for the governing check. */
export const linkToGoverning = (text: string, governing: GoverningRow): InlineContent => {
  // The report of a rigid plate contains no calculation of the elastic plate that proves it.
  if (governing.plate === 'elastic') return [{ text }];
  return [{ text, linkTo: checkBookmark(governing.kind === 'combined' ? 'combined' : governing.mode) }];
};

function areaData(mode: string, part: string | undefined, { pictures, answer, translate }: ReportInput) {
  const own = pictures.areas.filter((area) => area.mode === mode && area.part === part);
  const shown = (view: AreaOf['view']) => {
    const area = own.find((one) => one.view === view);
    if (!area) return null;
    const name = modeName(area.mode, answer, translate);
    const alt = translate(`report:areas.${view === 'face' ? 'face' : 'plan'}`, { mode: name });
    return imageIn(area, AREA_BOXES[view], alt);
  };
  const [face, plan] = [shown('face'), shown('plan')];
  return {
    area: shown('cone') ?? shown('strips'),
    edge_area: face && plan && { face: face.picture, above: plan.picture },
  };
}

const reasonRuns = (reason: Statement | null, translate: Translate): Runs =>
  reason === null ? [] : typeset(reservationText(reason, translate));

/** Returns a note below a row, after the statement of a contradiction. */
const besides = (contradiction: Runs, note: Runs): Runs =>
  contradiction.length === 0 ? note : [...contradiction, { text: ' ' }, ...note];

function rowData(named: Check, answer: CheckResult, translate: Translate) {
  const reason = reasonOfMode(answer, named) ?? contradictionOf(answer, named.mode);
  return {
    mode: modeName(named.mode, answer, translate),
    ...checkCells(named, translate),
    has_reason: reason !== null,
    reason: reasonRuns(reason, translate),
  };
}

const EXPONENTS = { steel: '2', concrete: '1.5', linear: null } as const;

function powers(key: CombinedKey, beta_N: string, beta_V: string): Shape {
  const power = EXPONENTS[key] === null ? '' : `^${EXPONENTS[key]}`;
  return formulaShape(`${beta_N}${power} + ${beta_V}${power}`);
}

/** Returns the condition of a combined check as text: an equation would be taller than the table row. */
function conditionRuns(key: CombinedKey, limit: number): Runs {
  const power: Runs = EXPONENTS[key] === null ? [] : [{ text: EXPONENTS[key], shift: 'sup' }];
  const raised = (ratio: string): Runs => [...symbolRuns(ratio), ...power];
  return [...raised('β_N'), { text: ' + ' }, ...raised('β_V'), { text: ` ≤ ${limit}` }];
}

const number = (text: string): Shape => ({ kind: 'number', text });

function sumRuns(sum: NamedSum, reason: Runs, translate: Translate): Runs {
  const { key, beta_N, beta_V, value, limit, verdict } = sum;
  const condition = powers(key, 'beta_N', 'beta_V');
  const bound = number(String(limit));
  if (beta_N === null || beta_V === null || value === null) {
    const word = translate('results:verdicts.Not applicable');
    const why = reason.length > 0 ? reason : [{ text: word }];
    return [...shapeRuns(joinedBy('≤', [condition, bound])), { text: ': ' }, ...why];
  }
  const put = powers(key, printSignificant(beta_N), printSignificant(beta_V));
  const found = joinedBy(verdict === 'Satisfied' ? '≤' : '>', [number(printSignificant(value)), bound]);
  return shapeRuns(joinedBy('=', [condition, put, found]));
}

/** Clauses for the combined checks; empty for a check that the standard does not contain. */
const SUM_CLAUSES: Readonly<Record<Standard, Readonly<Record<CombinedKey, string>>>> = {
  'EN1992-4': { steel: '7.2.3 (7.54)', concrete: '7.2.3 (7.55)', linear: '7.2.3' },
  'JGJ145-2013': { steel: '6.1', concrete: '6.1', linear: '' },
};

function sumData(sum: NamedSum, { answer, design, translate }: ReportInput) {
  const { key, limit, verdict, anchors, isNotNeeded, shown } = sum;
  const isForeign = key === 'linear' && design.standardType === 'JGJ145-2013';
  const note = isForeign ? translate('report:notOfStandard') : '';
  const reason = reasonRuns(reasonOfSum(answer, sum), translate);
  const name = `${translate(`results:combinedRows.${key}`)}${note}`;
  const checked = anchorsText(anchors.join(','), translate);
  const clause = SUM_CLAUSES[design.standardType][key];
  return {
    name,
    heading: [name, checked, clause].filter((text) => text !== '').join(' · '),
    has_reason: reason.length > 0,
    reason,
    condition: conditionRuns(key, limit),
    calculation: sumRuns(sum, reason, translate),
    verdict: translate(`results:verdicts.${shown}`),
    bad: verdict === 'Not satisfied' && !isNotNeeded,
  };
}

/** Returns the failure mode rows for the table of all checks. */
const modeRows = ({ answer, translate }: ReportInput) =>
  allChecks(answer).map((named) => {
    const { mode: _, ...row } = rowData(named, answer, translate);
    const note = named.mode === 'concrete_edge' ? edgeNote(answer, translate) : '';
    const name = fullModeName(named.mode, answer, translate);
    return {
      ...row,
      name,
      named: linkToCheck(name, named),
      action: typeset(row.action),
      resistance: typeset(row.resistance),
      ...(note === '' ? {} : { has_reason: true, reason: besides(row.reason, typeset(note)) }),
    };
  });

/** Returns the combined check rows for the table of all checks: sums of the ratios with their limits. */
const sumRows = (input: ReportInput) =>
  combinedSums(input.answer).map((sum) => {
    const { beta_N, beta_V, value } = sum;
    const share = (symbol: string, ratio: number | null) =>
      typeset(ratio === null ? NOTHING : `${symbol} = ${printValue(ratio, 'factor')}`);
    const { name, verdict, bad, has_reason, reason, condition } = sumData(sum, input);
    const of = { value: formatAgainst(value, sum.limit, 'factor'), limit: printValue(sum.limit, 'factor') };
    return {
      name,
      named: [{ text: name, linkTo: checkBookmark('combined') }] satisfies InlineContent,
      action: share('β_N', beta_N),
      resistance: share('β_V', beta_V),
      utilisation: value === null ? NOTHING : input.translate('results:verdict.ofLimit', of),
      anchors: sum.anchors.join(', '),
      verdict,
      bad,
      has_reason: true,
      reason: has_reason
        ? reason
        : besides(reasonRuns(contradictionOf(input.answer, sum.key), input.translate), condition),
    };
  });

function modeParts({ mode, detail }: Check, { design, translate }: ReportInput): TrailPart[] {
  const titleOf = (part: string) => partTitle(part, { mode, detail }, translate);
  return trailParts(detail.trail, design.standardType, titleOf);
}

const wordingOf = (input: ReportInput) => ({
  translate: input.translate,
  clauseLink: clauseLinks(input),
});

/** Returns a failure mode and its calculation in the form needed by the templates. */
function modeData(
  named: Check,
  { parts, earlier }: ReturnType<typeof calculationsOf>[number],
  input: ReportInput,
) {
  const { answer, translate } = input;
  const { mode: name, has_reason: isExplained, reason, ...row } = rowData(named, answer, translate);
  const { mode } = named;
  const edges = mode === 'concrete_edge' ? edgeValues(answer, translate) : [];
  return {
    ...row,
    name,
    place: [{ bookmark: checkBookmark(mode) }] satisfies InlineContent,
    applicable: named.verdict !== 'Not applicable',
    checked: anchorsText(named.anchors, translate),
    reason: isExplained ? reason : [{ text: translate('results:verdicts.Not applicable') }],
    ...trailData(parts, earlier, wordingOf(input), (part) => areaData(mode, part, input)),
    has_edges: edges.length > 0,
    edges,
  };
}

const LOADS_GIVEN = 'input: loads';

/** True for a design load that combines dead and live loads with their factors, or that equals 0. */
const isDesignLoad = ({ symbol, expression }: TrailStep): boolean =>
  /\bgamma_[GQ]\b/.test(expression) || (expression === ZERO && /^[NVM]_[ES]d(?:_[xyz])?$/.test(symbol));

/** Shows the loads of a load list row as given design loads: no clause of a load code applies to them. */
const asDesignLoads = (parts: readonly TrailPart[]): TrailPart[] =>
  parts.map((part) => ({
    ...part,
    steps: part.steps.flatMap((step) => {
      if (step.clause === LOADS_GIVEN) return [];
      return isDesignLoad(step) ? [{ ...step, expression: step.symbol, clause: LOADS_GIVEN }] : [step];
    }),
  }));

/** Returns the parts of the forces' calculation in the form in which the report prints them. */
function forceParts({ answer, design, row }: ReportInput): TrailPart[] {
  const parts = trailParts(answer.forces.trail, design.standardType);
  return row === undefined ? parts : asDesignLoads(parts);
}

/** Returns the calculations of the forces and of each check in their order, each with all lines before it. */
function calculationsOf(input: ReportInput): { parts: TrailPart[]; earlier: TrailPart['steps'] }[] {
  const all = [forceParts(input), ...allChecks(input.answer).map((row) => modeParts(row, input))];
  return all.map((parts, index) => ({
    parts,
    earlier: all.slice(0, index).flatMap((before) => before.flatMap(({ steps }) => steps)),
  }));
}

export const printedCalculation = (input: ReportInput): TrailStep[] =>
  calculationsOf(input).flatMap(({ parts, earlier }) => printedSteps(parts, earlier));

export function checkData(input: ReportInput) {
  const { answer, translate } = input;
  const [forces, ...calculations] = calculationsOf(input);
  const [modes, sums] = [modeRows(input), sumRows(input)];
  return {
    checks: [...modes, ...sums],
    modes_and_edges: [...modes, ...edgeRows(answer, translate)],
    sums,
    combined_place: [{ bookmark: checkBookmark('combined') }] satisfies InlineContent,
    combined: combinedSums(answer).map((sum) => {
      const { heading, calculation } = sumData(sum, input);
      return { heading, calculation };
    }),
    forces: forces.parts.length > 0 && trailData(forces.parts, [], wordingOf(input), () => ({})),
    modes: allChecks(answer).map((row, index) => modeData(row, calculations[index], input)),
  };
}
