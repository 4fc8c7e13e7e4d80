/** Calculates many designs with the documented calls, with progress and cancellation. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serverCalculator } from '@/api/calls/calculation';
import { ANCHORS_KEY, anchorQuery, concretes } from '@/api/calls/databases';
import { calculationsAtOnce } from '@/api/client';
import { restoreFile, parseDesignFile } from '@/design/file/design-file';
import { isCracked, type Design } from '@/design/model/design-state';
import { anchorDataOf, availableGrades } from '@/design/records/anchor-data';
import { evaluateMany } from '@/design/run/evaluation-batch';
import { clearForces } from '@/design/run/load-case-evaluation';
import { runAll } from '@/design/run/run';
import type { Card, Content, Project } from '@/design/saved-designs/saved-design';
import { cardPartOf, contentOf } from '@/design/saved-designs/saved-design-of';
import { pendingChange } from '@/design/saved-designs/verdict-change';
import { minimumWarnings, failureToReport, validateDesign } from '@/design/validation/validate-design';
import { projectOf, useDesignsState, type Run } from '@/features/designs/designs-state';
import { followOpen } from '@/features/designs/saved-designs/use-design-actions';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';
import { changeSavedDesign, readContent } from '@/stores/saved-designs/database';
import { useSessionStore } from '@/stores/session';

const recordIn = (client: QueryClient, id: string) =>
  client.query({ ...anchorQuery(id), retry: false, staleTime: 60_000 }).catch(() => null);

/** Outcome of calculating a design; `edited` if it changed in the meantime, null after a cancellation. */
type Outcome = { kind: 'done' } | { kind: 'failed'; reason: string } | { kind: 'edited' } | null;

/** Returns the change that adds a result to an entry, unless it was edited or deleted in the meantime. */
function withResult(content: Content, design: Design, state: Parameters<typeof cardPartOf>[0]) {
  return (card: Card | null, found: Content | null) => {
    if (card === null || found?.text !== content.text) return null;
    const part = cardPartOf({ ...state, design });
    return {
      card: { ...card, ...part, before: pendingChange(card, part.summary) },
      content: { ...contentOf(card, { ...state, design }, restoreFile(found.file)), text: found.text },
    };
  };
}

function useCalculateOne() {
  const client = useQueryClient();
  const { t } = useTranslation(['designs', 'error', 'design']);
  const failureText = useFailureText();
  return async (card: Card, project: Project | null, signal: AbortSignal): Promise<Outcome> => {
    const failed = (reason: string): Outcome => ({ kind: 'failed', reason });
    const { user } = useSessionStore.getState();
    if (user === null) return null;
    const { owner, id } = card;
    const read = await readContent(owner, id);
    const content = read.ok ? read.value : undefined;
    const parsed = parseDesignFile(content?.text ?? '');
    if (!content || !parsed.ok) return failed(t('designs:damaged'));
    const { design } = parsed;
    const { standardType: standard, concrete } = design;
    const chosen = design.anchor.chosen[standard];
    const record = chosen === null ? null : await recordIn(client, chosen.id);
    if (chosen !== null && record === null) return failed(t('designs:state.noAnchor'));
    const cracked = isCracked(design);
    const anchor =
      record && anchorDataOf(record, { standard, cracked, structure: concrete.structure, locale: 'en' });
    const grades = await client.query({ ...concretes.list(), staleTime: 60_000 }).catch(() => null);
    const offered = grades && availableGrades(grades, standard).records;
    const context = {
      anchor,
      anchorChosen: chosen !== null,
      gradeShown: offered?.some((grade) => grade.id === concrete.gradeId),
      expirationTime: user.expirationTime,
      now: new Date(),
    };
    const refusalOf = (variant: Design) => failureToReport(validateDesign(variant, context)) ?? null;
    const refusal = refusalOf(design);
    if (refusal !== null) return failed(t(`error:${refusal.key}`, refusal.values ?? {}));
    if (anchor === null) return failed(t('designs:state.noAnchor'));
    // A design with values below the minimum needs a confirmation, which only the workspace asks for. A
    // design with a result has been confirmed already.
    if (card.summary === null && minimumWarnings(design, anchor).length > 0)
      return failed(t('designs:run.minimum'));
    const order = { design, anchor, refusalOf, calculator: serverCalculator(String(user.id)) };
    const end = await runAll(order, signal);
    if (end.kind === 'cancelled') return null;
    if (end.kind === 'failed') return failed(failureText(end.failure));
    const kept = await changeSavedDesign(owner, id, withResult(content, design, { ...end, design }));
    if (!kept.ok) return failed(t(`designs:storage.${kept.failure}`));
    if (!kept.value) return { kind: 'edited' };
    await followOpen(card, project);
    return { kind: 'done' };
  };
}

/** Storage key of the designs that are still to be calculated, by which a reloaded page continues. */
const REMAINING_KEY = 'designsToCalculate';

/** Removes the ids that an earlier page of this tab left, and returns their cards. */
function removeInterrupted(): Card[] {
  const ids = (readItem(REMAINING_KEY, perTab) ?? '').split(' ');
  removeItem(REMAINING_KEY, perTab);
  return useDesignsState
    .getState()
    .savedDesigns.cards.filter(({ id, deleted }) => ids.includes(id) && deleted === null);
}

/** Calculates designs unless a calculation is in progress; continues one that a reload interrupted. */
export function useCalculateAll() {
  const client = useQueryClient();
  const { t } = useTranslation('designs');
  const calculateOne = useCalculateOne();
  const calculateAll = async (cards: readonly Card[]) => {
    if (useDesignsState.getState().run?.isRunning) return;
    const abort = new AbortController();
    // The page may have been left, or another calculation started, while this one was ending.
    const change = (how: (run: Run) => Partial<Run>) =>
      useDesignsState.setState(({ run }) => (run?.abort === abort ? { run: { ...run, ...how(run) } } : {}));
    const remaining = new Set(cards.map(({ id }) => id));
    const run = { done: 0, ids: [...remaining], isRunning: true, notCalculated: [], abort };
    useDesignsState.setState({ run });
    const storeRemaining = () => writeItem(REMAINING_KEY, [...remaining].join(' '), perTab);
    storeRemaining();
    try {
      // Discards cached results and records: the server's data and engine may have changed meanwhile.
      clearForces();
      await client.invalidateQueries({ queryKey: ANCHORS_KEY });
      await evaluateMany(
        cards,
        (card) => calculateOne(card, projectOf(card), abort.signal),
        (card, end) => {
          if (end === null) return;
          remaining.delete(card.id);
          storeRemaining();
          change(({ done, notCalculated }) => {
            if (end.kind === 'done') return { done: done + 1 };
            const reason = end.kind === 'failed' ? end.reason : t('run.edited');
            return { done: done + 1, notCalculated: [...notCalculated, { card, reason }] };
          });
        },
        { signal: abort.signal, atOnce: calculationsAtOnce() },
      );
    } finally {
      removeItem(REMAINING_KEY, perTab);
      change(() => ({ isRunning: false }));
    }
  };
  const resume = useEffectEvent(() => {
    const cards = removeInterrupted();
    if (cards.length > 0) void calculateAll(cards);
  });
  useEffect(() => resume(), []);
  return calculateAll;
}
