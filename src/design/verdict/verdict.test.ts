import { describe, expect, it } from 'vitest';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { plateFactsOf } from '@/design/verdict/plate-facts';
import type { ReservationFacts } from '@/design/verdict/reservations';
import type { Rigidity } from '@/design/verdict/rigidity';
import { verdictOf } from '@/design/verdict/verdict';
import { COMBINED_CHECKS, STANDARDS, type CheckInput, type SummaryRow } from '@/engineering';
import { check } from '@/verification/checks';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/plain-design';

const PULLED: DesignChange = { load: { N: 10, Vx: 2 }, axials: [2.5, 2.5, 2.5, 2.5] };

interface Evaluated extends DesignChange {
  plateStress?: number;
  liveLeftOut?: boolean;
}

/** Reduces an answer to its documented fields. */
function documented(answer: CheckAnswerOnWire): CheckAnswerOnWire {
  const { reaction, resultant, summary, tension_and_shear, tensionShear1, tensionShear2 } = answer;
  return { reaction, resultant, summary, tension_and_shear, tensionShear1, tensionShear2 };
}

/** The plate was compared with an elastic one, and no anchor carries more on that. */
const PROVEN: Rigidity = { kind: 'checked', share: 0, thickness: 20, section: 'IPE 80', from: null };

/** A calculation whose plate was solved in full, on a rigid plate that is proven to be one. */
function factsOf(
  input: CheckInput | null,
  answer: CheckAnswerOnWire,
  { plateStress, liveLeftOut = false }: Pick<Evaluated, 'plateStress' | 'liveLeftOut'> = {},
): ReservationFacts {
  const plate = plateStress === undefined ? null : { max_von_mises: plateStress };
  return {
    input,
    answer,
    plate: plateFactsOf(plate as never, { answer, input }, true),
    profile: null,
    rigidity: PROVEN,
    liveLeftOut,
  };
}

function evaluated(
  change: Evaluated,
  form: (answer: CheckAnswerOnWire) => CheckAnswerOnWire = (answer) => answer,
) {
  const input = plainDesign({ ...PULLED, ...change });
  return verdictOf(factsOf(input, form(check(input)), change));
}

const codesOf = (change: Evaluated, form?: Parameters<typeof evaluated>[1]) =>
  evaluated(change, form).reservations.map(({ code }) => code);

describe('the four words', () => {
  it.each<[string, Evaluated, string]>([
    ['passes, and nothing is reserved', {}, 'verified'],
    ['passes below the minimum spacing', { product: { s_min: 200 } }, 'reservations'],
    ['fails, whatever is reserved', { load: { N: 10, Vx: 200 }, product: { s_min: 200 } }, 'not_verified'],
    ['carries neither tension nor shear', { load: { N: -10 }, axials: [0, 0, 0, 0] }, 'nothing'],
  ])('%s', (_, change, word) => {
    expect(evaluated(change).word).toBe(word);
    expect(evaluated(change, documented).word).toBe(word);
  });

  it('has no governing row where nothing is to be verified', () => {
    expect(evaluated({ load: { N: -10 }, axials: [0, 0, 0, 0] }).governing).toBeNull();
  });
});

/** Missing or doubtful values of a record have no clause. */
const OF_RECORDS: ReadonlySet<string> = new Set(['value_not_stored', 'figure_low', 'figure_high']);

