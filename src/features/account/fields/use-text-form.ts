/**
 * Texts of a form for those not signed in: what was typed, what is wrong with it, and where the cursor goes.
 */
import { useRef, useState, type ChangeEvent, type RefCallback } from 'react';

export type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** The message of a text that is wrong; asked for anew with every change of text or language. */
export type Check<Field extends string> = (texts: Texts<Field>) => string | undefined;

/** State of a field. */
export interface FieldProps {
  value: string;
  problem: string | undefined;
  ref: RefCallback<HTMLInputElement>;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: () => void;
}

interface TextForm<Field extends string> {
  texts: Texts<Field>;
  fieldProps: (field: Field) => FieldProps;
  /** After a submission that failed: what is wrong with the first field that is. */
  firstProblem: string | undefined;
  /** Checks every field; the cursor goes to the first wrong one. */
  passes: () => boolean;
  /** Empties a field, which is no mistake then. */
  clear: (field: Field) => void;
}

/** Makes `checks` in their order. Fields begin empty, or with their text in `initial`. */
export function useTextForm<Field extends string>(
  checks: Readonly<Record<Field, Check<Field>>>,
  initial: Partial<Texts<Field>> = {},
): TextForm<Field> {
  const fields = Object.keys(checks) as Field[];
  const [texts, setTexts] = useState(
    () => Object.fromEntries(fields.map((field) => [field, initial[field] ?? ''])) as Record<Field, string>,
  );
  /** Fields that say what is wrong: not before their text was finished. */
  const [speaking, setSpeaking] = useState<ReadonlySet<Field>>(new Set());
  const [refused, setRefused] = useState(false);
  const inputs = useRef(new Map<Field, HTMLInputElement>());

  const problemOf = (field: Field) => (speaking.has(field) ? checks[field](texts) : undefined);
  const write = (field: Field, text: string) => setTexts((before) => ({ ...before, [field]: text }));

  return {
    texts,
    fieldProps: (field) => ({
      value: texts[field],
      problem: problemOf(field),
      ref: (input) => {
        if (input) inputs.current.set(field, input);
        else inputs.current.delete(field);
      },
      onChange: (event) => write(field, event.target.value),
      onBlur: () => {
        if (texts[field] !== '') setSpeaking((before) => new Set(before).add(field));
      },
    }),
    firstProblem: refused ? fields.map(problemOf).find((problem) => problem !== undefined) : undefined,
    passes: () => {
      const wrong = fields.find((field) => checks[field](texts) !== undefined);
      setSpeaking(new Set(fields));
      setRefused(wrong !== undefined);
      if (wrong !== undefined) inputs.current.get(wrong)?.focus();
      return wrong === undefined;
    },
    clear: (field) => {
      write(field, '');
      setSpeaking((before) => new Set([...before].filter((other) => other !== field)));
    },
  };
}
