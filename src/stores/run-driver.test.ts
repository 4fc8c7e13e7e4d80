// @starts-first
/** Tests the state of the result on the screen while inputs, records and results change. */
import { produce } from 'immer';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { libraryCalculator } from '@/api/calculation/library-calculator';
import * as calls from '@/api/calls/calculation';
import type { Calculator } from '@/api/contract/calculator';
import { restoreResult } from '@/design/file/stored-result-schema';
import { caseInput } from '@/design/input/case-input';
import { NO_LOAD, type Design } from '@/design/model/design-state';
import { uncoveredOf } from '@/design/model/load-cases';
import { clearForces } from '@/design/run/load-case-evaluation';
import { runAll } from '@/design/run/run';
import { anchorFor, anchorListOf } from '@/design/run/run-state';
import { verdictOf, overallOf } from '@/design/verdict/design-verdict';
import { enteredOf } from '@/design/verdict/incomplete-reasons';
import { currentListOutcome, storedForm, type CaseResult } from '@/design/verdict/run-result';
import {
  changeDesign,
  setCombination,
  setStandard,
  setStiffness,
  syncSelection,
  setUnlocked,
  setInvalidEntry,
  undo,
  useDesignStore,
} from '@/stores/design/design-store';
import { startDesign } from '@/stores/design/stored-design';
import { usePreferencesStore } from '@/stores/preferences';
import { currentRun, displayedResult, useRunStore } from '@/stores/run';
import { runDriver } from '@/stores/run-driver';
import { keepRows, storeRows } from '@/stores/stored-row-results';
import { givenDesign } from '@/testing/given-design';
import { howMany } from '@/testing/run/how-many';
import { seededDetails } from '@/testing/seeded-records';
import { forgetRun, readRecords, showResult } from '@/testing/shown-result';
import { randomFrom } from '@/verification/random-numbers';

const library = libraryCalculator();
let calculator: Calculator;

beforeEach(() => {
  calculator = library;
  vi.spyOn(calls, 'serverCalculator').mockImplementation(() => ({
    atOnce: () => calculator.atOnce(),
    run: (...asked) => calculator.run(...asked),
    check: (...asked) => calculator.check(...asked),
  }));
  clearForces();
  reload();
});
afterEach(() => {
  usePreferencesStore.setState({ calculateWhileTyping: false });
  forgetRun();
  startDesign();
  useDesignStore.temporal.getState().clear();
});

const store = useDesignStore.getState;
const run = useRunStore.getState;
const calculate = (asked?: 'shown' | 'whole') => runDriver().calculate(asked);

/** Simulates a reload of the page. */
function reload(): void {
  forgetRun();
  runDriver();
}

const change = (how: (draft: Design) => void) => changeDesign(how);
const live = (isOn: boolean) => usePreferencesStore.setState({ calculateWhileTyping: isOn });

const complete = () => vi.waitFor(() => expect(kind()).toBe('complete'));

/** Shows the open design, changed by this function, without a result. */
const show = (how: (draft: Design) => void) => showResult(produce(OPEN, how), null);

/** Shows the open design and waits for its live result. */
async function showLive(): Promise<void> {
  showResult(OPEN, null);
  live(true);
  await complete();
}

async function calculateWhole(): Promise<void> {
  calculate('whole');
  await quiet();
}

const OPEN = givenDesign({ Nz: 5 }, (draft) => {
  for (const side of Object.values(draft.layout.sides)) side.exists = false;
});

const SIZES = { H: 100, W: 55, T: 4.1, FT: 5.7 };
const IPE_100: Partial<Design['profile']> = { ...SIZES, series: '12', chosen: { id: '1', name: 'IPE 100' } };

/** Sets a profile and the given thickness of a rigid plate, and opens the locks on both. */
function setKnownPlate(thickness: number, isOpen = () => true): void {
  for (const lock of ['thickness', 'section'] as const) setUnlocked(lock, isOpen());
  change(({ plate, profile }) => {
    plate.thickness = thickness;
    Object.assign(profile, IPE_100);
  });
}

/** Returns the record of an anchor; the id is its position in the seed data, starting at 1. */
const recordOf = (id: string) => seededDetails()[Number(id) - 1];

