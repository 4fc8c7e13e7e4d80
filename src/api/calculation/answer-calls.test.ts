import { describe, expect, it } from 'vitest';
import { answerRun, answerRunAlgorithm } from '@/api/calculation/answer-calls';
import { fourAnchors, elasticRun, rigidRun } from '@/examples/bench-requests';

const message = (outcome: ReturnType<typeof answerRun> | ReturnType<typeof answerRunAlgorithm>) =>
  outcome.ok ? 'no error' : `${outcome.error.field}: ${outcome.error.message}`;

/** Returns a copy of a request with one value changed, or removed if the new value is undefined. */
function changed(request: object, path: string, value: unknown): object {
  const copy = structuredClone(request);
  const names = path.split('.');
  const last = names.pop()!;
  let holder = copy as Record<string, unknown>;
  for (const name of names) holder = holder[name] as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return copy;
}

it('the run call returns the axial forces given in the example of the API contract', () => {
  const outcome = answerRun({ ...rigidRun, Load: { Fz: 20 } });
  expect(outcome.ok && outcome.value.join.map((force) => force.toFixed(6))).toEqual(
    Array(4).fill('5.000000'),
  );
});

it.each([
  ['Plate.Plate_L', undefined, 'is missing'],
  ['Basic.fc', 'strong', 'must be a finite number'],
  ['Basic.fc', 0, 'must lie between 1 and 200'],
  ['Anchor.PointCoordsList.1', [300, 0], 'lies outside the plate'],
])('the run call refuses an invalid request with %s = %o: %s', (path, value, problem) => {
  expect(message(answerRun(changed(rigidRun, path, value)))).toBe(`${path}: ${problem}`);
});

it('the run call refuses a request that is not an object', () => {
  expect(message(answerRun(null))).toBe(': must be an object');
});

describe('numbers outside the range of possible designs', () => {
  it.each([
    ['load.Dead.Mz', 1e308, 'must lie between -100000 and 100000'],
    ['load.Dead.Vx', -1e308, 'must lie between -100000 and 100000'],
    ['load.Live.factor', 1e308, 'must lie between 0 and 10'],
    ['load.Dead.factor', -1, 'must lie between 0 and 10'],
    ['anchor.gamma_Mc', 0.01, 'must lie between 1 and 10, or be 0'],
    ['anchor.gamma_Ms_N', 0.01, 'must lie between 1 and 10'],
    ['anchor.weights.0.0', 0.5, 'must be 0 or 1'],
    ['anchor.weights.1.1', -1, 'must be 0 or 1'],
    ['anchor.weights.1.1', 2, 'must be 0 or 1'],
    ['anchor.k7', 8, 'must lie between 0.1 and 1, or be 0'],
    ['anchor.h_ef', 7000, 'must lie between 10 and 3000'],
    ['anchor.coordinates.0.0', 1e6, 'must lie between -5000 and 5000'],
    ['plate.length', 1e6, 'must lie between 10 and 5000'],
    ['plate.thickness', 0.001, 'must lie between 1 and 500'],
    ['plate.v', 2, 'must lie between 0 and 0.49'],
    ['plate.E', -210, 'must lie between 1 and 1000, or be 0'],
    ['base.f_ck', 2000, 'must lie between 1 and 200, or be 0'],
    ['Axials.0', 1e9, 'must lie between -100000 and 100000'],
    ['load.Dead.N', null, 'is missing'],
    ['load.Dead.N', undefined, 'is missing'],
    ['load.Dead.N', '', 'is missing'],
    ['anchor.N_Rk_s', undefined, 'is missing'],
    // These values must be in the request, because their default values would be favourable to the design.
    ['base.crack_or_not', undefined, 'is missing'],
    ['base.reinforcement_intensity', undefined, 'is missing'],
    ['plate.installation_position', undefined, 'is missing'],
  ])('the check call refuses a request with %s = %o: %s', (path, value, problem) => {
    expect(message(answerRunAlgorithm(changed(fourAnchors, path, value)))).toBe(`${path}: ${problem}`);
  });

  it.each([
    ['Plate.Plate_L', 1e6, 'must lie between 10 and 5000'],
    ['Plate.Plate_T', 0.001, 'must lie between 1 and 500'],
    ['Plate.v', 2, 'must lie between 0 and 0.49'],
    ['Plate.E', -1, 'must lie between 1 and 1000, or be 0'],
    ['Load.Mx', 1e308, 'must lie between -100000 and 100000'],
    ['Anchor.ExxAnchor', 210, 'must lie between 1000000000 and 1000000000000'],
    ['Anchor.AnchorAs', undefined, 'is missing'],
    ['Steel.SteelSectPars.0', -100, 'must lie between 0 and 2000'],
  ])('the run call refuses a request with %s = %o: %s', (path, value, problem) => {
    expect(message(answerRun(changed(elasticRun, path, value)))).toBe(`${path}: ${problem}`);
  });

  it('the check call requires the distance of a stand-off plate from the concrete', () => {
    const standing = changed(fourAnchors, 'plate.installation_position', '2');
    const got = message(answerRunAlgorithm(changed(standing, 'plate.base_distance', undefined)));
    expect(got).toBe('plate.base_distance: is missing');
  });

  it('the check call accepts a number written as a string and a request without optional fields', () => {
    const texts = changed(changed(fourAnchors, 'load.Dead.N', '9'), 'anchor.l_f', undefined);
    expect(message(answerRunAlgorithm(changed(texts, 'plate.v', null)))).toBe('no error');
  });
});

it('the check call returns a result for both standards', () => {
  const chinese = { ...fourAnchors, code: 'JGJ145-2013' };
  expect(message(answerRunAlgorithm(fourAnchors))).toBe('no error');
  expect(message(answerRunAlgorithm(chinese))).toBe('no error');
});

const TRAPEZIUM = [0, 100, 50, 0].map((x, at) => [x, [0, 0, 80, 90][at]]);
it.each([
  ['code', 'ACI 318'],
  ['Axials', [1, 2]],
  ['anchor.weights', [[1, 1]]],
  ['anchor.N_Rk_s', 0],
  ['base.f_ck', 0],
  ['base.h', -1],
  ['base.base_points', TRAPEZIUM],
  ['plate.degree_of_restraint', 2.5],
])('the check call reports the field %s if its value is invalid', (field, value) => {
  const standing = changed(fourAnchors, 'plate.installation_position', '1');
  const outcome = answerRunAlgorithm(changed(standing, field, value));
  expect(outcome.ok ? '' : outcome.error.field).toBe(field);
});

it('the check call refuses an anchor outside the concrete', () => {
  const base_points = [-290, 80, 80, -290].map((x, at) => [x, at < 2 ? -310 : 290]);
  const outcome = answerRunAlgorithm(changed(fourAnchors, 'base.base_points', base_points));
  expect(message(outcome)).toContain('anchor 2 lies on or beyond the concrete edge X1');
});
