import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerCheck } from '@/api/calculation/answer-calls';
import { parseCheckAnswer, resultOf, type ParsedAnswer } from '@/api/contract/run-algorithm-answer';
import { checkAnswer } from '@/api/contract/to-wire';
import { STANDARDS } from '@/engineering';
import { howMany } from '@/testing/run/how-many';
import { designsTo } from '@/verification/random-design';

type Row = unknown[];

const row = (...change: Row): Row => Object.assign([40, 50, 80, '1,2', 'Satisfied'], change);
const NOT_CHECKED: Row = [null, null, null, '', 'Not applicable'];

const rowsOf = (...tension_and_shear: Row[]) => ({ tension_and_shear });

const ANSWER = {
  reaction: [1, 2, 3, 4].map((no) => ({ no, tension: 12.5, shear: 0, shearx: 0, sheary: 0 })),
  resultant: { tension: 12.5, compression: 3, torsion: 0 },
  summary: { tension: [row(), NOT_CHECKED, row(), row()], shear: [row(), row(), row()] },
  ...rowsOf([0.6, 0.6, 0.72], [0.8, 0.4, 0.9685], [0.8, 0.4, 1.2]),
  tensionShear1: 'Satisfied',
  tensionShear2: 'Satisfied',
};

const withFirst = (first: Row) => ({
  ...ANSWER,
  summary: { ...ANSWER.summary, tension: [first, NOT_CHECKED, row(), row()] },
});
const firstOf = (first: Row) => {
  const answer = parseCheckAnswer(withFirst(first));
  if (!answer.ok) return answer.error;
  return checkAnswer(answer.value).summary.tension[0];
};

it('the check response parser reads the documented response unchanged', () => {
  const read = parseCheckAnswer(ANSWER);
  expect(read.ok && checkAnswer(read.value)).toMatchObject(ANSWER);
});

it.each(STANDARDS)(
  'a response of the library under %s gives the same result without the schema',
  (standard) => {
    for (const input of fc.sample(designsTo({ standard, slots: true }), howMany(100, 500)))
      for (const profile of ['summary', undefined] as const) {
        const answer = answerCheck(input, { profile });
        if (!answer.ok) continue;
        const sent = () => JSON.parse(JSON.stringify(answer.value)) as ParsedAnswer;
        expect(resultOf(sent())).toEqual(parseCheckAnswer(sent()));
      }
  },
);

it.each<[string, object, object]>([
  ['the additional fields', { engine: 'x', standard: 'EN1992-4' }, { engine: 'x', standard: 'EN1992-4' }],
  ['no additional fields', {}, { remarks: [], engine: '', areEdgesUnknown: true }],
  ['null as its edges', { edges: null }, { edges: [], areEdgesUnknown: true }],
  ['no resultants', { resultant: null }, { resultant: {} }],
])('the check response parser reads a response with %s', (_, change, value) =>
  expect(parseCheckAnswer({ ...ANSWER, ...change })).toMatchObject({ value }),
);

it.each<[string, object]>([
  ['a field that is null', { Tmax: null, remarks: null, pull_out: null, edges: null, Max: '96.8 %' }],
  ['a part about combined checks of another shape', { combined: { steel: [1, 2] } }],
])('the check response parser reads %s like a missing field', (_, change) =>
  expect(parseCheckAnswer({ ...ANSWER, ...change })).toEqual(parseCheckAnswer(ANSWER)),
);

it('a response that was read and written again gives the same result', () => {
  const sent = { ...ANSWER, tension_and_shear: [[null, null, null], ...ANSWER.tension_and_shear.slice(1)] };
  const read = parseCheckAnswer({ ...sent, tensionShear1: null });
  const again = read.ok && parseCheckAnswer(JSON.parse(JSON.stringify(checkAnswer(read.value))));
  expect(again).toEqual(read);
  expect(read).toMatchObject({ value: { unstated: ['steel'] } });
});

it.each<[number | null, string, string, boolean]>([
  [130, 'Satisfied', 'Not satisfied', true],
  [130, 'Not applicable', 'Not satisfied', true],
  [80, 'Not applicable', 'Satisfied', true],
  [0, 'Not applicable', 'Not applicable', false],
  [95, 'Not satisfied', 'Not satisfied', true],
  [100, 'Satisfied', 'Satisfied', false],
  [130, 'Not satisfied', 'Not satisfied', false],
])(
  'a utilisation of %s with the verdict %s counts as %s (contradictory: %s)',
  (share, word, verdict, differs) => {
    const answer = parseCheckAnswer(withFirst([0.5, 1, share, '1', word]));
    expect(answer).toMatchObject({ value: { checks: { steel_tension: { verdict } } } });
    expect(answer.ok && answer.value.checks.steel_tension.stated).toBe(differs ? word : undefined);
    expect(firstOf([0.5, 1, share, '1', word])).toContain(word);
  },
);

