/** List state (search term, filters, page) restored after editing a record; stored per tab and user. */
import { useState } from 'react';
import { isObject, jsonIn } from '@/design/model/untrusted-values';
import type { ListState } from '@/features/administration/records/database';
import { perTab, readItem, writeItem } from '@/stores/local-storage';
import { useSessionStore } from '@/stores/session';

/** Reads the stored state; ignores a field of another type, which another version has stored. */
function readState(key: string, start: ListState): ListState {
  const kept = jsonIn(readItem(key, perTab));
  if (!isObject(kept)) return start;
  const known = Object.entries(kept).filter(([name, value]) => typeof value === typeof start[name]);
  return { ...start, ...Object.fromEntries(known) } as ListState;
}

/** Returns the state of the named `list`, and a function that changes some of its fields. */
export function useStoredState(list: string, start: ListState) {
  const user = useSessionStore((state) => state.user?.id);
  const key = `list ${list} of ${user}`;
  const [state, setState] = useState(() => readState(key, start));
  const change = (fields: Partial<ListState>) =>
    setState((before): ListState => {
      const next = { ...before, ...fields } as ListState;
      writeItem(key, JSON.stringify(next), perTab);
      return next;
    });
  return [state, change] as const;
}