/** Simulates that the record of an anchor has been read. */
const arrive = (id: string) =>
  useRunStore.setState(({ records }) => ({ records: { ...records, anchor: { id, record: recordOf(id) } } }));

/** Chooses another anchor whose record has not been read yet. */
function choose(id: string): void {
  change(({ anchor, standardType }) => void (anchor.chosen[standardType] = { id, name: `anchor ${id}` }));
  listAnchors();
}

const READ = { isFetching: false, isError: false };

/** Sets an anchor list that contains all anchors chosen in the tests. */
const listAnchors = () =>
  useRunStore.setState(({ records }) => ({
    records: {
      ...records,
      anchors: { ...READ, of: anchorListOf(store().design), ids: new Set(['1', '2', '3']) },
    },
  }));

const kind = () => currentRun().state.kind;

/** Waits until no run is in progress and no run starts automatically. */
async function quiet(): Promise<void> {
  for (let still = 0; still < 3; still = run().progress === null ? still + 1 : 0)
    await new Promise((resolve) => setTimeout(resolve, 60));
}

function shownWord(): string {
  const { design } = store();
  const { result, listEnd } = run();
  if (result === null) return 'none';
  const list = currentListOutcome(design, listEnd);
  const verdict = verdictOf(result, uncoveredOf(design));
  return overallOf(result, verdict, { list, entered: enteredOf(design, result) }).word;
}

/** Returns the verdict from a separate run of the same design. */
async function freshWord(): Promise<string> {
  clearForces();
  const { design } = store();
  const anchor = anchorFor(design, run().records, 'en');
  if (anchor === null) throw new Error('The record is not read');
  const end = await runAll({ design, anchor, calculator: library, refusalOf: () => null }, NEVER);
  if (end.kind !== 'success') throw new Error(end.kind);
  const verdict = verdictOf(end.result, uncoveredOf(design));
  const entered = enteredOf(design, end.result);
  return overallOf(end.result, verdict, { list: end.listEnd, entered }).word;
}

const { signal: NEVER } = new AbortController();

it('the result is out of date and is recalculated when the late record of a newly chosen anchor arrives', async () => {
  await showLive();
  choose('2');
  // The state changes in the same update, because the old result belongs to another anchor.
  expect(kind()).toBe('reading');
  await quiet();
  expect(kind()).toBe('reading');
  arrive('2');
  expect(kind()).toBe('outOfDate');
  await complete();
  expect(run().result?.input.product.name).toBe(seededDetails()[1].name);
});

/** Simulates a browser storage until the end of the test. */
function stubStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return stored;
}

it('a reload restarts the first requested run only if its result has not yet arrived', async () => {
  const stored = stubStorage('sessionStorage');
  showResult(OPEN, null);
  calculator = { ...library, run: () => new Promise(() => undefined) };
  calculate();
  await vi.waitFor(() => expect(stored.size).toBe(1));
  const left = [...stored];
  // Simulates a reload during the run.
  reload();
  calculator = library;
  for (const [key, value] of left) stored.set(key, value);
  showResult(OPEN, null);
  await complete();
  expect(stored.size).toBe(0);
  reload();
  showResult(OPEN, null);
  await quiet();
  expect(kind()).toBe('outOfDate');
});

it('after a reload during the calculation of a load list, only the remaining rows are calculated', async () => {
  const stored = stubStorage('sessionStorage');
  stubStorage('localStorage').set('dataSave.owner', '1');
  const list = Array.from({ length: 40 }, (_, i) => ({ ...NO_LOAD, Nz: 1 + i / 10, name: `LC${i}` }));
  const listed = produce(OPEN, (draft) => void (draft.loads.list = list));
  showResult(listed, null);
  let checks = 0;
  const counted: Calculator = {
    ...library,
    check: (...asked) =>
      (checks += 1) > 25 && checks < 100 ? new Promise(() => undefined) : library.check(...asked),
  };
  calculator = counted;
  calculate('whole');
  await vi.waitFor(() => expect(run().rows.size).toBeGreaterThan(10));
  const calculated = run().rows;
  const result = run().result!;
  storeRows();
  const left = [...stored];
  reload();
  for (const [key, value] of left) stored.set(key, value);
  keepRows('1');
  expect(run().rows).toEqual(calculated);
  checks = 100;
  showResult(listed, result);
  await vi.waitFor(() => expect(run().rows.size).toBe(list.length));
  await quiet();
  expect(checks - 100).toBeLessThanOrEqual(list.length - calculated.size + 1);
  expect(run().listEnd).toMatchObject({ rows: list.length, done: list.length });
  expect(stored.size).toBe(0);
});

