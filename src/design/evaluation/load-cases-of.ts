/**
 * Determines the load cases that decide the verdict on a design: the design passes only if it passes under
 * each of them.
 */
import {
  combinationVariants,
  nameOf,
  rowVariant,
  type CombinationVariant,
} from '@/design/evaluation/load-variants';
import type { NamedCombination } from '@/design/model/combinations';
import type { Design, LoadsState, LoadValues } from '@/design/model/design-state';
import { designLoadValues } from '@/design/requests/factored-loads';

export interface LoadCase {
  name: NamedCombination;
  /** The design under the loads of this load case. */
  design: Design;
}

interface CountedCase {
  name: NamedCombination;
  loads: LoadsState;
}

/**
 * Largest number of load cases that are compared in pairs; if there are more, every load case is evaluated.
 */
const MOST_COMPARED = 300;

/** Rounding tolerance for a difference, as a fraction of the largest component. */
const NOISE = 1e-9;

/** True if `one` equals `other` times a factor from 0 to 1. */
function isPartOf(one: LoadValues, other: LoadValues): boolean {
  const names = Object.keys(other) as (keyof LoadValues)[];
  const largest = names.reduce((name, next) => (Math.abs(other[next]) > Math.abs(other[name]) ? next : name));
  const ratio = other[largest] === 0 ? 0 : one[largest] / other[largest];
  const limit = NOISE * Math.abs(other[largest]);
  return (
    ratio >= 0 && ratio <= 1 && names.every((name) => Math.abs(one[name] - ratio * other[name]) <= limit)
  );
}

/**
 * Omits every load case that is a fraction of another load case: for both the rigid and the elastic plate,
 * forces and stresses are proportional to the loads, so a check that passes under the full load also passes
 * under a fraction of it.
 */
function countedCases(design: Design): CountedCase[] {
  const rows = design.loads.list.map((row): CombinationVariant => {
    return { combination: 'row', design: rowVariant(design, row) };
  });
  const cases = [...combinationVariants(design), ...rows].map((variant) => ({
    name: nameOf(variant),
    design: variant.design,
    loads: designLoadValues(variant.design),
  }));
  const isCovered = ({ loads }: (typeof cases)[number], index: number) =>
    cases.some(
      (other, at) =>
        at !== index && isPartOf(loads, other.loads) && (!isPartOf(other.loads, loads) || at < index),
    );
  const isCompared = cases.length <= MOST_COMPARED;
  return (
    cases
      // The displayed loads (index 0) are always evaluated: only their result reports live loads that the
      // displayed combination excludes.
      .filter((one, index) => index === 0 || !isCompared || !isCovered(one, index))
      .map(({ name, design: { loads } }) => ({ name, loads }))
  );
}

/**
 * A search evaluates many designs under the same loads, so the load cases are determined once per set of
 * loads.
 */
const known = new WeakMap<LoadsState, readonly CountedCase[]>();

export function loadCasesOf(design: Design): LoadCase[] {
  let cases = known.get(design.loads);
  if (cases === undefined) {
    cases = countedCases(design);
    known.set(design.loads, cases);
  }
  return cases.map(({ name, loads }) => ({ name, design: { ...design, loads } }));
}
