/**
 * Goes to the field that another part of the app requests, such as the search: the state of the history entry
 * contains the field's path.
 */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isObject } from '@/design/model/untrusted';

export function useAskedField(goTo: (field: string) => void): void {
  // Each navigation has its own key, so that the same field can be requested twice.
  const { key, state } = useLocation() as { key: string; state: unknown };
  useEffect(() => {
    if (isObject(state) && typeof state.field === 'string') goTo(state.field);
  }, [key, state, goTo]);
}
