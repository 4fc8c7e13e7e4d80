/**
 * Selects and shows a load combination or a row of the load list, and calculates the combination or row if
 * its result is not cached.
 */
import { createContext, useContext } from 'react';
import type { ListedLoad } from '@/design/model/design-state';
import type { Combination } from '@/design/model/load-cases';

export type ShowCombination = (combination: Combination, listed?: ListedLoad) => void;

export const ShowCombinationContext = createContext<ShowCombination>(() => undefined);

/** Context with the function that calculates all entered loads that have not been calculated yet. */
export const CalculateRestContext = createContext<() => void>(() => undefined);

export const useCalculateRest = (): (() => void) => useContext(CalculateRestContext);

export const useShowCombination = (): ShowCombination => useContext(ShowCombinationContext);
