/**
 * Form input that survives a page load. Before leaving the page, the app reads the unsaved values of the
 * forms on screen; afterwards, forms with the same names start with these values.
 */
import { useCallback, useEffect, useId, useEffectEvent } from 'react';
import { useWindowEvent } from '@/shared/hooks/use-window-event';

const SECRET: ReadonlySet<string> = new Set(['password', 'confirm']);

const withoutSecrets = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET.has(field)));

class FormInputs {
  private readonly onScreen = new Map<string, () => object>();
  private readonly offered = new Map<string, unknown>();

  /** Returns the values of all forms with unsaved input, keyed by form name. */
  unsaved(): Record<string, object> {
    return Object.fromEntries([...this.onScreen].map(([name, read]) => [name, withoutSecrets(read())]));
  }

  /** Makes forms with these names start with the stored values, once per form. */
  offer(forms: Readonly<Record<string, unknown>>): void {
    this.offered.clear();
    for (const [name, values] of Object.entries(forms)) this.offered.set(name, values);
  }

  has(name: string): boolean {
    return this.offered.has(name);
  }

  take(name: string): unknown {
    const stored = this.offered.get(name);
    this.offered.delete(name);
    return stored;
  }

  /** Registers a form with unsaved input. Returns the function that unregisters it. */
  show(name: string, read: () => object): () => void {
    this.onScreen.set(name, read);
    return () => void this.onScreen.delete(name);
  }
}

export const formInputs = new FormInputs();

interface StoredInputOptions<T> {
  /** Name that identifies the form and the record that it edits; without a name, nothing is stored. */
  name: string | undefined;
  isDirty: boolean;
  /** Initial form values. Stored fields with another name or type are not restored. */
  initial: T;
  read: () => object;
  restore: (values: Partial<T>) => void;
}

/** Returns the kind of a value. Numbers and strings are the same kind, because an id may be either. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'number' ? 'string' : typeof value;
}

function known<T extends object>(kept: object, initial: T): Partial<T> {
  const fields = Object.entries(kept).filter(
    ([name, value]) => name in initial && kindOf(value) === kindOf(initial[name as keyof T]),
  );
  return Object.fromEntries(fields) as Partial<T>;
}

export function useStoredInput<T extends object>(options: StoredInputOptions<T>): void {
  const { name, isDirty } = options;
  const restore = useEffectEvent((stored: object) => options.restore(known(stored, options.initial)));
  const read = useEffectEvent(() => options.read());
  useEffect(() => {
    if (name === undefined) return;
    const stored = formInputs.take(name);
    if (typeof stored === 'object' && stored !== null) restore(stored);
  }, [name]);
  useEffect(
    () => (name === undefined || !isDirty ? undefined : formInputs.show(name, () => read())),
    [name, isDirty],
  );
}

/** Forms on the page with unsaved input. The app asks before leaving such a page. */
const dirty = new Set<string>();

export function hasUnsavedChanges(): boolean {
  return dirty.size > 0;
}

/** Forgets unsaved changes, so that the app leaves without asking: the session ended or the user agreed. */
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
    return () => void dirty.delete(id);
  }, [id, isDirty]);
  useWindowEvent('beforeunload', (event) => {
    if (dirty.has(id)) event.preventDefault();
  });
  return useCallback(() => {
    dirty.delete(id);
  }, [id]);
}
