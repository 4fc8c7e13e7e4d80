import { expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { createEvaluateCandidate } from '@/design/search/evaluate-candidate';
import {
  changesFigures,
  isChanged,
  isUsed,
  recordEffect,
  type RecordChange,
} from '@/design/search/record-change';
import { watchedCalculator } from '@/testing/evaluate-shown';
import { givenDesign } from '@/testing/given-design';
import { randomCandidate } from '@/testing/random-designs';
import { howMany } from '@/testing/run/how-many';
import { seededConcretes, seededDetails, seededGrades, withRecords } from '@/testing/seeded-records';
import { randomFrom } from '@/verification/random-numbers';

const calculator = watchedCalculator();
const { signal } = new AbortController();
const detailOf = (id: string) => seededDetails().find((record) => String(record.id) === id)!;
const tools = () => ({
  anchorOf: (id: string) => Promise.resolve(detailOf(id)),
  evaluateCandidate: createEvaluateCandidate(calculator, signal),
});

function designs(count: number): Design[] {
  const random = randomFrom(7);
  return Array.from({ length: count }, () => {
    const { design } = randomCandidate(random, false);
    const grade = seededGrades(design.standardType)[2].name;
    return withRecords(design, seededDetails()[0].name, grade).design;
  });
}

/**
 * Returns a change to the anchor record that all designs use: its steel resistances are multiplied by the
 * factor.
 */
function steelTimes(factor: number): RecordChange {
  const [before] = seededDetails();
  const times = (text: string) => String(Number(text) * factor);
  const after = { ...before, etaNrks: times(before.etaNrks), jgNrks: times(before.jgNrks) };
  return { kind: 'anchors', before, after };
}

it('changesFigures ignores a change that affects only text, and detects a changed resistance', () => {
  const [before] = seededDetails();
  expect(changesFigures({ kind: 'anchors', before, after: { ...before, etaMaterial: 'other' } })).toBe(false);
  expect(changesFigures(steelTimes(1))).toBe(false);
  expect(changesFigures(steelTimes(2))).toBe(true);
});

it('recordEffect reports the same utilisations as separate evaluations with the old and the new values', async () => {
  const change = steelTimes(0.5);
  let compared = 0;
  for (const design of designs(howMany(10, 60))) {
    expect(isUsed(design, change)).toBe(true);
    const effect = await recordEffect(design, [change], tools());
    if (effect.kind !== 'judged') {
      expect(effect.kind).toBe('notCalculable');
      continue;
    }
    compared += 1;
    const alone = async ({ after: record }: RecordChange) => {
      const unchanged = { kind: 'anchors', before: record, after: record } as RecordChange;
      const end = await recordEffect(design, [unchanged], tools());
      if (end.kind !== 'judged') throw new Error(end.kind);
      return [end.after.word, end.after.utilisations];
    };
    expect([effect.before.word, effect.before.utilisations]).toEqual(await alone(steelTimes(1)));
    expect([effect.after.word, effect.after.utilisations]).toEqual(await alone(change));
    const steel = effect.before.utilisations.steel_tension;
    // Halving the resistance doubles the utilisation for steel failure, so the change is at least `steel`,
    // the utilisation before.
    if (steel) expect(effect.largest).toBeGreaterThanOrEqual(steel * (1 - 1e-9));
  }
  expect(compared).toBeGreaterThan(0);
});

it('isChanged ignores a slight change in resistance, and reports a change of the governing check', async () => {
  const found = { same: 0, other: 0 };
  for (const design of designs(20)) {
    const slight = await recordEffect(design, [steelTimes(1.0001)], tools());
    if (slight.kind !== 'judged') continue;
    expect(isChanged(slight)).toBe(false);
    found.same += 1;
    const weak = await recordEffect(design, [steelTimes(1e-3)], tools());
    if (weak.kind !== 'judged' || !weak.after.utilisations.steel_tension) continue;
    if (weak.before.governing?.kind === 'mode' && weak.before.governing.mode === 'concrete_cone') {
      expect(isChanged(weak)).toBe(true);
      found.other += 1;
    }
  }
  expect(found.same).toBeGreaterThan(5);
  expect(found.other).toBeGreaterThan(0);
});

it('recordEffect reports a grade that is no longer offered and a rule that the new values violate', async () => {
  const loaded = givenDesign({ Nz: 5 });
  const { design } = withRecords(loaded, seededDetails()[0].name, 'C20/25');
  const before = seededConcretes().find(({ id }) => String(id) === design.concrete.gradeId)!;
  const effectOf = (after: Partial<typeof before>) =>
    recordEffect(design, [{ kind: 'concretes', before, after: { ...before, ...after } }], tools());
  expect(await effectOf({ fck: '0' })).toEqual({ kind: 'notOffered' });
  expect(isChanged({ kind: 'notOffered' })).toBe(true);
  expect(await effectOf({ fck: '21' })).toMatchObject({ kind: 'judged' });
  const [record] = seededDetails();
  const thick = { ...record, etaHmin: '5000' };
  const effect = await recordEffect(design, [{ kind: 'anchors', before: record, after: thick }], tools());
  expect(effect.kind).toBe('refused');
});
