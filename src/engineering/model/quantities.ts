/** Aliases of `number` named after units. They document the code; the compiler does not distinguish them. */
export type Millimetres = number;
export type SquareMillimetres = number;
export type Megapascals = number;
export type Kilonewtons = number;
export type KilonewtonMetres = number;
export type KilonewtonMillimetres = number;
export type Ratio = number;
