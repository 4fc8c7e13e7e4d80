/**
 * Behaviour of a field during typing. Without it a value counts when Enter is pressed or the field is left.
 */
import { createContext } from 'react';

export interface Typing {
  /** ms without a key after which what stands in the field counts, where it is a value. */
  pause: number;
  /**
   * Begins a stay in a field; what it returns takes each change of the stay in the place of the one before,
   * so that a value typed halfway leaves nothing behind and the stay is one step of undo.
   */
  begin: () => (change: () => void) => void;
}

export const TypingContext = createContext<Typing | null>(null);

/** Texts that fields could not take, by the path of their input: they outlive the field. */
export interface UnreadTexts {
  textOf: (path: string) => string | undefined;
  /** Null: the field shows its value. */
  report: (path: string, text: string | null) => void;
}

export const UnreadContext = createContext<UnreadTexts | null>(null);
