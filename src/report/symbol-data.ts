/** Every symbol of the calculation with what it stands for, once. */
import { symbolMeaning } from '../engineering';
import { ofAnyNumber } from '../formula/numbered';
import { formulaTokens } from '../formula/tokens';
import type { Language } from '../text/languages';
import { symbolRuns } from '../text/format/symbol-runs';
import { namedRows } from '../design/verdict/rows';
import { unitText, type Runs } from './figures';
import { inEnginesNotation, inNotation } from './notation';
import type { ReportInput } from './report-input';

/** Between two entries, and behind the last. */
const MARKS: Readonly<Record<Language, readonly [string, string]>> = { en: [';  ', '.'], cn: ['；', '。'] };

/** As one paragraph, in the order in which they come up. */
export function symbolData({ answer, design, language }: ReportInput): { symbols: Runs } {
  const details = [answer.forces, ...namedRows(answer).map(({ mode }) => answer[mode])];
  const steps = details.flatMap((detail) => detail?.trail ?? []);
  const used = steps.flatMap(({ symbol, expression }) => [
    symbol,
    ...formulaTokens(expression).flatMap(({ kind, text }) => (kind === 'symbol' ? [text] : [])),
  ]);
  const shown = [...new Set(used.map(ofAnyNumber))];
  const entries = shown.flatMap((symbol) => {
    const meaning = symbolMeaning(inEnginesNotation(symbol));
    return meaning === undefined ? [] : [{ symbol: inNotation(design.standardType, symbol), meaning }];
  });
  return {
    symbols: entries.flatMap(({ symbol, meaning }, index): Runs => {
      const text = language === 'cn' ? meaning.cn : meaning.en;
      const unit = meaning.unit === '' ? '' : ` [${unitText(meaning.unit)}]`;
      const [between, stop] = MARKS[language];
      const end = index === entries.length - 1 ? stop : between;
      return [...symbolRuns(symbol), { text: `\u00a0${text}${unit}${end}` }];
    }),
  };
}
