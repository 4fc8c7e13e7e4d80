/** Warnings before a calculation, each with a link to its field. */
import { Button } from 'antd';
import type { ReactElement } from 'react';
import { SymbolText } from '@/shared/ui/symbol-text';

interface Warning {
  text: string;
  /** Absent where no field can mend it. */
  link?: { text: string; onClick: () => void };
}

const SYMBOLS = /([cs]_min)/;

export function warningText({ text, link }: Warning): ReactElement {
  return (
    <>
      {text
        .split(SYMBOLS)
        .map((part, index) => (SYMBOLS.test(part) ? <SymbolText key={index} text={part} /> : part))}
      {link && (
        <Button type="link" size="small" onClick={link.onClick}>
          {link.text}
        </Button>
      )}
    </>
  );
}

interface MinimumQuestion {
  text: string;
  warnings: readonly Warning[];
  question: string;
}

export function minimumQuestion({ text, warnings, question }: MinimumQuestion): ReactElement {
  return (
    <>
      <p>{text}</p>
      <ul>
        {warnings.map((warning) => (
          <li key={warning.text}>{warningText(warning)}</li>
        ))}
      </ul>
      <p>{question}</p>
    </>
  );
}
