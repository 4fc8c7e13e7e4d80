import { describe, expect, it } from 'vitest';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import {
  allChecks,
  combinedFails,
  combinedSums,
  isNotNeededOf,
  type RowKey,
  type Utilisations,
} from '@/design/verdict/checks';
import type { Verdict } from '@/engineering';

type Words = Partial<Record<'tension' | 'shear' | 'tensionShear1' | 'tensionShear2', Verdict>>;

function answerWith({ tension = 'Satisfied', shear = 'Satisfied', ...rest }: Words): CheckAnswerOnWire {
  const row = (verdict: Verdict) => [1, 2, 50, '1', verdict];
  return {
    summary: {
      tension: [row('Satisfied'), row(tension), row('Satisfied'), row('Not applicable')],
      shear: [row('Satisfied'), row(shear), row('Satisfied')],
    },
    tension_and_shear: [
      [null, null, null],
      [null, null, null],
      [null, null, null],
    ],
    tensionShear1: 'Satisfied',
    tensionShear2: 'Satisfied',
    ...rest,
  } as unknown as CheckAnswerOnWire;
}

describe('response rows', () => {
  it('allChecks and combinedSums derive the rows once for each response, and again for a different response', () => {
    const answer = answerWith({});
    expect(allChecks(answer)).toBe(allChecks(answer));
    expect(combinedSums(answer)).toBe(combinedSums(answer));
    const other = answerWith({ tension: 'Not satisfied' });
    expect(allChecks(other)[1].verdict).toBe('Not satisfied');
    expect(combinedSums(other)).not.toBe(combinedSums(answer));
  });
});

describe('documented verdict', () => {
  it.each<[string, Words, string[], boolean]>([
    ['no failure if every row is satisfied or not applicable', {}, [], false],
    ['the failed tension row', { tension: 'Not satisfied' }, ['pull_out'], false],
    ['the failed shear row', { shear: 'Not satisfied' }, ['pry_out'], false],
    ['the failed combined steel check', { tensionShear1: 'Not satisfied' }, [], true],
    ['the failure of both other combined checks', { tensionShear2: 'Not satisfied' }, [], true],
  ])('allChecks and combinedFails report %s', (_, words, modes, isCombined) => {
    const answer = answerWith(words);
    const failed = allChecks(answer).filter(({ verdict }) => verdict === 'Not satisfied');
    expect(failed.map(({ mode }) => mode)).toEqual(modes);
    expect(combinedFails(answer)).toBe(isCombined);
  });
});

describe('row with a verdict that contradicts its values', () => {
  const rowWith = (utilisation: number | null, word: Verdict) => {
    const answer = answerWith({});
    const summary = { ...answer.summary, tension: [...answer.summary.tension] };
    summary.tension[0] = [1.3, 1, utilisation, '1', word];
    return allChecks({ ...answer, summary })[0];
  };

  it.each<[number | null, Verdict, Verdict, boolean]>([
    [130, 'Satisfied', 'Not satisfied', true],
    [130, 'Not applicable', 'Not satisfied', true],
    [80, 'Not applicable', 'Satisfied', true],
    [0, 'Not applicable', 'Not applicable', false],
    [null, 'Satisfied', 'Not satisfied', true],
    [95, 'Not satisfied', 'Not satisfied', true],
    [100, 'Satisfied', 'Satisfied', false],
    [130, 'Not satisfied', 'Not satisfied', false],
  ])(
    'a row with the utilisation %s (per cent) and the verdict %s counts as %s (contradictory: %s)',
    (utilisation, word, verdict, isContradictory) => {
      const found = rowWith(utilisation, word);
      expect([found.verdict, found.isContradictory]).toEqual([verdict, isContradictory]);
    },
  );
});

describe('combined check', () => {
  const valueOf = (index: number, value: number | null): CheckAnswerOnWire => {
    const rows = [0, 1, 2].map((at) => [0.5, 0.5, at === index ? value : 0.5]);
    return { ...answerWith({}), tension_and_shear: rows } as unknown as CheckAnswerOnWire;
  };

  it.each([
    ['steel', 0, 1, 'Satisfied'],
    ['steel', 0, 1.0001, 'Not satisfied'],
    ['concrete', 1, 1, 'Satisfied'],
    ['concrete', 1, 1.0001, 'Not satisfied'],
    ['linear', 2, 1.2, 'Satisfied'],
    ['linear', 2, 1.2001, 'Not satisfied'],
    ['linear', 2, null, 'Not applicable'],
  ] as const)(
    'the combined %s check (row %d) with the value %j has the verdict %s',
    (key, index, value, verdict) => {
      expect(combinedSums(valueOf(index, value))[index]).toMatchObject({ key, value, verdict, anchors: [] });
    },
  );
});

describe('utilisation of alternative combined checks', () => {
  it.each<[string, Utilisations, RowKey, boolean]>([
    ['is not required if only this check is exceeded', { concrete: 95, linear: 108 }, 'linear', true],
    ['is required if it is met', { concrete: 95, linear: 108 }, 'concrete', false],
    ['is required if both alternatives are exceeded', { concrete: 104, linear: 108 }, 'concrete', false],
    ['is required if the alternative is unbounded', { concrete: 104, linear: null }, 'concrete', false],
    ['is required if there is no alternative', { concrete: 104 }, 'concrete', false],
    ['is always required for steel', { steel: 104, concrete: 50, linear: 50 }, 'steel', false],
  ])('a combined check %s', (_, shares, key, expected) => expect(isNotNeededOf(shares, key)).toBe(expected));
});
