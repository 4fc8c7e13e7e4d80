/** Values by symbol, with the same index in every calculation: no formula looks up a name. */

const places = new Map<string, number>();
/** NaN for every symbol: copying this array is several times faster than filling a new one. */
const none: number[] = [];

export function placeOf(symbol: string): number {
  const known = places.get(symbol);
  if (known !== undefined) return known;
  places.set(symbol, none.length);
  none.push(NaN);
  return none.length - 1;
}

export class Values {
  /** Values by index; NaN if unknown. Creating a small typed array takes longer than using it. */
  private readonly numbers = none.slice();

  /** All values, extended with NaN for symbols that were added after this object was created. */
  get all(): readonly number[] {
    const { numbers } = this;
    while (numbers.length < none.length) numbers.push(NaN);
    return numbers;
  }

  /** Returns the value of a symbol; NaN if it has none. */
  get(symbol: string): number {
    const place = placeOf(symbol);
    return this.all[place];
  }

  set(symbol: string, value: number): void {
    const place = placeOf(symbol);
    (this.all as number[])[place] = value;
  }

  /** Sets the value of a symbol that has none; returns false if it already has a value. */
  setOnce(symbol: string, value: number): boolean {
    const place = placeOf(symbol);
    const numbers = this.all as number[];
    if (!Number.isNaN(numbers[place])) return false;
    numbers[place] = value;
    return true;
  }
}
