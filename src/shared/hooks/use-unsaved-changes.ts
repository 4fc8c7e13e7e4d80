/** Forms on the page with unsaved input. The app asks before leaving such a page. */
import { useCallback, useEffect, useId } from 'react';

const dirty = new Set<string>();

export function hasUnsavedChanges(): boolean {
  return dirty.size > 0;
}

/**
 * Forgets unsaved changes, so that the app leaves the page without asking: the session has ended, or the
 * user has confirmed.
 */
export function dropUnsavedChanges(): void {
  dirty.clear();
}

/**
 * Marks this form as changed while `isDirty` is true. The returned function removes the mark immediately, so
 * that the app can leave the page right after saving.
 */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    dirty.add(id);
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.has(id)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      dirty.delete(id);
      window.removeEventListener('beforeunload', ask);
    };
  }, [id, isDirty]);
  return useCallback(() => {
    dirty.delete(id);
  }, [id]);
}
