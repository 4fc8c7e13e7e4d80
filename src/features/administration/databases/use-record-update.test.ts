import { expect, it } from 'vitest';
import { differences, merged } from '@/features/administration/databases/use-record-update';

const before = { h_ef: '70', k8: '2', name: 'A' };

it('comparing the states of a record shows no difference if no other user has changed the stored record', () =>
  expect(differences(before, before, { ...before, k8: '3' })).toEqual([]));

it('merging keeps both changes if the two users changed different fields', () => {
  const theirs = { ...before, h_ef: '71' };
  const mine = { ...before, k8: '3' };
  expect(differences(before, theirs, mine)).toEqual([
    { key: 'h_ef', before: '70', theirs: '71', mine: '70', isConflict: false },
  ]);
  expect(merged(before, theirs, mine, new Set())).toEqual({ h_ef: '71', k8: '3', name: 'A' });
});

it('a field is in conflict only if both users changed it to different values, and merging keeps the chosen value', () => {
  const theirs = { ...before, h_ef: '71', k8: '3' };
  const mine = { ...before, h_ef: '72', k8: '3' };
  const found = differences(before, theirs, mine).map(({ key, isConflict }) => [key, isConflict]);
  expect(found).toEqual(Object.entries({ h_ef: true, k8: false }));
  expect(merged(before, theirs, mine, new Set()).h_ef).toBe('72');
  expect(merged(before, theirs, mine, new Set(['h_ef'])).h_ef).toBe('71');
});
