// @vitest-environment jsdom
/** How long a result that follows the hand waits, by the clock of the test alone. */
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useDesignStore } from '@/stores/design/design-store';
import { TYPED_AFTER_MS, useLive } from './use-live';

/** ms after the last change. */
const PAUSE = 100;

beforeEach(() => {
  vi.useFakeTimers();
  useDesignStore.getState().reset();
});
afterEach(() => vi.useRealTimers());

const changeLength = (value: number) =>
  useDesignStore.getState().change(({ plate }) => void (plate.length = value));

/** Counts how often a calculation was about to begin. */
function begun() {
  const orderOf = vi.fn(() => null);
  const { unmount } = renderHook(() =>
    useLive({ isOn: true, orderOf, userId: 'u', onResult: () => undefined }),
  );
  onTestFinished(unmount);
  vi.advanceTimersByTime(1000);
  orderOf.mockClear();
  return orderOf;
}

it('is 100 ms after a change, and 300 ms after the last key', () => {
  const orderOf = begun();
  changeLength(410);
  vi.advanceTimersByTime(0.99 * PAUSE);
  expect(orderOf).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0.02 * PAUSE);
  expect(orderOf).toHaveBeenCalledOnce();
  expect(PAUSE + TYPED_AFTER_MS).toBe(300);
});

it('begins anew with each further change', () => {
  const orderOf = begun();
  for (const length of [410, 420, 430]) {
    changeLength(length);
    vi.advanceTimersByTime(0.99 * PAUSE);
  }
  expect(orderOf).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0.02 * PAUSE);
  expect(orderOf).toHaveBeenCalledExactlyOnceWith(useDesignStore.getState().design);
});
