// @vitest-environment jsdom
/** Tests the status of the result on screen when the anchor record or the load list cannot be read. */
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { writeDataSave } from '@/design/file/data-save';
import { useRun, useVerdict } from '@/features/current-design/use-run';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { reloadDesign } from '@/stores/design/stored-design';
import { useRunStore } from '@/stores/run';
import { givenFarFromEdges } from '@/testing/given-design';
import { resultOf, seedAnchors } from '@/testing/report-cases';
import { readRecords, showResult } from '@/testing/shown-result';

const DESIGN = givenFarFromEdges();

const store = useDesignStore.getState;
const standing = () => renderHook(() => useRun((run) => run.resultStatus)).result.current;

beforeEach(() => void showResult(DESIGN, resultOf(DESIGN, seedAnchors[0])));

it('while the anchor record cannot be read, a result stays up to date until an input changes', () => {
  const { id } = store().design.anchor.chosen['EN1992-4']!;
  const failure = { kind: 'network', status: null, message: '' } as const;
  useRunStore.setState({ records: { ...readRecords(DESIGN), anchor: { id, failure } } });
  expect(standing()).toBe('current');
  changeDesign(({ loads }) => void (loads.dead.Nz = 500));
  expect(standing()).toBe('outOfDate');
});

it('the overall verdict counts the rows of an unreadable load list as not calculated', async () => {
  const { design } = store();
  const { result } = useRunStore.getState();
  localStorage.setItem('dataSave', writeDataSave({ design, result, listEnd: null, listKey: '501-lost' }));
  await reloadDesign();
  const overall = renderHook(() => useVerdict(result!)).result.current.overall;
  expect(overall).toMatchObject({ word: 'incomplete', calculated: { done: 1, total: 502 } });
});
