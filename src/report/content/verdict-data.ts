/** Verdict on the first page, and largest importance factor γ_0. */
import { allChecks, combinedSums } from '@/design/verdict/check-status';
import type { CombinedKey } from '@/engineering';
import { linkToGoverning } from '@/report/content/check-data';
import { typeset } from '@/report/content/remark-data';
import type { ReportInput } from '@/report/model/report-input';
import { missingText, reservationText } from '@/text/wording/statement-text';
import { printValue, type Runs, NOTHING } from '@/text/wording/values';
import {
  assumptionTexts,
  anchorsAndCombination,
  governingText,
  markedVerdict,
} from '@/text/wording/verdict-text';

/** Minimum importance factors for the safety classes (4.3.3), highest class first. */
const CLASSES = { first: 1.2, second: 1.1 } as const;

/** Exponents in JGJ145-2013: a factor on all loads changes a sum by the factor raised to this exponent. */
const EXPONENTS: Readonly<Partial<Record<CombinedKey, number>>> = { steel: 2, concrete: 1.5 };

/** Returns the largest factor on all loads at which every check is met; null if no check applies. */
export function largestFactor({ answer }: Pick<ReportInput, 'answer'>): number | null {
  const rows = allChecks(answer).flatMap(({ utilisation, verdict }) => {
    if (utilisation === null) return verdict === 'Not satisfied' ? [0] : [];
    return utilisation > 0 ? [100 / utilisation] : [];
  });
  const sums = combinedSums(answer).flatMap(({ key, value, limit }) => {
    const exponent = EXPONENTS[key];
    return exponent === undefined || value === null || value <= 0 ? [] : [(limit / value) ** (1 / exponent)];
  });
  const factors = [...rows, ...sums];
  return factors.length === 0 ? null : Math.min(...factors);
}

/**
 * Importance factor γ_0 in JGJ145-2013. The calculation uses 1.0. The report therefore states the largest
 * factor at which the checks under the displayed loads are still met, and the factor that each safety class
 * requires.
 */
export function importanceData(input: ReportInput): { importance: { line: Runs }[] } {
  const { design, translate } = input;
  const factor = design.standardType === 'JGJ145-2013' ? largestFactor(input) : null;
  // If a check is not met even with a factor of 1.0, a smaller factor would have no meaning.
  if (factor === null || factor < 1) return { importance: [] };
  const met = (least: number) => translate(`report:importance.${factor >= least ? 'met' : 'notMet'}`);
  const text = translate('report:importance.text', {
    // The factor is rounded down, so that every check is also met with the printed value.
    factor: printValue(Math.floor(100 * factor) / 100, 'factor'),
    first: printValue(CLASSES.first, 'factor'),
    firstMet: met(CLASSES.first),
    second: printValue(CLASSES.second, 'factor'),
    secondMet: met(CLASSES.second),
  });
  return { importance: [{ line: typeset(text) }] };
}

export function verdictData(input: ReportInput) {
  const { verdict, answer, translate } = input;
  const { governing } = verdict;
  const { word, missing, reservations } = input.overall;
  const text = governing && governingText(governing, answer, translate);
  return {
    is_verified: word === 'verified' || word === 'verified_rigid',
    is_reserved: word === 'reservations',
    is_failed: word === 'not_verified',
    // True for verdicts that are printed without a colour.
    is_nothing: word === 'nothing' || word === 'incomplete',
    verdict: markedVerdict(word, translate),
    governs: text && {
      governing_mode: text.name,
      governing_named: linkToGoverning(text.name, governing),
      governing: text.value,
    },
    verdict_beside: anchorsAndCombination(text?.anchors ?? '', input, translate),
    // Points that the verdict does not cover come first, because they limit its meaning.
    reservations: [
      ...missing.map((one) => ({ text: missingText(one, answer, translate), clause: '' })),
      ...reservations.map((one) => ({ text: reservationText(one, translate), clause: one.clause })),
    ].map(({ text: sentence, clause }) => ({
      wording: typeset(sentence),
      is_cited: clause !== '',
      clause: clause === '' ? NOTHING : clause,
    })),
    assumptions: typeset(assumptionTexts(input.overall, translate).join(' · ')),
  };
}
