// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { discardStoredInput, storeInput, takeStoredInput } from '@/stores/stored-input';

beforeEach(() => sessionStorage.clear());

describe('kept input', () => {
  it('returns stored input to its user only once', () => {
    storeInput('u1', { 'anchor:a1': { name: 'Wedge bolt' } });
    expect(takeStoredInput('u1')).toEqual({ 'anchor:a1': { name: 'Wedge bolt' } });
    expect(takeStoredInput('u1')).toEqual({});
  });

  it('is given to nobody else', () => {
    storeInput('u1', { 'anchor:a1': { name: 'Wedge bolt' } });
    expect(takeStoredInput('u2')).toEqual({});
    expect(takeStoredInput('u1')).toEqual({});
  });

  it('is gone after it was discarded, and nothing takes the place of what is left', () => {
    storeInput('u1', { 'anchor:a1': {} });
    discardStoredInput();
    expect(takeStoredInput('u1')).toEqual({});
    storeInput('u1', { 'anchor:a1': {} });
    storeInput('u1', {});
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '7', '{"userId": "u1"}', '{"userId": "u1", "forms": 7}'])(
    'refuses a broken entry: %s',
    (text) => {
      sessionStorage.setItem('keptInput', text);
      expect(takeStoredInput('u1')).toEqual({});
    },
  );
});
