/** Puts a design and its result into the stores, with the records from which the result was calculated. */
import { produce } from 'immer';
import { vi } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { fingerprintOf, listFingerprint } from '@/design/model/fingerprint';
import { figuresHash } from '@/design/records/anchor-data';
import { anchorFor, anchorListOf, type ReadRecords } from '@/design/run/run-state';
import type { RunResult } from '@/design/verdict/run-result';
import { useDesignStore } from '@/stores/design/design-store';
import { clearRecent, type RunStore, useRunStore } from '@/stores/run';
import { runDriver } from '@/stores/run-driver';
import { seededDetails } from '@/testing/seeded-records';

const ID = '1';
const GRADES = new Set([ID]);

/** Returns the loaded records for a design, with the first anchor of the embedded backend. */
export function readRecords(design: Design): ReadRecords {
  return {
    anchor: { id: ID, record: seededDetails()[0] },
    grades: { ids: { 'EN1992-4': GRADES, 'JGJ145-2013': GRADES }, isFetching: false },
    anchors: { of: anchorListOf(design), ids: new Set([ID]), isFetching: false, isError: false },
  };
}

/** Returns the design with the records from `readRecords` selected. */
const withReadRecords = (design: Design): Design =>
  produce(design, ({ anchor, concrete, standardType }) => {
    anchor.chosen[standardType] = { id: ID, name: seededDetails()[0].name };
    concrete.gradeId = ID;
  });

/** Puts design, result and records into the stores; returns the result as the app stores it. */
export function showResult(design: Design, result: RunResult): RunResult;
export function showResult(design: Design, result: RunResult | null): RunResult | null;
export function showResult(design: Design, result: RunResult | null): RunResult | null {
  const chosen = withReadRecords(design);
  const records = readRecords(chosen);
  const anchor = anchorFor(chosen, records, 'en');
  const shown = result && {
    ...result,
    fingerprint: fingerprintOf(chosen),
    record: anchor ? figuresHash(anchor) : undefined,
  };
  useRunStore.setState({ records, user: { id: '1', expirationTime: null }, result: shown });
  useDesignStore.setState({ design: chosen, unread: [], isFresh: false });
  return shown;
}

/** Shows the rest of a run of the open design, such as its progress or the outcome of its load list. */
export function showRun(run: Partial<RunStore>): void {
  const fingerprint = listFingerprint(useDesignStore.getState().design);
  useRunStore.setState({ ...run, ...(run.listEnd && { listEnd: { ...run.listEnd, fingerprint } }) });
}

/** Returns the result of the open design; null without a result. */
export const runResult = (): RunResult | null => useRunStore.getState().result;

/** Replaces the calculation by a spy. */
export const spyOnCalculate = () => vi.spyOn(runDriver(), 'calculate').mockImplementation(() => undefined);

/** Stops the run and resets its store to the state before sign-in. */
export function forgetRun(): void {
  runDriver().dispose();
  useRunStore.setState(useRunStore.getInitialState(), true);
  clearRecent();
}