describe('reservations', () => {
  it.each<[string, Evaluated, string, string]>([
    ['spacing below the minimum', { product: { s_min: 200 } }, 'spacing_below_minimum', 'anchor.coordinates'],
    [
      'edge below the minimum',
      { outline: { X1: 175 }, product: { c_min: 150 } },
      'edge_distance_below_minimum',
      'base.base_points',
    ],
    ['thin concrete', { concrete: { h: 130 } }, 'thickness_below_minimum', 'base.h'],
    [
      'layout outside the standard',
      { anchors: anchorsAt([0, 0], [80, 10], [-60, 90], [50, -80]) },
      'layout_not_rectangular',
      'anchor.coordinates',
    ],
    ['grade below the assessment', { concrete: { f_ck: 16 } }, 'grade_outside_assessment', 'base.grade'],
    ['axial forces that do not carry the load', { load: { N: 12 } }, 'axials_below_load', 'load'],
    [
      'no cracked constant stored',
      { concrete: { cracked: true }, product: { k_cr: 0, k9: 1.7 } },
      'value_not_stored',
      'anchor.type',
    ],
    ['a slip in the anchor record', { product: { A_s: 843 } }, 'figure_high', 'anchor.type'],
    ['a modulus in the wrong unit', { product: { E_s: 210 } }, 'figure_low', 'anchor.type'],
    ['a cube weaker than the cylinder', { concrete: { f_cuk: 16 } }, 'figure_low', 'base.grade'],
    ['plate beyond yield', { plateStress: 236 }, 'plate_above_yield', 'plate.thickness'],
    ['live loads left out', { liveLeftOut: true }, 'live_left_out', 'load.Live'],
  ])('%s', (_, change, code, field) => {
    const { word, reservations } = evaluated(change);
    expect(word).toBe('reservations');
    expect(reservations.map((one) => [one.code, one.field])).toContainEqual([code, field]);
    expect(reservations.filter(({ clause }) => clause === '').every((one) => OF_RECORDS.has(one.code))).toBe(
      true,
    );
    // A server that sends no remarks leads to the same.
    expect(codesOf(change, documented)).toEqual(codesOf(change));
  });

  it('keeps what passes by the linear sum alone from being signed under JGJ145-2013, which has none', () => {
    // At the largest sum: 0.95 + 0.25 = 1.2, while 0.95^1.5 + 0.25^1.5 = 1.051.
    const atLimit = (answer: CheckAnswerOnWire): CheckAnswerOnWire => {
      const [steel] = answer.tension_and_shear;
      const [concrete, linear] = [0.95 ** 1.5 + 0.25 ** 1.5, 1.2];
      return {
        ...answer,
        tension_and_shear: [steel, [0.95, 0.25, concrete], [0.95, 0.25, linear]],
        tensionShear2: 'Satisfied',
      };
    };
    const [jgj, en] = STANDARDS.toReversed().map((standard) => evaluated({ standard }, atLimit));
    expect(jgj.word).toBe('reservations');
    expect(jgj.reservations.find(({ code }) => code === 'linear_sum_alone')?.values.value).toBeCloseTo(
      1.051,
      3,
    );
    expect(en.reservations.map(({ code }) => code)).not.toContain('linear_sum_alone');
    expect(evaluated({ standard: 'JGJ145-2013' }).reservations.map(({ code }) => code)).not.toContain(
      'linear_sum_alone',
    );
  });

  it.each([
    [0.1, []],
    [0.101, ['rigid_contradicted']],
  ])('says from more than 10 % on that a plate is not rigid: %f', (share, codes) => {
    const input = plainDesign(PULLED);
    const rigidity = { kind: 'checked' as const, share, thickness: 10, section: 'IPE 80', from: 25 };
    const facts = { ...factsOf(input, check(input)), rigidity };
    const { reservations, assumptions } = verdictOf(facts);
    expect(reservations.map(({ code }) => code)).toEqual(codes);
    expect(assumptions.includes('rigid_checked')).toBe(codes.length === 0);
    const elastic = { ...facts, input: { ...input, plate: { ...input.plate, rigid: false } } };
    const { reservations: ofElastic } = verdictOf(elastic);
    expect(ofElastic.map(({ code }) => code)).toEqual(['plate_stress_unknown']);
  });

  it('names no thickness where none holds', () => {
    const input = plainDesign(PULLED);
    const rigidity = { kind: 'checked' as const, share: 0.7, thickness: 10, section: 'IPE 80', from: null };
    const { reservations } = verdictOf({ ...factsOf(input, check(input)), rigidity });
    expect(reservations.map(({ code }) => code)).toEqual(['rigid_never']);
  });

  it('tells a doubtful figure as the record has it, with the limit that it misses', () => {
    const [found] = evaluated({ product: { E_s: 210 } }).reservations;
    expect(found.values).toEqual({ symbol: 'E_s', value: 0.21, unit: 'GPa', limit: 100 });
  });

  it('takes the yield strength by thickness', () => {
    expect(codesOf({ plateStress: 234 })).toEqual([]);
    expect(codesOf({ plateStress: 230, plate: { thickness: 20 } })).toEqual(['plate_above_yield']);
  });

  it('reports live loads with the factor 0 as left out', () => {
    const input = { ...plainDesign(PULLED), live: { factor: 0, N: 5, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 } };
    expect(verdictOf(factsOf(input, check(input))).reservations.map(({ code }) => code)).toEqual([
      'live_left_out',
    ]);
  });

  it('keeps words of a server for a reservation of its own, and leaves its notes alone', () => {
    const remark = { clause: '9.9', values: {}, text: 'Ask the manufacturer.' };
    const { reservations } = evaluated({}, (answer) => ({
      ...answer,
      remarks: [
        { ...remark, kind: 'outside_scope', code: 'own' },
        { ...remark, kind: 'information', code: 'note' },
      ],
    }));
    expect(reservations).toEqual([
      { code: 'own', values: {}, clause: '9.9', field: '', text: 'Ask the manufacturer.' },
    ]);
  });

  it('are no word on checks that an answer does not apply although its anchors are pulled', () => {
    const without = (answer: CheckAnswerOnWire): CheckAnswerOnWire => {
      const none = [null, null, null, '', 'Not applicable'] as unknown as SummaryRow;
      const tension = [none, none, none, none] as const;
      return { ...answer, summary: { ...answer.summary, tension } };
    };
    expect(evaluated({}, without)).toMatchObject({
      word: 'incomplete',
      missing: [{ code: 'checks_missing' }],
    });
  });

  it('know the pressure where a server does not give the compression under the plate', () => {
    const without = (answer: CheckAnswerOnWire): CheckAnswerOnWire => {
      const { compression: _, ...resultant } = answer.resultant;
      return { ...answer, resultant: resultant as CheckAnswerOnWire['resultant'] };
    };
    const pressed = { load: { N: -50_000, Vx: 1 }, axials: [0, 0, 0, 0] };
    expect(codesOf(pressed, without)).toEqual(codesOf(pressed));
    expect(codesOf(pressed)).toContain('pressure_above_strength');
  });

  it('are what the answer says where the request is not known', () => {
    const answer = check(plainDesign({ ...PULLED, product: { s_min: 200 } }));
    expect(verdictOf(factsOf(null, answer)).reservations.map(({ code }) => code)).toEqual([
      'spacing_below_minimum',
    ]);
    // Plate and pressure cannot be judged then.
    for (const one of [answer, documented(answer)])
      expect(verdictOf(factsOf(null, one)).word).toBe('incomplete');
  });
});

