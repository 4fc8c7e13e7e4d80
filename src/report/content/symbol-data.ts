/** Lists each symbol of the calculation once, with its meaning; symbols without a meaning are omitted. */
import { symbolMeaning } from '@/engineering';
import { printedCalculation } from '@/report/content/check-data';
import { twoColumns } from '@/report/content/input-data';
import type { ReportInput } from '@/report/model/report-input';
import { symbolRuns } from '@/text/format/symbols';
import { ofAnyNumber, formulaTokens } from '@/text/formula/tree';
import { inEnginesNotation, inNotation } from '@/text/wording/clause-text';
import { NOTHING, printSignificant, unitText } from '@/text/wording/values';

/** Returns the symbols of the printed calculation in the order of their first use. */
function entriesOf(input: ReportInput) {
  const { language, design } = input;
  const standard = design.standardType;
  const steps = printedCalculation(input);
  const used = steps.flatMap(({ symbol, expression }) => [
    symbol,
    ...formulaTokens(expression).flatMap(({ kind, text }) => (kind === 'symbol' ? [text] : [])),
  ]);
  const values = new Map<string, Set<string>>();
  for (const { symbol, value } of steps) {
    const name = ofAnyNumber(symbol);
    const printed = name === symbol ? printSignificant(value) : '';
    values.set(name, (values.get(name) ?? new Set()).add(printed));
  }
  return [...new Set(used.map(ofAnyNumber))].flatMap((symbol) => {
    const found = symbolMeaning(inEnginesNotation(symbol), standard);
    if (found === undefined) return [];
    const [value, ...others] = values.get(symbol) ?? [];
    return [
      {
        name: symbol,
        symbol: symbolRuns(inNotation(standard, symbol)),
        meaning: language === 'cn' ? found.cn : found.en,
        unit: unitText(found.unit),
        value: (others.length === 0 && value) || NOTHING,
      },
    ];
  });
}

/** Returns the symbols in two columns, without those explained by the anchor data. */
export function symbolData(input: ReportInput) {
  const entries = entriesOf(input);
  const ofAnchor = new Set(input.anchor.groups.flatMap(({ rows }) => rows.map(({ symbol }) => symbol)));
  const listed = entries.filter(({ name }) => !ofAnchor.has(name));
  return { symbol_rows: twoColumns(listed.map(({ name: _, ...entry }) => entry)) };
}
