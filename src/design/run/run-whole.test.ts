// @starts-first
import { produce } from 'immer';
import { beforeEach, expect, it } from 'vitest';
import { libraryCalculator } from '@/api/calculation/library-calculator';
import { setPlateModel } from '@/design/model/design-changes';
import { NO_LOAD, type Design, type Failure } from '@/design/model/design-state';
import { copySection } from '@/design/records/anchor-data';
import { clearForces } from '@/design/run/load-case-evaluation';
import { runAll } from '@/design/run/run';
import { summaryOf } from '@/design/saved-designs/saved-design-of';
import { runShown } from '@/testing/evaluate-shown';
import { howMany } from '@/testing/run/how-many';
import { seededSections, withM12 } from '@/testing/seeded-records';

const calculator = libraryCalculator();
beforeEach(() => clearForces());

const orderOf = (recipe: (draft: Design) => void) => ({
  ...withM12((draft) => {
    draft.loads.dead = { ...NO_LOAD, Nz: 4 };
    recipe(draft);
  }),
  calculator,
  refusalOf: (_: Design): Failure | null => null,
});
const RULE: Failure = { key: 'single', field: 'loads.list' };
const { signal } = new AbortController();
const row = (name: string, Nz: number) => ({ ...NO_LOAD, name, Nz });

async function calculated(order: ReturnType<typeof orderOf>) {
  const end = await runAll(order, signal);
  if (end.kind !== 'success') throw new Error(end.kind);
  return end;
}

it('a complete run returns the outcomes of all combinations unless only the displayed combination is requested', async () => {
  const order = orderOf(({ loads }) => {
    loads.loadCase = 'deadAndLive';
    loads.live = { ...NO_LOAD, Nz: 6 };
  });
  const { result } = await calculated(order);
  expect((await runShown(order)).answer).toEqual(result.answer);
  const others = [2, 3].map((combination) => ({ combination, state: 'done' }));
  expect(result.others).toMatchObject(others);
  const judgedAlone = produce(order.design, ({ loads }) => void (loads.onlyChosen = true));
  expect((await calculated({ ...order, design: judgedAlone })).result.others).toEqual([]);
});

it('the most unfavourable load list row governs the result of a complete run', async () => {
  const order = orderOf(({ loads }) => {
    loads.list = [row('LC1', 5), row('LC2', 90), row('LC3', 20)];
  });
  const end = await calculated(order);
  expect(end.listEnd).toMatchObject({ rows: 3, done: 3, failed: 0 });
  expect(end.listEnd?.worst[0].row).toBe('LC2');
  expect(summaryOf({ design: order.design, ...end })?.word).toBe('not_verified');
});

it('each node of a load list has the outcome that a list of its rows alone has', async () => {
  const ofNode = (node: string, ...forces: number[]) =>
    forces.map((Nz, index) => ({ ...row(`${node} / LC${index}`, Nz), node }));
  const nodes = { A1: ofNode('A1', 5, 90, 20), A2: ofNode('A2', -12, 8), A3: ofNode('A3', 3) };
  const calculatedRows = async (list: Design['loads']['list']) =>
    (await calculated(orderOf(({ loads }) => void (loads.list = list)))).listEnd!;
  const whole = await calculatedRows([...Object.values(nodes).flat(), row('by hand', 1)]);
  const counts = whole.nodes?.map(({ node, rows, done }) => `${node} ${rows} ${done}`);
  expect(counts).toEqual(['A1 3 3', 'A2 2 2', 'A3 1 1']);
  for (const { node, cells, governing, row: name } of whole.nodes ?? []) {
    const alone = await calculatedRows(nodes[node as keyof typeof nodes]);
    expect(cells).toEqual(alone.cells);
    expect([governing, name]).toEqual([alone.worst[0].verdict.governing, alone.worst[0].row]);
  }
  expect(whole.nodes?.[0].needs.concrete_cone).toBe(whole.worst[0].utilisations?.concrete_cone);
});

