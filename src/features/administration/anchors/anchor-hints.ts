/** What looks wrong in an anchor's figures. A hint never keeps a record from being saved. */
import type { AnchorNumber } from '@/api/contract/anchor';
import { parseNumber } from '@/shared/format/parse-number';
import type { Quantity } from '@/quantities/anchor';
import { ANCHOR_FIELDS, HAVE, type NumberField } from './anchor-fields';

export type HintCode =
  'zero' | 'notOneAndAHalf' | 'notThreefold' | 'belowEmbedment' | 'belowNominal' | 'belowOne' | 'swapped';

/** Quantities without which an anchor cannot be calculated. */
const NEEDED: ReadonlySet<Quantity> = new Set(['Exx', 'Nrks', 'As', 'Hef', 'Vrks', 'Dnom', 'Hmin']);

/** How far a critical distance may be from its usual multiple of h_ef. */
const TOLERANCE = 0.02;

const isFar = (value: number, expected: number) => Math.abs(value - expected) > TOLERANCE * expected;

interface Relation {
  of: Quantity;
  to: Quantity;
  code: HintCode;
  isOdd: (value: number, other: number) => boolean;
}

/** Looked at only where both figures are there. */
const RELATIONS: readonly Relation[] = [
  { of: 'Ccrn', to: 'Hef', code: 'notOneAndAHalf', isOdd: (c, h_ef) => isFar(c, 1.5 * h_ef) },
  { of: 'Scrn', to: 'Hef', code: 'notThreefold', isOdd: (s, h_ef) => isFar(s, 3 * h_ef) },
  { of: 'Hmin', to: 'Hef', code: 'belowEmbedment', isOdd: (h_min, h_ef) => h_min < h_ef },
  { of: 'Hnom', to: 'Hef', code: 'belowEmbedment', isOdd: (h_nom, h_ef) => h_nom < h_ef },
  { of: 'H1', to: 'Hnom', code: 'belowNominal', isOdd: (h_1, h_nom) => h_1 < h_nom },
  { of: 'Kucrn1', to: 'Kucrn2', code: 'swapped', isOdd: (uncracked, cracked) => uncracked < cracked },
  { of: 'K9n1', to: 'K9n2', code: 'swapped', isOdd: (uncracked, cracked) => uncracked < cracked },
];

/** Partial factors, whose names all begin alike. */
const isPartialFactor = (quantity: Quantity) => quantity.startsWith('Gamma');

const NUMBERS = ANCHOR_FIELDS.filter((field): field is NumberField => field.kind === 'number');

export type TypedNumbers = Readonly<Partial<Record<AnchorNumber, string>>>;

/** Fields whose value decides on the hints of this one. */
export function hintDependencies({ standard, quantity }: NumberField): string[] {
  return [
    ...RELATIONS.filter(({ of }) => of === quantity).map(({ to }) => `${standard}${to}`),
    ...(NEEDED.has(quantity) ? [HAVE[standard]] : []),
  ];
}

export function hintOf({ key, standard, quantity }: NumberField, values: TypedNumbers): HintCode | null {
  const text = values[key] ?? '';
  const value = text.trim() === '' ? 0 : parseNumber(text);
  // What is no number has a message of its own.
  if (value === null) return null;
  if (value <= 0) return NEEDED.has(quantity) ? 'zero' : null;
  if (isPartialFactor(quantity) && value < 1) return 'belowOne';
  const broken = RELATIONS.find(({ of, to, isOdd }) => {
    if (of !== quantity) return false;
    const other = parseNumber(values[`${standard}${to}` as AnchorNumber] ?? '') ?? 0;
    return other > 0 && isOdd(value, other);
  });
  return broken?.code ?? null;
}

export interface Hint {
  field: NumberField;
  code: HintCode;
}

/** All hints of a record, for the standards it is declared for. */
export function hintsOf(values: TypedNumbers & Readonly<Record<'jgHave' | 'etaHave', string>>): Hint[] {
  return NUMBERS.filter(({ standard }) => values[HAVE[standard]] === '1').flatMap((field) => {
    const code = hintOf(field, values);
    return code ? [{ field, code }] : [];
  });
}
