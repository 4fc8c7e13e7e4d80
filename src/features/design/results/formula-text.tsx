/** A formula of the trail, typeset: symbols with indices, · for products, √ for roots, exponents raised. */
import { Fragment, type ReactNode } from 'react';
import { SymbolText } from './symbol-text';

const TOKEN = /\d+(?:\.\d+)?(?:e[+-]?\d+)?|[A-Za-z][A-Za-z0-9_]*|[-+*/^(),]/g;
const FUNCTIONS = new Set(['min', 'max', 'abs', 'sin', 'cos', 'atan', 'sqrt']);
const SIGNS: Readonly<Record<string, string>> = { '*': ' · ', '/': ' / ', '+': ' + ', '-': ' − ', ',': '; ' };

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

function typeset(tokens: readonly string[]): ReactNode[] {
  const nodes: ReactNode[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === '^') {
      const end = operandEnd(tokens, i + 1);
      const inner = tokens.slice(i + 1, end);
      const bare = inner[0] === '(' ? inner.slice(1, -1) : inner;
      nodes.push(<sup key={i}>{typeset(bare)}</sup>);
      i = end - 1;
    } else if (token === 'sqrt') nodes.push(<Fragment key={i}>√</Fragment>);
    else if (FUNCTIONS.has(token)) nodes.push(<Fragment key={i}>{token}</Fragment>);
    else if (/^[A-Za-z]/.test(token)) nodes.push(<SymbolText key={i} text={token} />);
    else {
      const leading = i === 0 || ['(', '*', '/', '+', '-', ','].includes(tokens[i - 1]);
      nodes.push(<Fragment key={i}>{token === '-' && leading ? '−' : (SIGNS[token] ?? token)}</Fragment>);
    }
  }
  return nodes;
}

export function FormulaText({ text }: { text: string }) {
  return <span>{typeset(text.match(TOKEN) ?? [])}</span>;
}
