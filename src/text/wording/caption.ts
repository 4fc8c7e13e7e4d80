/**
 * Caption of the 3D view: verdict, governing check, and which loads and anchor data the values are based on.
 */
import type { Uncovered } from '@/design/model/uncovered';
import type { RunResult } from '@/design/verdict/calculation';
import type { VerdictWord } from '@/design/verdict/ledger';
import { type Overall, overallOf, type RequiredCases } from '@/design/verdict/overall';
import { verdictOf } from '@/design/verdict/verdict';
import type { Caption } from '@/drawing/plan/shapes';
import type { Translate } from '@/text/wording/translate';
import {
  combinationName,
  combinationText,
  governingText,
  markedVerdict,
  namedFactors,
} from '@/text/wording/verdict-text';

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
  const { name, anchors, value } = governingText(governing, result.answer, translate);
  const line =
    anchors === ''
      ? translate('results:verdict.caption.withoutAnchors', { name, value })
      : translate('results:verdict.caption.withAnchors', { name, anchors, value });
  if (worst !== null) {
    const loads = [combinationName(worst, translate), namedFactors(worst)].filter((part) => part !== '');
    return `${line} · ${loads.join(', ')}`;
  }
  const { input, row } = result;
  return `${line} · ${combinationText(input, row, translate)}`;
}

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