it('calculated rows of another build are not restored, and rows are stored only for the owner of the design', () => {
  const stored = stubStorage('sessionStorage');
  stubStorage('localStorage').set('dataSave.owner', '1');
  const other = { userId: '1', build: 'other', connection: 'c', rows: [], parts: [] };
  stored.set('calculatedRows', JSON.stringify(other));
  keepRows('1');
  expect(run().connection).toBe('');
  const rows = new Map([['1|0|0|0|0|0', { state: 'done' } as unknown as CaseResult]]);
  useRunStore.setState({ rows, user: { id: 'someone else', expirationTime: null } });
  storeRows();
  expect(stored.size).toBe(0);
});

it('the run state reports an anchor record that could not be read, and a run starts once the record is read', async () => {
  await showLive();
  choose('3');
  const failure = { kind: 'network', status: null, message: '' } as const;
  useRunStore.setState(({ records }) => ({ records: { ...records, anchor: { id: '3', failure } } }));
  expect(currentRun().state).toEqual({ kind: 'notRead', failure });
  arrive('3');
  await complete();
});

it('a requested calculation waits for the list of grades and can start once the first grade is chosen', async () => {
  showResult(OPEN, null);
  const { records } = run();
  useDesignStore.setState({ isFresh: true });
  change(({ concrete }) => void (concrete.gradeId = null));
  useRunStore.setState({ records: { ...records, grades: null } });
  calculate();
  expect(run().notice).toEqual({ kind: 'waiting' });
  useRunStore.setState({ records });
  // The list of grades is loaded and the app is about to choose its first grade; the missing grade must not
  // be reported.
  expect([kind(), run().waits]).toEqual(['reading', 'pressed']);
  syncSelection(({ concrete }) => void (concrete.gradeId = '1'));
  expect(run()).toMatchObject({ waits: null, isAsked: true });
  await complete();
});

it('live results, stopped by a slow elastic plate, resume when the plate is changed to rigid', async () => {
  showResult(OPEN, null);
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  calculator = {
    ...library,
    run: (input, ...rest) => {
      if (!input.rigid) clock += 6000;
      return library.run(input, ...rest);
    },
  };
  live(true);
  await complete();
  change((draft) => {
    draft.plate.stiffness = 'elastic';
    Object.assign(draft.profile, IPE_100);
  });
  await vi.waitFor(() => expect(run().slow).toBe('elastic'), { timeout: 10_000 });
  change(({ loads }) => void (loads.dead.Nz = 7));
  await quiet();
  expect(kind()).toBe('outOfDate');
  setStiffness('rigid');
  await complete();
});

/** Simulates a reload that restores the stored design and result; the returned function reads the records. */
function reloadStored(): () => void {
  const saved: unknown = JSON.parse(JSON.stringify(storedForm(run().result!)));
  const { records } = run();
  const { design } = store();
  reload();
  useDesignStore.setState({ design });
  useRunStore.setState({ result: restoreResult(saved) });
  return () => useRunStore.setState({ records, user: { id: '1', expirationTime: null } });
}

it('the remaining combinations are calculated after a reload that interrupted them', async () => {
  show(({ loads }) => {
    loads.loadCase = 'deadAndLive';
    loads.live = { ...NO_LOAD, Nz: 3 };
  });
  // The call for the second combination never receives a response.
  let count = 0;
  calculator = {
    ...library,
    check: (...asked) => (++count > 1 ? new Promise(() => undefined) : library.check(...asked)),
  };
  calculate();
  await vi.waitFor(() => expect(run().result?.others.length).toBe(2));
  calculator = library;
  const readAgain = reloadStored();
  expect(shownWord()).toBe('incomplete');
  readAgain();
  await vi.waitFor(() => expect(run().result?.others.map(({ state }) => state)).toEqual(['done', 'done']));
  expect(shownWord()).toBe(await freshWord());
});

