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

describe("a user's design", () => {
  it('restores the design at the next sign-in after the session has ended', () => {
    claimDesign('anna');
    save('of anna');
    storeDesignOnSessionEnd();
    expect(design()).toBeNull();
    claimDesign('anna');
    expect(design()).toBe('of anna');
    expect(localStorage.getItem(storedKey('anna'))).toBeNull();
  });

  it('shows the design only to its owner, and shows another user their own design', () => {
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

  it('restores the id of the saved design for its owner only', () => {
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

  it('returns the design to its owner even if the closing page saves it after the session has ended', () => {
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

  it('deletes the design at sign-out, even if the closing page saves it once more', () => {
    claimDesign('anna');
    save('of anna');
    discardDesign();
    save('of anna, late');
    dropLateSaves();
    expect(design()).toBeNull();
    claimDesign('anna');
    expect(design()).toBeNull();
  });

  it('keeps the design when another user signs out', () => {
    claimDesign('anna');
    save('of anna');
    storeDesignOnSessionEnd();
    claimDesign('ben');
    discardDesign();
    claimDesign('anna');
    expect(design()).toBe('of anna');
  });

  it('assigns a design without an owner to the first user who signs in', () => {
    save('older');
    dropLateSaves();
    claimDesign('anna');
    expect(design()).toBe('older');
  });

  it('hides the design from another user if there is no space in the storage to move it', () => {
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
