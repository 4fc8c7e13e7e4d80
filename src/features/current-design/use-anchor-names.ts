/**
 * Names of listed anchors. A list may hold ids alone: their names are then read from the details, a few at a
 * time.
 */
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { anchorNameQuery } from '@/api/calls/anchors';
import type { AnchorListItem } from '@/api/contract/anchor-answer';

/** The name, null while it is being read, undefined where it cannot be read. */
type Name = string | null | undefined;

const namesOf = (results: readonly UseQueryResult<string>[]): Name[] =>
  results.map(({ data, isError }) => (isError ? undefined : (data ?? null)));

export function useAnchorNames(anchors: readonly AnchorListItem[]): Name[] {
  const nameless = anchors.filter(({ name }) => name === '');
  const read = useQueries({ queries: nameless.map(({ id }) => anchorNameQuery(id)), combine: namesOf });
  return anchors.map((anchor) => anchor.name || read[nameless.indexOf(anchor)]);
}
