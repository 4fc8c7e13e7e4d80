/** Tests the `isFresh` mark of the open design, and the result when a design is opened or a run continues. */
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import type { RunResult } from '@/design/verdict/calculation';
import { useDesignStore } from '@/stores/design/design-store';

const store = useDesignStore.getState;

const FAILURE = { kind: 'network', status: null, message: '' } as const;
const result = { fingerprint: 'a', others: [] } as unknown as RunResult;

beforeEach(() => store().reset());

it('a new design is marked as fresh, but an opened design is not', () => {
  expect(store().isFresh).toBe(true);
  store().replaceDesign({ ...DEFAULT_DESIGN, plate: { ...DEFAULT_DESIGN.plate, length: 410 } }, 'a.json');
  expect(store().isFresh).toBe(false);
  store().reset();
  expect(store().isFresh).toBe(true);
});

it('a design is no longer marked as fresh after the choice of its anchor is removed', () => {
  store().settleChoice(({ anchor }) => void (anchor.chosen['EN1992-4'] = null), true);
  expect(store().isFresh).toBe(false);
});

it('opening or starting another design removes the previous result', () => {
  for (const leave of [() => store().replaceDesign(DEFAULT_DESIGN), () => store().reset()]) {
    store().setResult(result);
    expect(store().result).toBe(result);
    leave();
    expect(store()).toMatchObject({ result: null, stressBefore: null, listEnd: null, interruption: null });
  }
});

it('the design store adds the other combinations and the rigidity check to an existing result', () => {
  store().setResult(result);
  const named = { combination: 2, factors: { dead: 1, live: 1.5 } } as const;
  for (let time = 0; time < 2; time++)
    store().addCombination({ ...named, state: 'failed', failure: { kind: 'error2', call: FAILURE } });
  store().setRigidity({ shown: { kind: 'unchecked', lacks: 'both' }, others: new Map() });
  expect(store().result).toMatchObject({ others: [{ combination: 2 }], rigidity: { lacks: 'both' } });
});
