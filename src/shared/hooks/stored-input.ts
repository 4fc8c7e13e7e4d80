/**
 * Input that outlives its page: what stands unsaved in the forms on the screen can be asked for, and what was
 * kept of an earlier page is offered to the form of the same name.
 */
import { useEffect, useRef } from 'react';

const onScreen = new Map<string, () => object>();
const offered = new Map<string, unknown>();

/** A password is typed again. */
const SECRET: ReadonlySet<string> = new Set(['password', 'confirm']);

const withoutSecrets = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET.has(field)));

/** Values of all forms that hold unsaved input, by the name of the form. */
export function unsavedInput(): Record<string, object> {
  return Object.fromEntries([...onScreen].map(([name, read]) => [name, withoutSecrets(read())]));
}

/** From now on the forms of these names start with what was kept of them, each once. */
export function offerInput(forms: Readonly<Record<string, unknown>>): void {
  offered.clear();
  for (const [name, values] of Object.entries(forms)) offered.set(name, values);
}

interface StoredInputOptions<T> {
  /** Of the form and of its record; without one nothing is kept. */
  name: string | undefined;
  isDirty: boolean;
  /** What the form starts with: other fields, or fields of another kind, are not restored. */
  initial: T;
  /** The values, as plain data. */
  read: () => object;
  restore: (values: Partial<T>) => void;
}

/** A number may stand where there was a text, as an id does. */
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
  const form = useRef(options);
  useEffect(() => {
    form.current = options;
  });
  useEffect(() => {
    if (name === undefined) return;
    const kept = offered.get(name);
    offered.delete(name);
    const { initial, restore } = form.current;
    if (typeof kept === 'object' && kept !== null) restore(known(kept, initial));
  }, [name]);
  useEffect(() => {
    if (name === undefined || !isDirty) return undefined;
    onScreen.set(name, () => form.current.read());
    return () => {
      onScreen.delete(name);
    };
  }, [name, isDirty]);
}
