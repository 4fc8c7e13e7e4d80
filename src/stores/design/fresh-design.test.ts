/** Tests the `isFresh` mark of the open design, and the result when a design is opened or a run continues. */
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { type RunResult } from '@/design/verdict/run-result';
import { syncSelection, useDesignStore } from '@/stores/design/design-store';
import { openDesign, startDesign } from '@/stores/design/storage';
import { useRunStore } from '@/stores/run';

const store = useDesignStore.getState;

const result = { fingerprint: 'a', others: [] } as unknown as RunResult;

beforeEach(() => startDesign());

it('a new design is marked as fresh, but an opened design is not', () => {
  expect(store().isFresh).toBe(true);
  openDesign({ ...DEFAULT_DESIGN, plate: { ...DEFAULT_DESIGN.plate, length: 410 } }, 'a.json');
  expect(store().isFresh).toBe(false);
  startDesign();
  expect(store().isFresh).toBe(true);
});

it('a design is no longer marked as fresh after the choice of its anchor is removed', () => {
  syncSelection(({ anchor }) => void (anchor.chosen['EN1992-4'] = null), true);
  expect(store().isFresh).toBe(false);
});

it('opening or starting another design removes the previous result', () => {
  for (const leave of [() => openDesign(DEFAULT_DESIGN), () => startDesign()]) {
    useRunStore.setState({ result: result });
    expect(useRunStore.getState().result).toBe(result);
    leave();
    const nothing = { result: null, stressBefore: null, listEnd: null, interruption: null };
    expect(useRunStore.getState()).toMatchObject(nothing);
  }
});
