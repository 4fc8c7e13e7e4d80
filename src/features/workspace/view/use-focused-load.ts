/** Name of the load whose field has the keyboard focus, in the panel or in the load table. */
import { useSyncExternalStore } from 'react';
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
  };
}

function focusedLoad(): LoadName | null {
  const { path = '' } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
  const [, name] = /^loads\.(?:dead|live)\.(\w+)$/.exec(path) ?? [];
  return LOAD_NAMES.find((load) => load === name) ?? null;
}

/** Returns null if no load field has the focus. */
export const useFocusedLoad = (): LoadName | null => useSyncExternalStore(subscribe, focusedLoad);
