/**
 * Tests that all text and values shown with a verdict agree with the verdict and with each other, for
 * designs of every kind.
 */
import fc from 'fast-check';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { NO_LOAD, type Design } from '@/design/model/design-state';
import { acts, allChecks, combinedSums } from '@/design/verdict/checks';
import { type DesignVerdict, verdictOf } from '@/design/verdict/design-verdict';
import { fittingRemarks } from '@/design/verdict/fitting-remarks';
import type { RunResult } from '@/design/verdict/run-result';
import { type CheckInput, type Remark, STANDARDS } from '@/engineering';
import { LOAD_NAMES } from '@/quantities/inputs';
import { randomCandidate } from '@/testing/random-designs';
import { randomDesigns, resultOf, resultWith, seedAnchors, translators } from '@/testing/report-cases';
import { howMany } from '@/testing/run/how-many';
import { missingText, statementText } from '@/text/wording/statement-text';
import { randomFrom } from '@/verification/random-numbers';

interface Shown {
  input: CheckInput;
  result: RunResult;
  verdict: DesignVerdict;
  remarks: readonly Remark[];
  /** All sentences shown with the verdict, in English. */
  sentences: readonly string[];
}

function shownFor(result: RunResult): Shown {
  const verdict = verdictOf(result);
  const { answer } = result;
  const translate = translators.get('en')!;
  const remarks = fittingRemarks(answer, verdict);
  const sentences = [
    ...[...remarks, ...verdict.reservations].map((one) => statementText(one, translate)),
    ...verdict.missing.map((one) => missingText(one, answer, translate)),
  ];
  return { input: result.input, result, verdict, remarks, sentences };
}

const has = ({ remarks }: Shown, code: string) => remarks.some((one) => one.code === code);
const reserves = ({ verdict }: Shown, code: string) => verdict.reservations.some((one) => one.code === code);
const remarked = (code: string) => (shown: Shown) => has(shown, code);
const reserved = (code: string) => (shown: Shown) => reserves(shown, code);
const isWord = (word: string) => (shown: Shown) => shown.verdict.word === word;
const says = ({ sentences }: Shown, words: RegExp) => sentences.some((sentence) => words.test(sentence));
const red = ({ result: { answer } }: Shown) =>
  [
    ...allChecks(answer).filter(({ verdict }) => verdict === 'Not satisfied'),
    ...combinedSums(answer).filter(({ verdict, isNotNeeded }) => verdict === 'Not satisfied' && !isNotNeeded),
  ].length;
const uses = ({ verdict: { governing } }: Shown) =>
  governing === null ? 0 : (governing.utilisation ?? Infinity);

/** Pairs of conditions that contradict each other: if the first is true, the second must be false. */
const CONTRADICTIONS: readonly [string, (shown: Shown) => boolean, (shown: Shown) => boolean][] = [
  [
    'verified, with a reservation, a missing check or a failed check',
    ({ verdict }) => verdict.word === 'verified' || verdict.word === 'verified_rigid',
    (shown) => shown.verdict.reservations.length + shown.verdict.missing.length + red(shown) > 0,
  ],
  [
    'verified with reservations, without a reservation or with a missing or failed check',
    isWord('reservations'),
    (shown) => shown.verdict.reservations.length === 0 || shown.verdict.missing.length + red(shown) > 0,
  ],
  [
    'incomplete, without a missing check or with a failed check',
    isWord('incomplete'),
    (shown) => shown.verdict.missing.length === 0 || red(shown) > 0,
  ],
  ['not verified, without a failed check', isWord('not_verified'), (shown) => red(shown) === 0],
  ['a failed row and no value above 100 %', (shown) => red(shown) > 0, (shown) => uses(shown) <= 100],
  [
    'a value above 100 % and no failed row',
    (shown) => red(shown) === 0,
    (shown) => uses(shown) > 100 * (1 + 1e-9),
  ],
  ['nothing to verify and a governing row', isWord('nothing'), ({ verdict }) => verdict.governing !== null],
  [
    'a plate above its yield strength, and the statement that the plate was not verified',
    reserved('plate_above_yield'),
    (shown) => says(shown, /Resistance of the base plate, its net section and its welds/),
  ],
  ['a plate that is rigid and elastic', remarked('rigid_plate'), remarked('elastic_plate')],
  ['a rigid plate above its yield strength', remarked('rigid_plate'), reserved('plate_above_yield')],
  [
    'an accidental situation, and a reservation about its concrete factors',
    remarked('accidental'),
    ({ verdict }) =>
      verdict.reservations.some(
        ({ code, values }) => code.startsWith('figure_') && /^gamma_M(c|cv|cp)\b/.test(String(values.symbol)),
      ),
  ],
  [
    'edge bars alone, and a sentence about stirrups',
    ({ input }) => input.concrete.edgeReinforcement === 1,
    (shown) => says(shown, /stirrup/),
  ],
  [
    'edge reinforcement that counts and has no effect',
    (shown) => shown.remarks.some(({ code }) => /^edge_(reinforcement|bars)_count/.test(code)),
    remarked('edge_reinforcement_without_effect'),
  ],
  [
    'concrete that is uncracked and cracked',
    ({ verdict }) => verdict.assumptions.includes('uncracked'),
    ({ input }) => input.concrete.cracked,
  ],
  ['no tension and a tension row', remarked('no_tension'), ({ result }) => acts(result.answer, 'tension')],
  [
    'no shear and a shear row, or a lever arm',
    remarked('no_shear'),
    (shown) => reserves(shown, 'lever_arm_fixed_thickness') || acts(shown.result.answer, 'shear'),
  ],
  [
    'a missing check and a reservation with the same code',
    ({ verdict }) => verdict.missing.length > 0,
    ({ verdict }) =>
      verdict.missing.some(({ code }) => verdict.reservations.some((one) => one.code === (code as string))),
  ],
  [
    'blow-out that is not required, and a reservation about blow-out',
    remarked('blow_out_not_needed'),
    reserved('blow_out'),
  ],
  ['an annular gap that is filled and open', remarked('annular_gap_filled'), remarked('annular_gap_open')],
];

