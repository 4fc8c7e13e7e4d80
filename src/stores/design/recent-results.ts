/**
 * Cache of complete results by their inputs, for a few designs, so that switching between combinations does
 * not require a new calculation.
 */
import { create } from 'zustand';
import { latestCache, type LatestCache } from '@/design/run/latest-cache';
import type { RunResult } from '@/design/verdict/calculation';

const MOST = 12;

interface RecentResults {
  results: LatestCache<RunResult>;
  forget: () => void;
}

export const useRecentResults = create<RecentResults>((set) => ({
  results: latestCache(MOST),
  forget: () => set({ results: latestCache(MOST) }),
}));