/**
 * Returns tension loads, and one load with compression and bending that causes almost no anchor tension on a
 * rigid plate, whereas an elastic plate bends up next to the compressed concrete.
 */
const pressedAmongPulls = (rows: number) => [
  ...Array.from({ length: rows - 1 }, (_, index) => row(`pull ${index}`, 2 + (2 * index) / rows)),
  { ...NO_LOAD, name: 'pressed', Nz: -60, My: 6 },
];

it(
  'a complete run finds the governing row on the elastic plate even if another row governs on the rigid plate',
  async () => {
    const listOn = async (stiffness: 'elastic' | 'rigid') => {
      const order = orderOf(({ loads, plate }) => {
        loads.list = pressedAmongPulls(howMany(24, 200));
        plate.stiffness = stiffness;
      });
      return (await calculated(order)).listEnd!;
    };
    const rigid = await listOn('rigid');
    expect(rigid.worst).toHaveLength(20);
    expect(rigid.worst.map(({ row: name }) => name)).not.toContain('pressed');
    const rows = howMany(24, 200);
    const elastic = await listOn('elastic');
    expect(elastic).toMatchObject({ rows, done: rows, failed: 0, rigid: 0 });
    expect(elastic.worst[0]).toMatchObject({ row: 'pressed', plate: 'elastic' });
    const inFull = elastic.worst.filter(({ plate }) => plate === 'elastic');
    expect(inFull.length).toBeGreaterThanOrEqual(10);
  },
  howMany(120_000, 600_000),
);

it('a complete run is cancelled if its signal is aborted, and reports the failure of a server', async () => {
  const abort = new AbortController();
  abort.abort();
  const order = orderOf(() => undefined);
  expect(await runAll(order, abort.signal)).toEqual({ kind: 'cancelled' });
  const failure = { kind: 'general', status: 500, message: 'out of order' } as const;
  const check = () => Promise.resolve({ ok: false, error: failure } as const);
  const broken = { ...order, calculator: { ...calculator, check } };
  expect(await runAll(broken, signal)).toEqual({ kind: 'failed', failure });
});

it('a complete run returns the same result if the server responses arrive in a different order', async () => {
  const order = orderOf((draft) => {
    const { loads } = draft;
    setPlateModel(draft, 'elastic');
    copySection(draft, seededSections(draft.profile.series)[0]);
    setPlateModel(draft, 'rigid');
    loads.loadCase = 'deadAndLive';
    loads.live = { ...NO_LOAD, My: 2 };
    loads.list = [3, -3].map((My) => ({ ...NO_LOAD, name: `${My} kNm`, My }));
  });
  let calls = 0;
  const late = async <T>(answer: Promise<T>): Promise<T> => {
    const waits = 20 - (calls++ % 10) * 2;
    await new Promise((resolve) => setTimeout(resolve, waits));
    return answer;
  };
  const inOtherOrder = {
    ...calculator,
    run: (...call: Parameters<typeof calculator.run>) => late(calculator.run(...call)),
    check: (...call: Parameters<typeof calculator.check>) => late(calculator.check(...call)),
  };
  const one = await calculated(order);
  clearForces();
  const other = await calculated({ ...order, calculator: inOtherOrder });
  expect({ ...other.result, time: '' }).toEqual({ ...one.result, time: '' });
  expect(other.listEnd).toEqual(one.listEnd);
});

it('a complete run counts a row that breaks a rule as failed and reports the name of the row', async () => {
  const order = orderOf(({ loads }) => void (loads.list = [row('LC1', 5), row('LC2', 6)]));
  const refusalOf = ({ loads }: Design) => (loads.shown?.name === 'LC2' ? RULE : null);
  const { listEnd } = await calculated({ ...order, refusalOf });
  expect(listEnd).toMatchObject({ rows: 2, done: 1, failed: 1, failedNames: ['LC2'] });
});
