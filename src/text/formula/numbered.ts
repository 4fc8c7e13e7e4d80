/** Symbols for one anchor, or for one strip of an area, by number: `N_2`, `V_2_x`. */

const NUMBERED = /^(N|V|x|y|m|P|Q|t|b|l|V_T|N_plate)_(\d+)(?=$|_[xy]$)/;
const STRIP = /^[bl]_/;

/** Returns the number of the anchor or strip; null for a symbol without a number. */
export function numberOf(symbol: string): number | null {
  const number = NUMBERED.exec(symbol)?.[2];
  return number === undefined ? null : Number(number);
}

export const ofAnyNumber = (symbol: string): string => symbol.replace(NUMBERED, '$1_i');

export const isOfAnAnchor = (symbol: string): boolean => numberOf(symbol) !== null && !STRIP.test(symbol);
