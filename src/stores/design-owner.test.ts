// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  claimDesign,
  DESIGN_KEY,
  discardDesign,
  dropLateSaves,
  entryKeyOf,
  storeDesignOnSessionEnd,
  storedKey,
} from '@/stores/design-owner';
import { discardStoredInput, storeInput, takeStoredInput } from '@/stores/local-storage';

const design = () => localStorage.getItem(DESIGN_KEY);
/** Simulates saving in the workspace after a change. */
const save = (text: string) => localStorage.setItem(DESIGN_KEY, text);
const beginWork = () => {
  claimDesign('anna');
  save('of anna');
};

/** Ends the session, and begins one of this user. */
const changeUser = (name: string) => {
  storeDesignOnSessionEnd();
  claimDesign(name);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a design is restored only for its owner, and another user gets their own design', () => {
  beginWork();
  changeUser('ben');
  expect(design()).toBeNull();
  save('of ben');
  changeUser('anna');
  expect(design()).toBe('of anna');
  expect(localStorage.getItem(storedKey('anna'))).toBeNull();
  changeUser('ben');
  expect(design()).toBe('of ben');
});

it('the id of the saved design is restored for its owner only', () => {
  const entry = () => localStorage.getItem(entryKeyOf(DESIGN_KEY));
  beginWork();
  localStorage.setItem(entryKeyOf(DESIGN_KEY), 'railing');
  storeDesignOnSessionEnd();
  expect(entry()).toBeNull();
  claimDesign('ben');
  save('of ben');
  expect(entry()).toBeNull();
  changeUser('anna');
  expect(entry()).toBe('railing');
  discardDesign();
  expect(entry()).toBeNull();
});

it('the owner gets the design back even if the closing page saves it after the session has ended', () => {
  beginWork();
  storeDesignOnSessionEnd();
  save('of anna, last change');
  claimDesign('ben');
  expect(design()).toBeNull();
  changeUser('anna');
  expect(design()).toBe('of anna, last change');
});

it('sign-out deletes the design, even if the closing page saves it once more', () => {
  beginWork();
  discardDesign();
  save('of anna, late');
  dropLateSaves();
  expect(design()).toBeNull();
  claimDesign('anna');
  expect(design()).toBeNull();
});

it('the stored design is kept when another user signs out, and without an owner belongs to the first user', () => {
  save('older');
  dropLateSaves();
  claimDesign('anna');
  expect(design()).toBe('older');
  localStorage.clear();
  sessionStorage.clear();
  beginWork();
  changeUser('ben');
  discardDesign();
  claimDesign('anna');
  expect(design()).toBe('of anna');
});

it('a design is hidden from another user if there is no space in the storage to move the design', () => {
  beginWork();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  claimDesign('ben');
  expect(design()).toBeNull();
});

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