const EMPTY = { applicable: true, reason: '', trail: [] };
const DETAILS = [undefined, { applicable: true, reason: '' }, EMPTY];
it.each(DETAILS)('the check response parser accepts the check detail %j', (sent) => {
  const answer = parseCheckAnswer({ ...ANSWER, steel_tension: sent, forces: sent });
  expect(answer.ok && answer.value.checks.steel_tension.detail).toEqual(EMPTY);
  expect(answer.ok && answer.value.forces).toEqual({ trail: [] });
});

describe('edge parser', () => {
  const X1 = { edge: 'X1', action: 4, resistance: 5, utilisation: 80, anchors: '1,2', verdict: 'Satisfied' };
  const edge = (change: object) => ({ ...X1, ...change });
  const read = (edges: unknown) => {
    const answer = parseCheckAnswer({ ...ANSWER, edges });
    return answer.ok ? answer.value.edges : answer.error;
  };

  it('the edge parser drops edges that do not apply, and puts the governing edge first', () => {
    const sent = [
      edge({ edge: 'Y2', verdict: 'Not applicable', action: null, resistance: null, utilisation: null }),
      edge({ action: '4', utilisation: null, anchors: [1, 2] }),
      edge({ edge: 'Y1', utilisation: '93 %', detail: { applicable: true, c_1: 100 } }),
      edge({ edge: 'X2', resistance: 0, utilisation: null, verdict: '不满足' }),
    ];
    expect(read(sent)).toEqual([
      edge({ edge: 'X2', resistance: 0, utilisation: null, verdict: 'Not satisfied', detail: EMPTY }),
      edge({ edge: 'Y1', utilisation: 93, detail: { ...EMPTY, c_1: 100 } }),
      edge({ detail: EMPTY }),
    ]);
  });

  it('an empty list means that the response has no edges', () => expect(read([])).toEqual([]));

  it.each([
    ['edges.0.edge', edge({ edge: 'north' })],
    ['edges.0.action', edge({ action: null })],
    ['edges.0.verdict', edge({ verdict: 'perhaps' })],
    ['edges.0.utilisation', edge({ resistance: 0, utilisation: null })],
    ['edges.0.utilisation', edge({ utilisation: 0.8 })],
    ['edges.0.anchors', edge({ anchors: '1,99' })],
  ])('the edge parser refuses an invalid edge and reports the field %s', (field, one) =>
    expect(read([one])).toMatchObject({ field }),
  );
});

it.each<[string, Row, Row]>([
  ['numbers as text', row('40', ' 50.0 ', '80'), [40, 50, 80, '1,2', 'Satisfied']],
  ['a % sign', row(40, 50, '80 %'), [40, 50, 80, '1,2', 'Satisfied']],
  ['anchors as a list', row(40, 50, 80, [1, 2]), [40, 50, 80, '1,2', 'Satisfied']],
  ['anchors as a list of texts', row(40, 50, 80, ['1', '2']), [40, 50, 80, '1,2', 'Satisfied']],
  ['anchors with other separators', row(40, 50, 80, '1、2'), [40, 50, 80, '1,2', 'Satisfied']],
  ['one anchor as a number', row(40, 50, 80, 3), [40, 50, 80, '3', 'Satisfied']],
  ['no anchors', row(40, 50, 80, null), [40, 50, 80, '', 'Satisfied']],
  ['no utilisation', row(40, 50, null), [40, 50, 80, '1,2', 'Satisfied']],
  ['a resistance of zero', [40, 0, null, '1', '不满足'], [40, 0, null, '1', 'Not satisfied']],
  ['dashes for empty values', ['-', '/', '—', '-', '不适用'], [null, null, null, '', 'Not applicable']],
])('the check row parser reads a row with %s', (_, sent, read) => expect(firstOf(sent)).toEqual(read));

const VERDICTS = Object.entries({
  Satisfied: 'satisfied|SATISFIED| Satisfied |满足|满足要求|合格',
  'Not satisfied': 'NOT_SATISFIED|not  satisfied|NotSatisfied|unsatisfied|不满足|不合格|不满足要求',
  'Not applicable': 'not-applicable|N/A|不适用',
}).flatMap(([verdict, words]) => words.split('|').map((word) => [word, verdict] as const));
it.each(VERDICTS)('the check row parser reads the verdict %j as %s', (word, verdict) =>
  expect(firstOf(row(40, 50, 80, '1', word))).toContain(verdict),
);

