/** The loads by which a design is judged: it passes where it passes under each of them. */
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
  /** The design under these loads. */
  design: Design;
}

interface CountedCase {
  name: NamedCombination;
  loads: LoadsState;
}

/** Each is compared with each: of a longer list all rows count. */
const MOST_COMPARED = 300;

/** Share of the largest component that a difference may keep from rounding. */
const NOISE = 1e-9;

/** True where `one` is `other` times a factor from 0 to 1. */
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
 * Loads that are a part of others are left out: forces and stresses grow with the loads in proportion, on
 * both plates, so nothing fails under the part that does not fail under the whole.
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
      // The shown loads say what of the entered ones counts nowhere.
      .filter((one, index) => index === 0 || !isCompared || !isCovered(one, index))
      .map(({ name, design: { loads } }) => ({ name, loads }))
  );
}

/** Searches judge many designs under the same loads: which of these count is worked out once. */
const known = new WeakMap<LoadsState, readonly CountedCase[]>();

export function loadCasesOf(design: Design): LoadCase[] {
  let cases = known.get(design.loads);
  if (cases === undefined) {
    cases = countedCases(design);
    known.set(design.loads, cases);
  }
  return cases.map(({ name, loads }) => ({ name, design: { ...design, loads } }));
}