/**
 * Returns the design in thick concrete without edges, without stand-off and live loads, and with a tenth of
 * the dead loads; without these changes, most random designs fail.
 */
const eased = (design: Design): Design =>
  produce(design, ({ layout, loads, concrete }) => {
    Object.assign(layout, { h: 400 });
    for (const side of Object.values(layout.sides)) side.exists = false;
    for (const name of LOAD_NAMES) loads.dead[name] /= 10;
    Object.assign(loads, { loadCase: 'dead', live: NO_LOAD });
    concrete.installationPosition = 'flush';
  });
const pressed = (design: Design): Design =>
  produce(eased(design), ({ loads }) => void (loads.dead = { ...NO_LOAD, Nz: -10 }));
const pressedOff = (design: Design): Design =>
  produce(pressed(design), ({ loads, concrete }) => {
    loads.dead.Vx = 0.5;
    concrete.installationPosition = 'unclamped';
  });

const rigid: readonly Shown[] = STANDARDS.flatMap((standard) =>
  fc
    .sample(randomDesigns(standard), { numRuns: howMany(60, 300), seed: 20261123 })
    .flatMap((design) => [design, eased(design), pressed(design), pressedOff(design)])
    .flatMap((design) => {
      const result = resultOf(design, seedAnchors[0]);
      return result === null ? [] : [shownFor(result)];
    }),
);

const elastic: readonly Shown[] = (() => {
  const random = randomFrom(20261123);
  return Array.from({ length: howMany(4, 20) }, () => randomCandidate(random, true)).flatMap(
    ({ design, anchor }) => {
      const thin = produce(design, ({ plate, loads }) => {
        plate.thickness = 8;
        loads.dead.Nz = 40;
      });
      const result = resultWith(thin, anchor);
      return result === null ? [] : [shownFor(result)];
    },
  );
})();

const all = [...rigid, ...elastic];

it.each(CONTRADICTIONS)('no design in the sample has the contradiction: %s', (_, one, other) => {
  const found = all.filter((shown) => one(shown) && other(shown));
  expect(found.slice(0, 2).map(({ verdict, sentences }) => [verdict.word, ...sentences])).toEqual([]);
});

it('the sample covers each verdict except `verified`, and the first condition of each contradiction', () => {
  const words = new Set(all.map(({ verdict }) => verdict.word));
  const others = ['incomplete', 'not_verified', 'nothing', 'reservations', 'verified_rigid'];
  expect([...words].sort()).toEqual(others);
  const tried = CONTRADICTIONS.map(([name, one]) => [name, all.filter(one).length] as const);
  expect(tried.filter(([, count]) => count === 0)).toEqual([]);
});
