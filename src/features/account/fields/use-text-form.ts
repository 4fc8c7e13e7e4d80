/** Form state for pages shown before sign-in: typed values, error messages and focus. */
import { useRef, useState, type ChangeEvent, type RefCallback } from 'react';

export type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** Returns the error message for a field; called whenever a field value or the language changes. */
export type Check<Field extends string> = (texts: Texts<Field>) => string | undefined;

/** Properties that connect an input element to the form. */
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
  /** Error message of the first invalid field after a failed submission. */
  firstProblem: string | undefined;
  /** Validates all fields and moves the focus to the first invalid field. */
  passes: () => boolean;
  /** Clears a field without showing an error. */
  clear: (field: Field) => void;
}

/**
 * Returns the state of a form with one field for each check; `checks` lists the fields in the order of the
 * form. Fields start empty, or with the text in `initial`.
 */
export function useTextForm<Field extends string>(
  checks: Readonly<Record<Field, Check<Field>>>,
  initial: Partial<Texts<Field>> = {},
): TextForm<Field> {
  const fields = Object.keys(checks) as Field[];
  const [texts, setTexts] = useState(
    () => Object.fromEntries(fields.map((field) => [field, initial[field] ?? ''])) as Record<Field, string>,
  );
  /**
   * Fields that show their errors: a field is added when it loses focus with text in it; all fields are added
   * on submission.
   */
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
