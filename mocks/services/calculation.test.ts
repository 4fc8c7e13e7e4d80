import { describe, expect, it } from 'vitest';
import { fourAnchors, rigidRun } from '../cli/bench-requests';
import { answerRun, answerRunAlgorithm } from './calculation';

const message = (outcome: ReturnType<typeof answerRun> | ReturnType<typeof answerRunAlgorithm>) =>
  outcome.ok ? 'no error' : `${outcome.error.field}: ${outcome.error.message}`;

describe('the run call', () => {
  it('answers the axial forces of the contract example', () => {
    const outcome = answerRun({ ...rigidRun, Load: { Fz: 20 } });
    expect(outcome.ok && outcome.value.join.map((force) => force.toFixed(6))).toEqual(
      Array(4).fill('5.000000'),
    );
  });

  it.each([
    [{ ...rigidRun, Plate: { ...rigidRun.Plate, Plate_L: undefined } }, 'Plate.Plate_L: is missing'],
    [{ ...rigidRun, Basic: { fc: 'strong' } }, 'Basic.fc: must be a finite number'],
    [{ ...rigidRun, Basic: { fc: 0 } }, 'Basic.fc: must lie between 1 and 200'],
    [
      {
        ...rigidRun,
        Anchor: {
          ...rigidRun.Anchor,
          PointCoordsList: [
            [0, 0],
            [300, 0],
          ],
        },
      },
      'Anchor.PointCoordsList.1: lies outside the plate',
    ],
    [null, ': is missing'],
  ])('names the field at fault (%#)', (request, expected) => {
    const got = message(answerRun(request));
    if (expected === ': is missing') expect(got).not.toBe('no error');
    else expect(got).toBe(expected);
  });
});

describe('the runAlgorithm call', () => {
  it('answers for both standards', () => {
    const chinese = { ...fourAnchors, code: 'JGJ145-2013' };
    expect(message(answerRunAlgorithm(fourAnchors))).toBe('no error');
    expect(message(answerRunAlgorithm(chinese))).toBe('no error');
  });

  it.each([
    ['code', { ...fourAnchors, code: 'ACI 318' }],
    ['Axials', { ...fourAnchors, Axials: [1, 2] }],
    ['anchor.weights', { ...fourAnchors, anchor: { ...fourAnchors.anchor, weights: [[1, 1]] } }],
    ['anchor.N_Rk_s', { ...fourAnchors, anchor: { ...fourAnchors.anchor, N_Rk_s: 0 } }],
    ['base.f_ck', { ...fourAnchors, base: { ...fourAnchors.base, f_ck: 0 } }],
    ['base.h', { ...fourAnchors, base: { ...fourAnchors.base, h: -1 } }],
    [
      'base.base_points',
      {
        ...fourAnchors,
        base: {
          ...fourAnchors.base,
          base_points: [
            [0, 0],
            [100, 0],
            [50, 80],
            [0, 90],
          ],
        },
      },
    ],
    [
      'plate.degree_of_restraint',
      {
        ...fourAnchors,
        plate: { ...fourAnchors.plate, installation_position: '1', degree_of_restraint: 2.5 },
      },
    ],
  ])('names %s where it is at fault', (field, request) => {
    const outcome = answerRunAlgorithm(request);
    expect(outcome.ok ? '' : outcome.error.field).toBe(field);
  });

  it('refuses an anchor beyond the concrete', () => {
    const base_points = [
      [-290, -310],
      [80, -310],
      [80, 290],
      [-290, 290],
    ];
    const outcome = answerRunAlgorithm({ ...fourAnchors, base: { ...fourAnchors.base, base_points } });
    expect(message(outcome)).toContain('anchor 2 lies on or beyond the concrete edge X1');
  });

  it('says what would help when asked, and only then', () => {
    const heavy = {
      ...fourAnchors,
      load: { ...fourAnchors.load, Dead: { ...fourAnchors.load.Dead, Vx: 25 } },
    };
    const plain = answerRunAlgorithm(heavy);
    const asked = answerRunAlgorithm({ ...heavy, suggest: true });
    expect(plain.ok && plain.value.remedies).toBeUndefined();
    expect(asked.ok && asked.value.remedies!.length).toBeGreaterThan(0);
  });
});
