/**
 * Formulas as text: parsed once, evaluated with named values, printed with numbers put in.
 * The text is the only statement of a formula, so what is printed is what was computed.
 *
 * Grammar: numbers, symbols, + - * / ^, parentheses, and the functions below. Angles are in degrees.
 */

export type Values = Map<string, number>;

type Evaluate = (values: Values) => number;

export interface Expression {
  text: string;
  evaluate: Evaluate;
  /** Symbols in order of first use. */
  symbols: readonly string[];
  /** The text with numbers in place of symbols, as `print` writes them. */
  substitute: (print: (symbol: string) => string) => string;
}

const DEGREE = Math.PI / 180;

const FUNCTIONS: Readonly<Record<string, (args: number[]) => number>> = {
  sqrt: ([a]) => Math.sqrt(a),
  abs: ([a]) => Math.abs(a),
  sin: ([a]) => Math.sin(a * DEGREE),
  cos: ([a]) => Math.cos(a * DEGREE),
  atan: ([a]) => Math.atan(a) / DEGREE,
  min: (args) => Math.min(...args),
  max: (args) => Math.max(...args),
};

const TOKEN = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([A-Za-z][A-Za-z0-9_]*)|([-+*/^(),]))/gy;

interface Token {
  kind: 'number' | 'symbol' | 'function' | 'sign';
  text: string;
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) throw new SyntaxError(`Cannot read the formula "${text}"`);
    const [, number, word, sign] = match;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (word !== undefined) tokens.push({ kind: word in FUNCTIONS ? 'function' : 'symbol', text: word });
    else tokens.push({ kind: 'sign', text: sign });
  }
  return tokens;
}

/** Recursive descent; ^ binds right and stronger than a leading minus, as in print. */
class Parser {
  private position = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly text: string,
  ) {}

  parse(): Evaluate {
    const result = this.sum();
    if (this.position !== this.tokens.length) this.fail();
    return result;
  }

  private fail(): never {
    throw new SyntaxError(`Cannot read the formula "${this.text}"`);
  }

  private takes(sign: string): boolean {
    const token = this.tokens[this.position];
    if (token?.kind !== 'sign' || token.text !== sign) return false;
    this.position += 1;
    return true;
  }

  private sum(): Evaluate {
    let left = this.product();
    for (;;) {
      const a = left;
      if (this.takes('+')) {
        const b = this.product();
        left = (v) => a(v) + b(v);
      } else if (this.takes('-')) {
        const b = this.product();
        left = (v) => a(v) - b(v);
      } else return left;
    }
  }

  private product(): Evaluate {
    let left = this.signed();
    for (;;) {
      const a = left;
      if (this.takes('*')) {
        const b = this.signed();
        left = (v) => a(v) * b(v);
      } else if (this.takes('/')) {
        const b = this.signed();
        left = (v) => a(v) / b(v);
      } else return left;
    }
  }

  private signed(): Evaluate {
    if (!this.takes('-')) return this.power();
    const a = this.signed();
    return (v) => -a(v);
  }

  private power(): Evaluate {
    const base = this.operand();
    if (!this.takes('^')) return base;
    const exponent = this.signed();
    return (v) => base(v) ** exponent(v);
  }

  private operand(): Evaluate {
    const token = this.tokens[this.position];
    if (token === undefined) this.fail();
    this.position += 1;
    if (token.kind === 'number') {
      const value = Number(token.text);
      return () => value;
    }
    if (token.kind === 'symbol') {
      const symbol = token.text;
      return (v) => {
        const value = v.get(symbol);
        if (value === undefined) throw new ReferenceError(`${symbol} is not known in "${this.text}"`);
        return value;
      };
    }
    if (token.kind === 'function') {
      const apply = FUNCTIONS[token.text];
      if (!this.takes('(')) this.fail();
      const args = [this.sum()];
      while (this.takes(',')) args.push(this.sum());
      if (!this.takes(')')) this.fail();
      const [only] = args;
      if (args.length === 1) return (v) => apply([only(v)]);
      return (v) => apply(args.map((argument) => argument(v)));
    }
    if (token.text !== '(') this.fail();
    const inner = this.sum();
    if (!this.takes(')')) this.fail();
    return inner;
  }
}

const POWERS = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

/** Six significant digits without trailing zeros, as an engineer would write the number into a formula. */
export function printNumber(value: number): string {
  const size = Math.abs(value);
  // By scaling: several times faster than toPrecision, and a trail prints some hundred numbers.
  if (Number.isInteger(value) && size < 1e6) return String(value);
  const decimals = 5 - Math.floor(Math.log10(size));
  if (decimals >= 0 && decimals < POWERS.length) {
    const scale = POWERS[decimals];
    return String(Math.round(value * scale) / scale);
  }
  return String(Number(value.toPrecision(6)));
}

const SPACED = new Set(['+', '-', '*', '/']);

/** A formula as it is printed: fixed text between the places of its symbols, prepared once. */
interface Print {
  /** One more than `symbols`. */
  texts: string[];
  symbols: string[];
}

function preparePrint(tokens: readonly Token[]): Print {
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

function substitute({ texts, symbols }: Print, print: (symbol: string) => string): string {
  let text = texts[0];
  for (let i = 0; i < symbols.length; i++) {
    const number = print(symbols[i]);
    text += (number.startsWith('-') ? `(${number})` : number) + texts[i + 1];
  }
  return text;
}

const compiled = new Map<string, Expression>();

/** Parses a formula; the same text is parsed once. Throws a SyntaxError on a malformed text, which is a bug. */
export function expression(text: string): Expression {
  const known = compiled.get(text);
  if (known) return known;
  const tokens = tokenize(text);
  const prepared = preparePrint(tokens);
  const made: Expression = {
    text,
    evaluate: new Parser(tokens, text).parse(),
    symbols: [...new Set(prepared.symbols)],
    substitute: (print) => substitute(prepared, print),
  };
  compiled.set(text, made);
  return made;
}
