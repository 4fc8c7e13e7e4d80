/**
 * Values by symbol. A symbol has the same index in every calculation, so that evaluating a formula needs no
 * lookup of symbols.
 */

const places = new Map<string, number>();
/** Values of a calculation without known values: copied, which is several times faster than filling. */
const none: number[] = [];

export function placeOf(symbol: string): number {
  const known = places.get(symbol);
  if (known !== undefined) return known;
  places.set(symbol, none.length);
  none.push(NaN);
  return none.length - 1;
}

export class Values {
  /** Values by index; NaN if unknown. A plain array: small typed arrays take longer to create than to use. */
  private readonly numbers = none.slice();

  /** All values, with an index for every known symbol. */
  get all(): readonly number[] {
    const { numbers } = this;
    while (numbers.length < none.length) numbers.push(NaN);
    return numbers;
  }

  /** Returns NaN for a symbol without a value. */
  get(symbol: string): number {
    const place = placeOf(symbol);
    return this.all[place];
  }

  set(symbol: string, value: number): void {
    const place = placeOf(symbol);
    (this.all as number[])[place] = value;
  }

  /** Sets a value unless it is already set; returns true if it was not set. */
  setOnce(symbol: string, value: number): boolean {
    const place = placeOf(symbol);
    const numbers = this.all as number[];
    if (!Number.isNaN(numbers[place])) return false;
    numbers[place] = value;
    return true;
  }
}
