// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { discardKeptInput, keepInput, takeKeptInput } from './stored-input';

beforeEach(() => sessionStorage.clear());

describe('kept input', () => {
  it('is given to its user once', () => {
    keepInput('u1', { 'anchor:a1': { name: 'Wedge bolt' } });
    expect(takeKeptInput('u1')).toEqual({ 'anchor:a1': { name: 'Wedge bolt' } });
    expect(takeKeptInput('u1')).toEqual({});
  });

  it('is given to nobody else', () => {
    keepInput('u1', { 'anchor:a1': { name: 'Wedge bolt' } });
    expect(takeKeptInput('u2')).toEqual({});
    expect(takeKeptInput('u1')).toEqual({});
  });

  it('is gone after it was discarded, and nothing takes the place of what is left', () => {
    keepInput('u1', { 'anchor:a1': {} });
    discardKeptInput();
    expect(takeKeptInput('u1')).toEqual({});
    keepInput('u1', { 'anchor:a1': {} });
    keepInput('u1', {});
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '7', '{"userId": "u1"}', '{"userId": "u1", "forms": 7}'])(
    'that is broken is none: %s',
    (text) => {
      sessionStorage.setItem('keptInput', text);
      expect(takeKeptInput('u1')).toEqual({});
    },
  );
});
