// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  claimDesign,
  DESIGN_KEY,
  discardDesign,
  dropLateSaves,
  entryKeyOf,
  storeDesignOnSessionEnd,
  storedKey,
} from '@/stores/stored-design';

const design = () => localStorage.getItem(DESIGN_KEY);
/** Simulates saving in the workspace after a change. */
const save = (text: string) => localStorage.setItem(DESIGN_KEY, text);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('design of a user', () => {
  it('the design of a user is restored at the next sign-in after the session has ended', () => {
    claimDesign('anna');
    save('of anna');
    storeDesignOnSessionEnd();
    expect(design()).toBeNull();
    claimDesign('anna');
    expect(design()).toBe('of anna');
    expect(localStorage.getItem(storedKey('anna'))).toBeNull();
  });

  it('the design of a user is not shown to another user, who gets their own design', () => {
    claimDesign('anna');
    save('of anna');
    storeDesignOnSessionEnd();
    claimDesign('ben');
    expect(design()).toBeNull();
    save('of ben');
    storeDesignOnSessionEnd();
    claimDesign('anna');
    expect(design()).toBe('of anna');
    storeDesignOnSessionEnd();
    claimDesign('ben');
    expect(design()).toBe('of ben');
  });

  it('the design of a user stays the same saved design, for its user only', () => {
    const entry = () => localStorage.getItem(entryKeyOf(DESIGN_KEY));
    claimDesign('anna');
    save('of anna');
    localStorage.setItem(entryKeyOf(DESIGN_KEY), 'railing');
    storeDesignOnSessionEnd();
    expect(entry()).toBeNull();
    claimDesign('ben');
    save('of ben');
    expect(entry()).toBeNull();
    storeDesignOnSessionEnd();
    claimDesign('anna');
    expect(entry()).toBe('railing');
    discardDesign();
    expect(entry()).toBeNull();
  });

  it('the design of a user belongs to its owner even if it is saved while the page is closing', () => {
    claimDesign('anna');
    save('of anna');
    storeDesignOnSessionEnd();
    save('of anna, last change');
    claimDesign('ben');
    expect(design()).toBeNull();
    storeDesignOnSessionEnd();
    claimDesign('anna');
    expect(design()).toBe('of anna, last change');
  });

  it('the design of a user is deleted after sign-out, even if it is saved while the page is closing', () => {
    claimDesign('anna');
    save('of anna');
    discardDesign();
    save('of anna, late');
    dropLateSaves();
    expect(design()).toBeNull();
    claimDesign('anna');
    expect(design()).toBeNull();
  });

  it('the design of a user stays in the browser when another user signs out', () => {
    claimDesign('anna');
    save('of anna');
    storeDesignOnSessionEnd();
    claimDesign('ben');
    discardDesign();
    claimDesign('anna');
    expect(design()).toBe('of anna');
  });

  it('the design of a user is given to the first user who signs in if it has no owner', () => {
    save('older');
    dropLateSaves();
    claimDesign('anna');
    expect(design()).toBe('older');
  });

  it('the design of a user is never left to another user for lack of space', () => {
    claimDesign('anna');
    save('of anna');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    claimDesign('ben');
    setItem.mockRestore();
    expect(design()).toBeNull();
  });
});
