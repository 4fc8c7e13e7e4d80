/** Prints numbers and formulas as an engineer would write them. */
import type { Token } from '@/formula/tokens';

const POWERS = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

const NOISE = 1e-9;

/** Formats a number with six significant digits, without trailing zeros. */
export function printNumber(value: number): string {
  const size = Math.abs(value);
  // A rounding error left by a subtraction prints as 0.
  if (size < NOISE) return '0';
  // Scaling is several times faster than toPrecision, and a trail contains several hundred numbers.
  if (Number.isInteger(value) && size < 1e6) return String(value);
  const decimals = 5 - Math.floor(Math.log10(size));
  if (decimals >= 0 && decimals < POWERS.length) {
    const scale = POWERS[decimals];
    return String(Math.round(value * scale) / scale);
  }
  return String(Number(value.toPrecision(6)));
}

const SPACED = new Set(['+', '-', '*', '/']);

/** A formula prepared for printing: the text between its symbols, and the symbols. */
export interface Print {
  /** Text fragments between the symbols: one more than there are symbols. */
  texts: string[];
  symbols: string[];
}

export function preparePrint(tokens: readonly Token[]): Print {
  const texts = [''];
  const symbols: string[] = [];
  const write = (text: string) => (texts[texts.length - 1] += text);
  tokens.forEach((token, index) => {
    if (token.kind === 'symbol') {
      symbols.push(token.text);
      texts.push('');
    } else if (token.text === ',') write(', ');
    else if (SPACED.has(token.text)) {
      const before = tokens[index - 1];
      const leading = before === undefined || (before.kind === 'sign' && before.text !== ')');
      write(leading ? token.text : ` ${token.text} `);
    } else write(token.text);
  });
  return { texts, symbols };
}

/** Returns the formula with numbers in place of symbols; negative numbers are in parentheses. */
export function substitute({ texts, symbols }: Print, print: (symbol: string) => string): string {
  let text = texts[0];
  for (let i = 0; i < symbols.length; i++) {
    const number = print(symbols[i]);
    text += (number.startsWith('-') ? `(${number})` : number) + texts[i + 1];
  }
  return text;
}
