// @starts-first
/** Tests that the app's calls and the report command give equal results for a design. */
import { produce } from 'immer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverCalculator } from '@/api/calls/calculation';
import { fetchMe } from '@/api/calls/session';
import { calculateAll, type CalculationOrder } from '@/cli/report/make-report';
import { NO_LOAD, type Design } from '@/design/model/design-state';
import { clearForces } from '@/design/run/load-case-evaluation';
import { runAll } from '@/design/run/run';
import { evaluateGoverning } from '@/design/search/governing-loads';
import { failureToReport, validateDesign } from '@/design/validation/validate-design';
import { verdictOf, overallOf } from '@/design/verdict/design-verdict';
import { enteredOf } from '@/design/verdict/incomplete-reasons';
import type { LoadListOutcome, RunResult } from '@/design/verdict/run-result';
import { randomCandidate } from '@/testing/random-designs';
import { howMany } from '@/testing/run/how-many';
import { configureTestClient } from '@/testing/test-client';
import { randomFrom } from '@/verification/random-numbers';
import { createTestBackend, type TestBackend } from '../../../mocks/node';

let backend: TestBackend;
let userId = '';
beforeAll(async () => {
  backend = await createTestBackend();
  backend.server.listen({ onUnhandledRequest: 'error' });
  const authorization = await backend.authorizationOf('engineer');
  configureTestClient({ baseUrl: 'http://localhost', authorization: () => Promise.resolve(authorization) });
  const me = await fetchMe();
  userId = me.ok ? String(me.value.id) : '';
});
afterAll(() => backend.server.close());

const NOW = new Date('2026-03-02T09:30:00');

/** Returns designs, some with a load list, an elastic plate or a refusal by the service. */
function orders(count: number): CalculationOrder[] {
  const random = randomFrom(77);
  const load = () => Math.round(random() * 160 - 60) / 10;
  return Array.from({ length: count }, (_, index) => {
    const { design, anchor } = randomCandidate(random, index % 16 === 7);
    const changed = produce(design, ({ loads, layout }) => {
      if (index % 3 === 0) {
        loads.list = Array.from({ length: 1 + (index % 5) }, (__, row) => ({
          ...NO_LOAD,
          name: `LC${row}`,
          Nz: load(),
          Vx: load(),
          // A single anchor cannot resist torsion, so a design with one anchor refuses these rows.
          Mz: row % 2 === 0 ? 0 : 0.5,
        }));
      }
      // The member is thinner than the embedment depth, so the service refuses the design.
      if (index % 10 === 9) layout.h = 30;
    });
    const context = { anchor, anchorChosen: true, gradeShown: true, expirationTime: null, now: NOW };
    const refusalOf = (variant: Design) =>
      variant.layout.h === 30 ? null : (failureToReport(validateDesign(variant, context)) ?? null);
    return { design: changed, anchor, refusalOf };
  });
}

interface Found {
  design: Design;
  result: RunResult;
  list: LoadListOutcome | null;
}

/** Returns everything that a screen or a report shows, except the timestamps. */
function shownBy({ design, result, list }: Found) {
  const { time: _, ...rest } = result;
  const entered = enteredOf(design, result);
  const overall = overallOf(result, verdictOf(result, result.uncovered), { list, entered });
  return { ...rest, shown: design.loads.shown?.name, list, overall };
}

const { signal } = new AbortController();

async function byTheApp(order: CalculationOrder) {
  const whole = { ...order, calculator: serverCalculator(userId) };
  const end = await runAll(whole, signal);
  if (end.kind !== 'success') return end.kind === 'failed' ? end.failure.message : end.kind;
  const { result, listEnd: list } = end;
  const governing = await evaluateGoverning({ design: order.design, result, list }, whole, signal);
  return governing.kind === 'success' ? shownBy({ ...governing, list }) : governing.kind;
}

async function byTheCommand(order: CalculationOrder) {
  const end = await calculateAll(order, NOW.toISOString());
  return end.ok ? shownBy(end) : end.messages.join();
}

it(
  'the app and the command line return the same results for a design',
  async () => {
    const seen = { words: new Set<string>(), refusedRows: 0, refused: 0, elastic: 0 };
    for (const order of orders(howMany(15, 200))) {
      clearForces();
      const app = await byTheApp(order);
      clearForces();
      expect(await byTheCommand(order)).toEqual(app);
      if (typeof app === 'string') seen.refused += 1;
      else {
        seen.words.add(app.overall.word);
        seen.refusedRows += app.list?.failed ?? 0;
        if (order.design.plate.stiffness === 'elastic') seen.elastic += 1;
      }
    }
    expect(seen.words.size).toBeGreaterThanOrEqual(3);
    for (const count of [seen.refusedRows, seen.refused, seen.elastic]) expect(count).toBeGreaterThan(0);
  },
  howMany(60_000, 400_000),
);
