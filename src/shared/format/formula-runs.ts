/**
 * A formula of the trail as runs of text: symbols with indices, · for products, √ for roots, exponents
 * raised.
 */
import { formulaTokens, FUNCTION_NAMES } from '../../formula/tokens';
import { symbolParts } from './symbol-parts';

export interface FormulaRun {
  text: string;
  /** Letters of a symbol. */
  italic?: boolean;
  shift?: 'sub' | 'sup';
}

const FUNCTIONS: ReadonlySet<string> = new Set(FUNCTION_NAMES);
const SIGNS: Readonly<Record<string, string>> = { '*': ' · ', '/': ' / ', '+': ' + ', '-': ' − ', ',': '; ' };
const BEFORE_LEADING_SIGN = new Set([undefined, '(', '*', '/', '+', '-', ',']);

/** Index behind the operand that starts at `from`: a number, a symbol, or a parenthesis to its end. */
function operandEnd(tokens: readonly string[], from: number): number {
  if (tokens[from] === '-') return operandEnd(tokens, from + 1);
  if (tokens[from] !== '(') return from + 1;
  let depth = 0;
  for (let i = from; i < tokens.length; i++) {
    if (tokens[i] === '(') depth += 1;
    if (tokens[i] === ')') depth -= 1;
    if (depth === 0) return i + 1;
  }
  return tokens.length;
}

export function symbolRuns(symbol: string): FormulaRun[] {
  const { base, sub, sup } = symbolParts(symbol);
  return [
    { text: base, italic: true },
    ...(sup === '' ? [] : [{ text: sup, shift: 'sup' } as const]),
    ...(sub === '' ? [] : [{ text: sub, shift: 'sub' } as const]),
  ];
}

function wordRuns(token: string): FormulaRun[] {
  if (token === 'sqrt') return [{ text: '√' }];
  return FUNCTIONS.has(token) ? [{ text: token }] : symbolRuns(token);
}

function runsOf(tokens: readonly string[]): FormulaRun[] {
  const runs: FormulaRun[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === '^') {
      const end = operandEnd(tokens, i + 1);
      const inner = tokens.slice(i + 1, end);
      const bare = inner[0] === '(' ? inner.slice(1, -1) : inner;
      runs.push(...runsOf(bare).map((run) => ({ ...run, shift: 'sup' as const })));
      i = end - 1;
    } else if (/^[A-Za-z]/.test(token)) runs.push(...wordRuns(token));
    else {
      const isLeadingSign = token === '-' && BEFORE_LEADING_SIGN.has(tokens[i - 1]);
      runs.push({ text: isLeadingSign ? '−' : (SIGNS[token] ?? token) });
    }
  }
  return runs;
}

export function formulaRuns(formula: string): FormulaRun[] {
  const readable = formulaTokens(formula).filter(({ kind }) => kind !== 'unreadable');
  return runsOf(readable.map(({ text }) => text));
}