it.each<[string, Row, string]>([
  ['an unknown verdict', row(40, 50, 80, '1', 'OK'), 'summary.tension.0.4'],
  ['a boolean verdict', row(40, 50, 80, '1', true), 'summary.tension.0.4'],
  ['no verdict', row(40, 50, 80, '1', null), 'summary.tension.0.4'],
  ['a comma in a number', row('40,5'), 'summary.tension.0.0'],
  ['a utilisation that cannot be derived', row(null, 50, null), 'summary.tension.0.2'],
  ['anchors of another type', row(40, 50, 80, [{}]), 'summary.tension.0.3'],
  ['too few columns', [40, 50, 80], 'summary.tension.0.4'],
  ['a failure without values', [null, null, null, '1', '不满足'], 'summary.tension.0.2'],
  // These rows would make a failing check pass.
  ['a utilisation lower than action / resistance', row(100, 50, '50 %'), 'summary.tension.0.2'],
  ['a ratio in place of per cent', row(40, 50, 0.8), 'summary.tension.0.2'],
  ['a negative utilisation', row(40, 50, -50), 'summary.tension.0.2'],
  ['an anchor that does not exist', row(40, 50, 80, '99'), 'summary.tension.0.3'],
])('the check row parser refuses a row with %s and reports the position of the error', (_, sent, field) =>
  expect(firstOf(sent)).toMatchObject({ field }),
);

const verdictsOf = (change: object) => {
  const answer = parseCheckAnswer({ ...ANSWER, tensionShear1: null, tensionShear2: '', ...change });
  if (!answer.ok) return answer.error.field;
  const { steel, either } = answer.value.combinedVerdicts;
  return [steel, either];
};
const OPEN = [null, null, null];
const OVER = [1, 1, 2];

it.each<[string, object, [string, string] | string]>([
  ['all rows are met', {}, ['Satisfied', 'Satisfied']],
  ['one of the last two rows is met', rowsOf(OVER, OVER, [0.6, 0.6, 1.2]), ['Not satisfied', 'Satisfied']],
  ['no row is met', rowsOf(OVER, OVER, OVER), ['Not satisfied', 'Not satisfied']],
  ['no combined check applies', rowsOf(OPEN, OPEN, OPEN), ['Not applicable', 'Not applicable']],
  ['only the last two rows apply', rowsOf(OPEN, OVER, OVER), ['Not applicable', 'Not satisfied']],
  ['values are texts', rowsOf(['0.5', '0.5', '1.01'], [1, 1, '0.99'], OPEN), ['Not satisfied', 'Satisfied']],
  // Expected sums: 0.9^2 + 0.5^2 = 1.06, above the limit of 1; 0.5^1.5 + 0.5^1.5 = 0.71, below it.
  ['sums are missing', rowsOf([0.9, 0.5, null], [0.5, 0.5, ''], OPEN), ['Not satisfied', 'Satisfied']],
  ['verdicts are flags', { tensionShear1: true, tensionShear2: '1' }, ['Satisfied', 'Satisfied']],
  [
    'verdicts are Chinese',
    { tensionShear1: '不满足', tensionShear2: '满足' },
    ['Not satisfied', 'Satisfied'],
  ],
  ['a flag contradicts its row', { tensionShear1: 0 }, 'tensionShear1'],
  ['a verdict cannot be derived', rowsOf([0.6, null, null], OPEN, OPEN), 'tensionShear1'],
  ['a row is empty', rowsOf([], OPEN, OPEN), 'tension_and_shear.0.0'],
  ['a verdict is unknown', { tensionShear2: 'OK' }, 'tensionShear2'],
])(
  'the verdicts for combined load are derived from their rows, or a field is refused, if %s',
  (_, change, read) => expect(verdictsOf(change)).toEqual(read),
);

it.each<[string, object, string]>([
  ['one tension row instead of four', { summary: { tension: [row()], shear: [] } }, 'summary.tension'],
  ['no reactions', { reaction: null }, 'reaction'],
  ['an invalid force', { reaction: [{ ...ANSWER.reaction[0], tension: 'x' }] }, 'reaction.0.tension'],
  ['no combined rows', { tension_and_shear: null }, 'tension_and_shear'],
  ['an invalid resultant', { resultant: { torsion: 'much' } }, 'resultant.torsion'],
  ['an invalid maximum', { Max: 'much' }, 'Max'],
])('the check response parser refuses a response with %s and reports the field', (_, change, field) =>
  expect(parseCheckAnswer({ ...ANSWER, ...change })).toMatchObject({ ok: false, error: { field } }),
);

it.each<[string, Row]>([
  ['a utilisation rounded to whole per cent', row(2.14, 6.3, 34)],
  ['an action rounded to 0.1 kN', row(0.1, 6.3, 0.9)],
  ['a utilisation higher than action / resistance', row(40, 50, 95)],
])('the check row parser accepts %s', (_, sent) => expect(firstOf(sent)).toHaveLength(5));
