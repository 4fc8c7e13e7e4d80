/** Warnings before a calculation, each with a link to its field if a field can correct the problem. */
import { Button } from 'antd';
import type { ReactElement } from 'react';
import { SentenceText } from '@/shared/ui/sentence-text';

interface Warning {
  text: string;
  /** Undefined if no field can correct the problem. */
  link?: { text: string; onClick: () => void };
}

export function warningText({ text, link }: Warning): ReactElement {
  return (
    <>
      <SentenceText text={text} />
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
