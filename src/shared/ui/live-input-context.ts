/**
 * Context for fields that commit values while the user types. Without this context, a field commits its
 * value when the user presses Enter or leaves the field.
 */
import { createContext } from 'react';

export interface Typing {
  /** Time in ms without a key press after which valid text is committed. */
  pause: number;
  /**
   * Called when the user starts to type in a field. Each change made with the returned function replaces the
   * previous change, so that partly typed values leave no trace and all changes in the field are one undo
   * step.
   */
  begin: () => (change: () => void) => void;
}

export const TypingContext = createContext<Typing | null>(null);

/** Typed strings that are not valid values, by path of the input; they outlive the field on the page. */
export interface InvalidEntries {
  /** Calls `listener` after each change of the texts; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  textOf: (path: string) => string | undefined;
  /** Stores the invalid text typed in a field; null if the field has no invalid text. */
  report: (path: string, text: string | null) => void;
}

export const InvalidEntriesContext = createContext<InvalidEntries | null>(null);