it('a reload opens the governing combination, which the stored result does not contain in full', async () => {
  show(({ loads }) => {
    loads.loadCase = 'deadAndLive';
    loads.dead = { ...NO_LOAD, Nz: -20 };
    loads.live = { ...NO_LOAD, Nz: 60 };
  });
  calculate();
  await vi.waitFor(() => expect(run().governing).not.toBeNull());
  const governing = run().governing!.result;
  const { design } = store();
  reloadStored()();
  await vi.waitFor(() => expect(displayedResult(run())?.fingerprint).toBe(governing.fingerprint));
  expect(displayedResult(run())?.answer).toEqual(governing.answer);
  expect(store().design).toBe(design);
  // A combination that the user chooses stays on screen.
  useRunStore.setState({ isLoadsChosen: true });
  expect(displayedResult(run())).toBe(run().result);
});

it('the verdict is incomplete if the anchor forces are known but the plate stress could not be calculated', async () => {
  show((draft) => {
    draft.plate.stiffness = 'elastic';
    Object.assign(draft.profile, IPE_100);
  });
  const failure = { kind: 'general', status: 500, message: 'out of memory' } as const;
  calculator = {
    ...library,
    run: (sim, signal, choice) =>
      choice?.profile === 'forces'
        ? library.run(sim, signal, choice)
        : Promise.resolve({ ok: false, error: failure }),
  };
  live(true);
  await vi.waitFor(() => expect(run().liveFailure).toEqual(failure));
  expect(run().result?.stressFollows).toBe(true);
  expect(shownWord()).toBe('incomplete');
});

it('changing the thickness of a rigid plate with a known profile makes the result out of date', async () => {
  show(({ loads, plate }) => {
    loads.dead.Mx = 0.5;
    loads.onlyChosen = true;
    Object.assign(plate, { length: 250, width: 250 });
  });
  setKnownPlate(60);
  await calculateWhole();
  expect(shownWord()).toBe('verified');
  setKnownPlate(4);
  expect(kind()).toBe('outOfDate');
  await calculateWhole();
  expect(shownWord()).toBe('reservations');
  expect(await freshWord()).toBe('reservations');
});

it('the verdict still has reservations after the plate thickness has been unlocked and locked again', async () => {
  show(({ concrete, loads }) => {
    concrete.installationPosition = 'grouted';
    loads.dead.Nz = 1;
    loads.list = [{ ...NO_LOAD, name: 'row', Vx: 0.5 }];
  });
  setUnlocked('thickness', true);
  await calculateWhole();
  setUnlocked('thickness', false);
  await calculateWhole();
  expect(shownWord()).toBe('reservations');
});

it('the next calculation has no reservation after the row that contradicted the rigid plate has been deleted', async () => {
  show(({ loads }) => {
    loads.dead = { ...NO_LOAD, Vx: 2 };
    loads.list = [{ ...NO_LOAD, name: 'M', My: 3 }];
  });
  setKnownPlate(6);
  await calculateWhole();
  expect(shownWord()).toBe('reservations');
  change(({ loads }) => void (loads.list = []));
  await calculateWhole();
  expect(shownWord()).toBe(await freshWord());
  expect(shownWord()).toBe('verified');
});

