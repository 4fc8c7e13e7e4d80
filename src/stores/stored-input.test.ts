// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { discardStoredInput, storeInput, takeStoredInput } from '@/stores/local-storage';

beforeEach(() => sessionStorage.clear());

it('stored form input is returned to its user only once', () => {
  storeInput('u1', { 'anchor:a1': { name: 'Wedge bolt' } });
  expect(takeStoredInput('u1')).toEqual({ 'anchor:a1': { name: 'Wedge bolt' } });
  expect(takeStoredInput('u1')).toEqual({});
});

it('stored form input is deleted, not returned, when another user requests it', () => {
  storeInput('u1', { 'anchor:a1': { name: 'Wedge bolt' } });
  expect(takeStoredInput('u2')).toEqual({});
  expect(takeStoredInput('u1')).toEqual({});
});

it('stored form input is removed when it is discarded or when no form has unsaved input', () => {
  storeInput('u1', { 'anchor:a1': {} });
  discardStoredInput();
  expect(takeStoredInput('u1')).toEqual({});
  storeInput('u1', { 'anchor:a1': {} });
  storeInput('u1', {});
  expect(sessionStorage).toHaveLength(0);
});

it.each(['{', 'null', '7', '{"userId": "u1"}', '{"userId": "u1", "forms": 7}'])(
  'the invalid entry %s of stored form input is ignored',
  (text) => {
    sessionStorage.setItem('keptInput', text);
    expect(takeStoredInput('u1')).toEqual({});
  },
);
