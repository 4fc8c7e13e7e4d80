/** List state (search term, filters, page) restored after editing a record; stored per tab and user. */
import { useState } from 'react';
import { isObject, jsonIn } from '@/design/model/untrusted';
import { perTab, readItem, writeItem } from '@/stores/local-storage';
import { useSessionStore } from '@/stores/session';

type Plain = string | number;

/** Reads the stored state; ignores a field of another type, which another version has stored. */
function readState<T extends Record<keyof T, Plain>>(key: string, start: T): T {
  const kept = jsonIn(readItem(key, perTab));
  if (!isObject(kept)) return start;
  const known = Object.keys(start).filter((name) => typeof kept[name] === typeof start[name as keyof T]);
  return { ...start, ...Object.fromEntries(known.map((name) => [name, kept[name]])) };
}

/** Returns the state of the named `list`, and a function that changes some of its fields. */
export function useStoredState<T extends Record<keyof T, Plain>>(
  list: string,
  start: T,
): [T, (change: Partial<T>) => void] {
  const user = useSessionStore((state) => state.user?.id);
  const key = `list ${list} of ${user}`;
  const [state, setState] = useState(() => readState(key, start));
  const change = (fields: Partial<T>) =>
    setState((before) => {
      const next = { ...before, ...fields };
      writeItem(key, JSON.stringify(next), perTab);
      return next;
    });
  return [state, change];
}