describe('assumptions', () => {
  it('stand beside the verdict and do not change it', () => {
    expect(evaluated({})).toMatchObject({ word: 'verified', assumptions: ['uncracked', 'rigid_checked'] });
    expect(evaluated({ product: { name: 'Demo expansion anchor M12' } }).assumptions).toEqual([
      'uncracked',
      'rigid_checked',
      'demonstration_data',
    ]);
    expect(evaluated({ concrete: { cracked: true }, product: { k9: 1.7 } }).assumptions).toEqual([
      'rigid_checked',
    ]);
  });

  it('does not take every name with these letters for demonstration data', () => {
    expect(evaluated({ product: { name: 'Demolition anchor M12' } }).assumptions).not.toContain(
      'demonstration_data',
    );
  });
});

describe('the governing row', () => {
  it('is the failure mode that uses most of its resistance, with its anchors', () => {
    const { governing } = evaluated({ load: { N: 10 } });
    expect(governing).toMatchObject({ kind: 'mode', mode: 'concrete_cone', anchors: '1,2,3,4' });
  });

  it.each([
    ['concrete', 14, 1],
    ['linear', 22, 2],
  ] as const)('is a sum where that uses more: %s, the one of two that is met more easily', (sum, Vx, row) => {
    const change = { outline: { X1: 175 }, load: { N: 20, Vx }, axials: [5, 5, 5, 5] };
    expect(evaluated(change).word).toBe('not_verified');
    const [, , value] = check(plainDesign(change)).tension_and_shear[row];
    const expected = { kind: 'combined', sum, value, limit: COMBINED_CHECKS[sum].limit };
    expect(evaluated(change).governing).toMatchObject({ ...expected, anchors: '1,2,3,4' });
    expect(evaluated(change, documented).governing).toMatchObject({ ...expected, anchors: '' });
  });

  it('is the row without a finite ratio before all others', () => {
    const plate = { installationPosition: '2', baseDistance: 30 } as const;
    const { governing } = evaluated({ plate, axials: [30, 30, 30, 30], load: { N: 120, Vx: 1 } });
    expect(governing).toMatchObject({ kind: 'mode', mode: 'steel_shear', utilisation: null });
  });
});
