/**
 * Values by symbol. A symbol has the same place in every calculation, so that a formula looks no symbol up
 * when it is evaluated.
 */

const places = new Map<string, number>();
/** Values of a calculation that knows none: copied, as that is several times as fast as filling. */
const none: number[] = [];

export function placeOf(symbol: string): number {
  const known = places.get(symbol);
  if (known !== undefined) return known;
  places.set(symbol, none.length);
  none.push(NaN);
  return none.length - 1;
}

export class Values {
  /** By place; NaN where nothing is known. A plain list: small typed arrays cost more to make than to use. */
  private readonly numbers = none.slice();

  /** With a place for every symbol that there is. */
  get all(): readonly number[] {
    const { numbers } = this;
    while (numbers.length < none.length) numbers.push(NaN);
    return numbers;
  }

  /** NaN for a symbol without a value. */
  get(symbol: string): number {
    const place = placeOf(symbol);
    return this.all[place];
  }

  set(symbol: string, value: number): void {
    const place = placeOf(symbol);
    (this.all as number[])[place] = value;
  }

  /** Sets a value unless there is one; true where there was none. */
  setOnce(symbol: string, value: number): boolean {
    const place = placeOf(symbol);
    const numbers = this.all as number[];
    if (!Number.isNaN(numbers[place])) return false;
    numbers[place] = value;
    return true;
  }
}
