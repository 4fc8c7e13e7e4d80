/**
 * Tests that no design becomes greener if the function of a requirement or a row of the table of reservations
 * is missing.
 */
import { produce } from 'immer';
import { expect, it } from 'vitest';
import type { CaseInput } from '@/api/contract/to-wire';
import { NOTHING_UNCOVERED } from '@/design/model/load-cases';
import { type CaseVerdict, WORST_FIRST } from '@/design/verdict/case-verdict';
import { verdictOf } from '@/design/verdict/design-verdict';
import { JUDGES } from '@/design/verdict/requirement-evaluation';
import {
  everyRequirement,
  REQUIREMENTS,
  wordOf,
  type VerdictWord,
} from '@/design/verdict/requirement-states';
import { RESERVATION_CODES, SOURCE_OF } from '@/design/verdict/reservations';
import type { Calculation } from '@/design/verdict/run-result';
import type { CheckInput, CheckResult } from '@/engineering';
import { check } from '@/verification/check-helpers';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/test-design';

const cells = { ...everyRequirement('satisfied'), rigidity: 'not_applicable' as const };
const elastic: CaseVerdict = { word: wordOf(cells), governing: null, cells, reservations: [] };
const failing = { ...cells, pull_out: 'not_satisfied' as const };

type Facts = Partial<Omit<Calculation, 'input' | 'answer' | 'plate'>>;
interface Case {
  change?: DesignChange;
  facts?: Facts;
  plate?: Readonly<Record<string, unknown>>;
  form?: (answer: CheckResult) => CheckResult;
  input?: (input: CheckInput) => CaseInput;
}

const PULLED: DesignChange = { load: { N: 10, Vx: 2 }, axials: [2.5, 2.5, 2.5, 2.5] };
const onElastic = (input: CheckInput): CheckInput => ({ ...input, plate: { ...input.plate, rigid: false } });
const remark = (code: string) => (answer: CheckResult) =>
  produce(
    answer,
    ({ remarks }) => void remarks.push({ code, kind: 'outside_scope', clause: '1', values: {} }),
  );
const linearAlone = (answer: CheckResult) =>
  produce(answer, ({ combined: { concrete, linear } }) => {
    concrete.value = 1.051;
    linear.value = 1.2;
  });

const NO_FORCES = [0, 0, 0, 0];
const UNKNOWN_PLATE = { kind: 'unchecked', lacks: 'both' } as const;
const CHECKED = { kind: 'checked', thickness: 10, section: '', share: null } as const;
const STAND_OFF = { installationPosition: 'unclamped', baseDistance: 30 } as const;
const STIFF = { E: 1000 } as CaseInput['rest'];
const STRESSED = { max_von_mises: 100 };

/** Designs of every verdict, at least one for each requirement and for each reservation. */
const CASES: readonly Case[] = [
  {},
  { change: { load: { N: 10, Vx: 200 } } },
  { change: { load: { N: -10 }, axials: NO_FORCES } },
  { change: { load: { N: -10 }, axials: NO_FORCES }, facts: { rigidity: UNKNOWN_PLATE } },
  { change: { product: { s_min: 200 } } },
  { change: { outline: { X1: 175 }, product: { c_min: 150 } } },
  { change: { concrete: { h: 130 } } },
  { change: { anchors: anchorsAt([0, 0], [80, 10], [-60, 90], [50, -80]) } },
  { change: { concrete: { f_ck: 16 } } },
  { change: { concrete: { f_cuk: 16 } } },
  { change: { load: { N: 12 } } },
  { change: { concrete: { cracked: true }, product: { k_cr: 0, k9: 1.7 } } },
  { change: { product: { A_s: 843 } } },
  { change: { product: { E_s: 210 } } },
  { change: { plate: { installationPosition: 'clamped', baseDistance: 30 } }, facts: { openLocks: [] } },
  { change: { load: { N: -40, Vx: 2 }, axials: NO_FORCES, plate: STAND_OFF } },
  { change: { load: { N: -50_000, Vx: 1 }, axials: NO_FORCES } },
  { facts: { uncovered: { ...NOTHING_UNCOVERED, liveLeftOut: true } } },
  { facts: { uncovered: { ...NOTHING_UNCOVERED, deadLeftOut: true } } },
  { facts: { uncovered: { ...NOTHING_UNCOVERED, unconfirmed: ['loads.dead.Nz'] } } },
  { facts: { rigidity: undefined } },
  { facts: { rigidity: UNKNOWN_PLATE } },
  { facts: { rigidity: { ...CHECKED, elastic: { ...elastic, cells: failing, word: wordOf(failing) } } } },
  { facts: { profile: { type: 42, H: 160, W: 160, T: 8, FT: 8, ex: 0, ey: 0, rotation: 0 } } },
  { input: (input) => ({ ...input, plate: { ...input.plate, length: 110 } }) },
  { input: onElastic },
  { input: onElastic, plate: { max_von_mises: 236 } },
  { input: onElastic, plate: { max_von_mises: 900 } },
  { input: (input) => ({ ...onElastic(input), rest: STIFF }), plate: STRESSED },
  { change: { load: { N: -10, Vx: 2 }, axials: NO_FORCES }, input: onElastic, plate: STRESSED },
  { form: remark('unknown_of_server') },
  ...RESERVATION_CODES.map((code): Case => ({ form: remark(code) })),
  { form: linearAlone, change: { standard: 'JGJ145-2013' } },
];

function factsOf({ change = {}, facts = {}, plate = {}, form, input: alter }: Case): Calculation {
  const plain = plainDesign({ ...PULLED, ...change });
  const input = alter?.(plain) ?? plain;
  const answer = form?.(check(plain)) ?? check(plain);
  return {
    input,
    answer,
    plate: plate as Calculation['plate'],
    profile: null,
    rigidity: { kind: 'checked', elastic, thickness: 20, section: 'IPE 80', share: 0 },
    uncovered: NOTHING_UNCOVERED,
    ...facts,
  };
}

const GREEN: readonly VerdictWord[] = WORST_FIRST.toReversed();
const rank = (word: VerdictWord) => Math.max(1, GREEN.indexOf(word));
const FACTS = CASES.map(factsOf);
const WORDS = FACTS.map((facts) => verdictOf(facts).word);

it('the designs of this test have every verdict', () => {
  expect(new Set(WORDS)).toEqual(new Set(GREEN));
});

it.each(REQUIREMENTS)('no design becomes greener if nothing judges the requirement %s', (requirement) => {
  const { [requirement]: _, ...judges } = JUDGES;
  FACTS.forEach((facts, index) => {
    const { word, cells: found } = verdictOf(facts, facts.uncovered, judges);
    expect(found[requirement]).toBe('not_judged');
    expect(rank(word), `design ${index}`).toBeGreaterThanOrEqual(rank(WORDS[index]));
    if (WORDS[index] !== 'not_verified') expect(word).toBe('incomplete');
  });
});

it.each(RESERVATION_CODES)('no design becomes greener if the reservation %s is not in the table', (code) => {
  const table = SOURCE_OF as Record<string, unknown>;
  const row = table[code];
  Reflect.deleteProperty(table, code);
  try {
    FACTS.forEach((facts, index) =>
      expect(rank(verdictOf(facts).word), `design ${index}`).toBeGreaterThanOrEqual(rank(WORDS[index])),
    );
  } finally {
    table[code] = row;
  }
});