it('if undo changes the concrete strength during a run, the results for the old strength are not reused', async () => {
  const list = Array.from({ length: 30 }, (_, i) => ({ ...NO_LOAD, name: `r${i}`, Nz: 64 - i / 10 }));
  show(({ loads, concrete }) => {
    loads.dead.Nz = 1;
    loads.onlyChosen = true;
    concrete.fck = 16;
  });
  let wait = 0;
  calculator = {
    ...library,
    run: async (...asked) => {
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return library.run(...asked);
    },
  };
  await calculateWhole();
  change(({ loads }) => void (loads.list = list));
  change(({ concrete }) => void (concrete.fck = 60));
  wait = 6;
  calculate('whole');
  await vi.waitFor(() => expect(run().progress?.phase).toBe('rows'), { interval: 1 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  undo();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(store().design.concrete.fck).toBe(16);
  // This change reuses the row results; reused rows then count as calculated in every later run.
  change(({ loads }) => void (loads.dead.Nz = 2));
  await quiet();
  wait = 0;
  await calculateWhole();
  const shares = [...run().rows.values()].map(
    (end) => 'verdict' in end && end.verdict.governing?.utilisation,
  );
  expect(shares.length).toBe(30);
  for (const share of shares) expect(share).toBeGreaterThan(100);
});

type Step = (random: () => number) => void;

/** Possible steps in the random test: an engineer's actions, late records and language changes. */
const STEPS: readonly Step[] = [
  (random) => change(({ loads }) => void (loads.dead.Nz = Math.round(random() * 60))),
  (random) => change(({ loads }) => void (loads.dead.Vx = Math.round(random() * 20))),
  (random) =>
    change(({ layout }) => Object.assign(layout.sides.X1, { exists: true, distance: 220 - 260 * random() })),
  () => change(({ layout }) => void (layout.sides.X1.exists = false)),
  (random) => choose(String(1 + Math.floor(3 * random()))),
  () => {
    const chosen = store().design.anchor.chosen[store().design.standardType];
    if (chosen) arrive(chosen.id);
  },
  () => setInvalidEntry('loads.dead.Nz', '2O'),
  () => setInvalidEntry('loads.dead.Nz', null),
  () => {
    const next = store().design.standardType === 'EN1992-4' ? 'JGJ145-2013' : 'EN1992-4';
    setStandard(next);
    choose('1');
  },
  (random) =>
    change(({ loads }) => {
      const row = { ...NO_LOAD, name: `row ${loads.list.length}`, Nz: 80 * random() };
      loads.list = [...loads.list, row];
    }),
  () => change(({ loads }) => void (loads.onlyChosen = !loads.onlyChosen)),
  () => {
    change(({ loads }) => {
      loads.loadCase = 'deadAndLive';
      loads.live = { ...NO_LOAD, Nz: 9 };
    });
  },
  (random) => setCombination(([1, 2, 3] as const)[Math.floor(3 * random())]),
  (random) => setKnownPlate(6 + Math.round(50 * random()), () => random() < 0.7),
  () => setUnlocked('thickness', !store().design.unlocked.thickness),
  () => undo(),
  () => useRunStore.setState(({ locale }) => ({ locale: locale === 'en' ? 'cn' : 'en' })),
  () => calculate(),
];

/** Checks that a complete result belongs to the design on screen: both lead to the same request. */
function expectOwnResult(): void {
  if (kind() !== 'complete') return;
  const { design } = store();
  const { result } = run();
  const anchor = anchorFor(design, run().records, 'en');
  const { axials: _, ...asked } = result!.input;
  const { axials: __, ...wanted } = caseInput(design, anchor!);
  expect(asked).toEqual(wanted);
}

it(
  'after random steps, the verdict equals that of a fresh run, and a complete result belongs to the shown design',
  async () => {
    let compared = 0;
    for (let seed = 1; seed <= howMany(3, 60); seed++) {
      const random = randomFrom(seed);
      showResult(OPEN, null);
      useRunStore.setState({ records: { ...readRecords(OPEN), anchor: run().records.anchor } });
      listAnchors();
      useDesignStore.temporal.getState().clear();
      live(random() < 0.8);
      const stops = [useDesignStore.subscribe(expectOwnResult), useRunStore.subscribe(expectOwnResult)];
      onTestFinished(() => stops.forEach((stop) => stop()));
      for (let step = 0; step < 14; step++) {
        STEPS[Math.floor(random() * STEPS.length)](random);
        if (random() < 0.4) await new Promise((resolve) => setTimeout(resolve, 150 * random()));
      }
      setInvalidEntry('loads.dead.Nz', null);
      const chosen = store().design.anchor.chosen[store().design.standardType];
      if (chosen) arrive(chosen.id);
      listAnchors();
      await calculateWhole();
      if (kind() === 'complete') {
        expect([seed, shownWord()]).toEqual([seed, await freshWord()]);
        compared += 1;
      } else expect(['invalid', 'outOfDate']).toContain(kind());
      for (const stop of stops) stop();
      reload();
      startDesign();
      useDesignStore.temporal.getState().clear();
    }
    expect(compared).toBeGreaterThan(0);
  },
  howMany(60_000, 600_000),
);
