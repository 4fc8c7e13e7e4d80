/** The field that was asked for elsewhere, as by the search: it stands in the state of the history entry. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isObject } from '@/design/model/untrusted';

export function useAskedField(goTo: (field: string) => void): void {
  // Each way here has a key of its own, so that the same field can be asked for twice.
  const { key, state } = useLocation() as { key: string; state: unknown };
  useEffect(() => {
    if (isObject(state) && typeof state.field === 'string') goTo(state.field);
  }, [key, state, goTo]);
}
