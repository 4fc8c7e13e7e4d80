// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { DATA_SAVE_KEY, readDataSave, writeDataSave } from '@/design/file/data-save';
import { restoreResult } from '@/design/file/stored-result-schema';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { everyRequirement } from '@/design/verdict/requirement-states';
import { storedForm, type RunResult } from '@/design/verdict/run-result';
import { autosaveDesign } from '@/stores/design/autosave-design';
import { changeDesign, syncSelection, useDesignStore } from '@/stores/design/design-store';
import { openDesign, reloadDesign, useStorageStore, startDesign } from '@/stores/design/stored-design';
import { useRunStore } from '@/stores/run';
import { givenDesign } from '@/testing/given-design';
import { resultOf, seedAnchors } from '@/testing/report-cases';

const LOADED = givenDesign({ Nz: 10 }, ({ plate }) => void (plate.f_y = 355));

function calculated(): RunResult {
  const result = resultOf(LOADED, seedAnchors[0]);
  if (!result) throw new Error('no result');
  return {
    ...result,
    uncovered: { deadLeftOut: false, liveLeftOut: true, unconfirmed: ['loads.dead.Nz'] },
    image: 'cGljdHVyZQ==',
    fingerprint: 'of the inputs',
  };
}

/** Result as it is stored. */
const stored = () => storedForm(calculated());

const save = (result: unknown) =>
  localStorage.setItem(DATA_SAVE_KEY, writeDataSave({ design: DEFAULT_DESIGN, result }));
const saved = () => readDataSave(localStorage.getItem(DATA_SAVE_KEY)).result;

beforeEach(() => {
  localStorage.clear();
  openDesign(DEFAULT_DESIGN);
});

it('the saved result is restored unchanged', async () => {
  const result = calculated();
  save(storedForm(result));
  await reloadDesign();
  expect(useRunStore.getState().result).toEqual({ ...result, plate: result.plate ?? null });
  expect(useStorageStore.getState().notLoaded).toBeNull();
});

it.each([
  ['null', null],
  ['without a valid summary', { ...stored(), answer: { summary: 'gone' } }],
  ['with an invalid request', { ...stored(), request: { code: 'EN 1992' } }],
  ['without the fingerprint of its inputs', { ...stored(), fingerprint: undefined }],
])('a stored result is refused if it is %s', async (_, result) => {
  save(result);
  await reloadDesign();
  expect([useRunStore.getState().result, useStorageStore.getState().notLoaded]).toEqual([null, null]);
});

it('the stored facts of the anchor are restored, and invalid facts are not', () => {
  const assessed = { certification: 'ETA', t_fix: 20, isUnusual: false };
  expect(restoreResult({ ...stored(), assessed })?.assessed).toEqual(assessed);
  for (const raw of [null, undefined, {}, { certification: 1, t_fix: 2 }])
    expect(restoreResult({ ...stored(), assessed: raw })).toHaveProperty('assessed', undefined);
});

it('the word of a stored elastic plate follows from its states, not from its stored word', () => {
  const elastic = { word: 'verified', governing: null, reservations: [] };
  const checked = { kind: 'checked', share: 0, thickness: 12, section: 'IPE 100' };
  const cells = { ...everyRequirement('satisfied'), bearing: 'not_satisfied' };
  const rigidity = { ...checked, elastic: { ...elastic, cells } };
  expect(restoreResult({ ...stored(), rigidity })?.rigidity).toMatchObject({
    elastic: { word: 'not_verified' },
  });
  for (const raw of [checked, { ...checked, elastic: { ...elastic, cells: { bearing: 'satisfied' } } }])
    expect(restoreResult({ ...stored(), rigidity: raw })).toHaveProperty('rigidity', undefined);
});

it('an unreadable combination discards all combinations, and an unfinished one is offered again', () => {
  const verdict = { governing: null, reservations: [], cells: everyRequirement('satisfied') };
  const one = { combination: 2, factors: { dead: 1, live: 0 }, state: 'done', plate: 'rigid' };
  const others = [
    { ...one, outcome: verdict },
    { ...one, combination: 3 },
  ];
  expect(restoreResult({ ...stored(), others })?.others).toMatchObject([
    { combination: 2, state: 'done', plate: 'rigid', verdict: { word: 'verified' } },
    { combination: 3, state: 'offered' },
  ]);
  expect(restoreResult({ ...stored(), others: [...others, { combination: 5 }] })?.others).toEqual([]);
});

it('the stored result is ignored if the result is cleared while the stored result is loading', async () => {
  save(stored());
  const reading = reloadDesign();
  useRunStore.setState({ progress: { phase: 'shown', done: 0, total: 1, begin: 0 } });
  await reading;
  expect(useRunStore.getState().result).toBeNull();
});

it('autosave saves the stored result again if the design changes before the result is parsed', async () => {
  vi.useFakeTimers();
  save(stored());
  const reading = reloadDesign();
  const stop = autosaveDesign();
  changeDesign((design) => void (design.plate.length = 444));
  stop();
  expect(saved()).toMatchObject({ fingerprint: 'of the inputs' });
  await reading;
});

it('a new design is marked as fresh, but not an opened design or one whose chosen anchor has been removed', () => {
  const isFresh = () => useDesignStore.getState().isFresh;
  expect(isFresh()).toBe(false);
  startDesign();
  expect(isFresh()).toBe(true);
  syncSelection(({ anchor }) => void (anchor.chosen['EN1992-4'] = null), true);
  expect(isFresh()).toBe(false);
});

it('opening or starting another design removes the previous result', () => {
  for (const leave of [() => openDesign(DEFAULT_DESIGN), () => startDesign()]) {
    const { opened } = useDesignStore.getState();
    useRunStore.setState({ result: calculated(), connection: 'any', isAttempted: true });
    useStorageStore.setState({ notLoaded: { result: null, listEnd: null, listKey: '1-a', isLost: true } });
    leave();
    const nothing = { result: null, stressBefore: null, listEnd: null, interruption: null };
    expect(useRunStore.getState()).toMatchObject({ ...nothing, connection: '', isAttempted: false });
    expect(useStorageStore.getState().notLoaded).toBeNull();
    // The camera adjusts to the opened design when this number increases.
    expect(useDesignStore.getState().opened).toBeGreaterThan(opened);
  }
});
