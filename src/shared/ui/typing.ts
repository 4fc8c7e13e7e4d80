/**
 * Behaviour of a field during typing. Without this context a value is committed when Enter is pressed or the
 * field is left.
 */
import { createContext } from 'react';

export interface Typing {
  /** ms without a key press after which a valid text is committed. */
  pause: number;
  /**
   * Begins a stay in a field; the returned function makes each change replace the previous one, so that
   * partly typed values leave no trace and the stay is one undo step.
   */
  begin: () => (change: () => void) => void;
}

export const TypingContext = createContext<Typing | null>(null);

/** Typed texts that are not valid values, by the path of their input: they outlive the field. */
export interface UnreadTexts {
  textOf: (path: string) => string | undefined;
  /** Null if the field shows its value. */
  report: (path: string, text: string | null) => void;
}

export const UnreadContext = createContext<UnreadTexts | null>(null);
