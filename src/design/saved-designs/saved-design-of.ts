/** Creates the card and the stored content of a design from its current state and latest result. */
import { type DesignFile, serializeDesign } from '@/design/file/design-file';
import { isCracked, type Design } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import { designLoadValues, uncoveredOf, rowsByNode } from '@/design/model/load-cases';
import type { Card, Content, Summary, SavedDesign } from '@/design/saved-designs/saved-design';
import { planSvg } from '@/design/scene/plan-svg';
import { verdictOf, overallOf } from '@/design/verdict/design-verdict';
import { enteredOf } from '@/design/verdict/incomplete-reasons';
import {
  currentListOutcome,
  type LoadListOutcome,
  type RunResult,
  storedForm,
  storedListOutcome,
} from '@/design/verdict/run-result';

interface DesignState {
  design: Design;
  result: RunResult | null;
  listEnd: LoadListOutcome | null;
}

/** Returns the summary of all calculated loads, as in the headline of the result; null without a result. */
export function summaryOf({ design, result, listEnd }: DesignState): Summary | null {
  if (result === null) return null;
  const list = currentListOutcome(design, listEnd);
  const entered = enteredOf(design, result);
  const stale = result.fingerprint !== fingerprintOf(design);
  // Loads left out and unconfirmed inputs change no calculated value, so an up-to-date result is judged with
  // those of the current design.
  const verdict = verdictOf(result, stale ? result.uncovered : uncoveredOf(design));
  const { word, governing, missing } = overallOf(result, verdict, { list, entered });
  return {
    word,
    governing,
    missing,
    inputs: [result.fingerprint, list?.fingerprint ?? ''].join('|'),
    time: result.time,
    engine: result.engine,
    record: result.record ?? '',
    stale,
  };
}

type OfTheDesign = Pick<Card, 'standard' | 'anchor' | 'situation' | 'load' | 'list' | 'picture' | 'summary'>;

export function cardPartOf(state: DesignState): OfTheDesign {
  const { standardType, anchor, concrete, loads } = state.design;
  const { list } = loads;
  return {
    standard: standardType,
    anchor: anchor.chosen[standardType],
    situation: { cracked: isCracked(state.design), structure: concrete.structure },
    load: designLoadValues(state.design),
    list: { rows: list.length, nodes: rowsByNode(list).size },
    picture: planSvg(state.design),
    summary: summaryOf(state),
  };
}

type Named = Pick<Card, 'owner' | 'id' | 'kind' | 'name' | 'point' | 'project'>;

export function newCard(named: Named, state: DesignState, now: number): Card {
  return { ...named, ...cardPartOf(state), before: null, changed: now, deleted: null };
}

export const contentOf = (
  { owner, id }: Pick<Card, 'owner' | 'id'>,
  { design, result, listEnd }: DesignState,
  file: DesignFile | null,
): Content => ({
  owner,
  id,
  text: serializeDesign(design),
  result: result && storedForm(result),
  listEnd: listEnd && storedListOutcome(listEnd),
  file,
});

export function newSavedDesign(named: Named, state: DesignState, now: number): SavedDesign {
  return { card: newCard(named, state, now), content: contentOf(named, state, null) };
}
