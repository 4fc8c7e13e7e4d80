/**
 * Simulates typing errors in the values of the supplied anchors: the rules must refuse or question most of
 * them. An error remains undetected if it results in another plausible value.
 */
import { describe, expect, it } from 'vitest';
import { ANCHOR_NUMBERS } from '@/api/contract/records';
import { GROUPS, STORED, type StoredRow } from '@/quantities/anchor';
import { implausibleValuesOfRecord } from '@/quantities/plausible/read-anchor';
import { randomFrom } from '@/verification/random-numbers';
import anchors from '../../../mocks/seed/anchors.json';

const TRIALS = 328;
const AT_LEAST = 300;
const SEED = 20_261_122;

const ROWS = GROUPS.flatMap((group) => STORED[group] as readonly StoredRow[]);
const KINDS = new Map(ROWS.map(([quantity, kind]) => [quantity, kind]));
const kindOf = (key: string) => KINDS.get(key.replace(/^(jg|eta)/, ''));

/** Factor by which a value changes if it is entered in the wrong unit. */
const OTHER_UNIT: Readonly<Record<string, number>> = {
  length: 0.1,
  wholeLength: 0.1,
  area: 0.01,
  force: 1000,
  wholeForce: 1000,
  moment: 0.001,
  wholeMoment: 0.001,
  modulus: 1e-6,
  factor: 100,
};

type Stored = Readonly<Record<string, string>>;

const TYPOS: Readonly<Record<string, (anchor: Stored, key: string) => string>> = {
  unit: (anchor, key) => String(Number(anchor[key]) * OTHER_UNIT[kindOf(key) ?? '']),
  'decimal point': (anchor, key) =>
    anchor[key].includes('.') ? anchor[key].replace('.', '') : String(Number(anchor[key]) / 10),
  'swapped digits': (anchor, key) => anchor[key].replace(/(\d)(\.?)(?!\1)(\d)/, '$3$2$1'),
  'swapped fields': (anchor, key) => {
    const next = ANCHOR_NUMBERS[ANCHOR_NUMBERS.indexOf(key as (typeof ANCHOR_NUMBERS)[number]) + 1];
    return next === undefined ? anchor[key] : anchor[next];
  },
  'missing zero': (anchor, key) => anchor[key].replace(/(?<=[1-9]\d*)0(?=0*$)/, ''),
};

interface Wrong {
  name: string;
  key: string;
  slip: string;
  from: string;
  to: string;
  record: Stored & { name: string };
}

function generated(): Wrong[] {
  const random = randomFrom(SEED);
  // Each value is used twice, because errors that leave a value unchanged are skipped below.
  const all = [...ANCHOR_NUMBERS, ...ANCHOR_NUMBERS].flatMap((key) =>
    Object.entries(TYPOS).flatMap(([slip, wrong]): Wrong[] => {
      const anchor = anchors[Math.floor(random() * anchors.length)];
      const from = (anchor as Stored)[key];
      const to = Number(from) > 0 ? wrong(anchor, key) : from;
      // Skips a typing error that did not change the value.
      if (Number(to) === Number(from)) return [];
      return [{ name: anchor.name, key, slip, from, to, record: { ...anchor, [key]: to } }];
    }),
  );
  // Fisher-Yates shuffle, so that the first `TRIALS` errors are a random selection.
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all.slice(0, TRIALS);
}

describe("typing errors in an anchor's values", () => {
  const wrong = generated();

  it("at least 300 of 328 typing errors in an anchor's values are refused or questioned", () => {
    expect(wrong).toHaveLength(TRIALS);
    const missed = wrong.filter(({ record }) => implausibleValuesOfRecord(record).length === 0);
    const told = missed.map(({ key, slip, from, to }) => `${key} ${slip}: ${from} -> ${to}`);
    expect(TRIALS - missed.length, told.join('\n')).toBeGreaterThanOrEqual(AT_LEAST);
  });

  it('at least 300 of 328 typing errors are refused or questioned even if the anchor declares only one standard', () => {
    const alone = wrong.filter(({ key, record }) => {
      const other = key.startsWith('jg') ? 'etaHave' : 'jgHave';
      return implausibleValuesOfRecord({ ...record, [other]: '0' }).length > 0;
    });
    expect(alone.length).toBeGreaterThanOrEqual(AT_LEAST);
  });

  it('the simulated errors cover every kind of typing error and more than 95 % of the anchor values', () => {
    expect(new Set(wrong.map(({ slip }) => slip)).size).toBe(Object.keys(TYPOS).length);
    expect(new Set(wrong.map(({ key }) => key)).size).toBeGreaterThan(0.95 * ANCHOR_NUMBERS.length);
  });
});
