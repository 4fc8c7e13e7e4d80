/** A formula of the trail, typeset. */
import { formulaRuns, type FormulaRun } from '@/shared/format/formula-runs';

function Run({ text, italic, shift }: FormulaRun) {
  const content = italic ? <i>{text}</i> : text;
  if (shift === 'sub') return <sub>{content}</sub>;
  return shift === 'sup' ? <sup>{content}</sup> : <>{content}</>;
}

export function FormulaText({ text }: { text: string }) {
  return (
    <span>
      {formulaRuns(text).map((run, index) => (
        <Run key={index} {...run} />
      ))}
    </span>
  );
}
