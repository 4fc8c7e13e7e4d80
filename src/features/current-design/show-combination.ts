/**
 * Shows a combination of the loads, or a row of the load list: chooses it, and calculates it where its result
 * is not kept.
 */
import { createContext, useContext } from 'react';
import type { Combination } from '@/design/model/combinations';
import type { ListedLoad } from '@/design/model/design-state';

export type ShowCombination = (combination: Combination, listed?: ListedLoad) => void;

export const ShowCombinationContext = createContext<ShowCombination>(() => undefined);

/** Calculates all that was entered and not calculated. */
export const CalculateRestContext = createContext<() => void>(() => undefined);

export const useCalculateRest = (): (() => void) => useContext(CalculateRestContext);

export const useShowCombination = (): ShowCombination => useContext(ShowCombinationContext);
