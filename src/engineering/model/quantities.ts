/** Units by name. Aliases of number: they document, the compiler does not tell them apart. */
export type Millimetres = number;
export type SquareMillimetres = number;
export type Megapascals = number;
export type Kilonewtons = number;
export type KilonewtonMetres = number;
export type KilonewtonMillimetres = number;
export type NewtonMetres = number;
/** Plain factor without a unit. */
export type Ratio = number;
