/** From the parts of a formula to a function of values. */
import { FUNCTIONS, type Token } from './tokens';
import { placeOf } from './values';

/** Over the values by the places of their symbols. */
export type Evaluate = (values: readonly number[]) => number;

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
    if (token.kind === 'symbol') return this.symbol(token.text);
    if (token.kind === 'function') return this.call(FUNCTIONS[token.text]);
    if (token.text !== '(') this.fail();
    const inner = this.sum();
    if (!this.takes(')')) this.fail();
    return inner;
  }

  private symbol(symbol: string): Evaluate {
    const { text } = this;
    const place = placeOf(symbol);
    return (v) => {
      const value = v[place];
      if (Number.isNaN(value)) throw new ReferenceError(`${symbol} is not known in "${text}"`);
      return value;
    };
  }

  private call(apply: (...values: number[]) => number): Evaluate {
    if (!this.takes('(')) this.fail();
    const args = [this.sum()];
    while (this.takes(',')) args.push(this.sum());
    if (!this.takes(')')) this.fail();
    const [a, b] = args;
    if (args.length === 1) return (v) => apply(a(v));
    if (args.length === 2) return (v) => apply(a(v), b(v));
    return (v) => apply(...args.map((argument) => argument(v)));
  }
}

export const compile = (tokens: readonly Token[], text: string): Evaluate => new Parser(tokens, text).parse();
