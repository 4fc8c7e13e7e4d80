/** Finds impossible and doubtful values in an anchor record, for the standards declared in the record. */
import { GROUPS, STORED, type Prefix, type Quantity, type StoredRow } from '@/quantities/anchor';
import {
  ANCHOR_RULES,
  NEEDED_FIGURES,
  threadOf,
  type AnchorQuantity,
} from '@/quantities/plausible/anchor-rules';
import {
  strengthsInName,
  implausibleValuesOf,
  missingOf,
  type Figures,
  type ImplausibleValue,
} from '@/quantities/plausible/record-rules';

export interface ImplausibleAnchorValue extends ImplausibleValue<AnchorQuantity> {
  of: Quantity;
  standard: Prefix;
}

/** Fields with the names of grades; without a name, the values for its grade are not checked. */
type GradeKey = `${Prefix}C${'30' | '60'}name`;
export type AnchorTexts = { name: string } & Partial<Record<GradeKey, string>>;

interface FindingSource {
  texts: AnchorTexts;
  /** Standards declared in the record. */
  declared: readonly Prefix[];
  /** Returns the stored number, or 0 if there is none. */
  numberOf: (standard: Prefix, quantity: Quantity) => number;
}

const QUANTITIES: readonly StoredRow<Quantity>[] = GROUPS.flatMap(
  (group) => STORED[group] as readonly StoredRow<Quantity>[],
);
const numbersOf = (standard: Prefix): Quantity[] =>
  QUANTITIES.filter(
    ([, kind, , standards]) => kind !== 'text' && (standards === 'both' || standards === standard),
  ).map(([quantity]) => quantity);

/** Cylinder strength (EN 1992-4) or cube strength (JGJ145-2013) in a name; "C30" states only the latter. */
function gradeIn(standard: Prefix, name = ''): number {
  const { namedCylinder, namedCube } = strengthsInName(name);
  return standard === 'eta' ? namedCylinder : namedCube;
}

function figuresOf({ texts, numberOf }: FindingSource, standard: Prefix): Figures<AnchorQuantity> {
  return {
    ...Object.fromEntries(numbersOf(standard).map((quantity) => [quantity, numberOf(standard, quantity)])),
    thread: threadOf(texts.name),
    lowerGrade: gradeIn(standard, texts[`${standard}C30name`]),
    higherGrade: gradeIn(standard, texts[`${standard}C60name`]),
  };
}

/** Values that should be equal under both standards, for the same anchor and installation. */
export const SAME_IN_BOTH = [
  ...(['Exx', 'As', 'Hef', 'Scrn', 'Ccrn', 'Scrsp', 'Ccrsp', 'Lf', 'Dnom'] as const),
  ...(['Smin', 'Cmin', 'H1', 'Hnom', 'D0', 'Tinst', 'Openingwidth'] as const),
] as const satisfies readonly Quantity[];

/** Resistance under JGJ145-2013 (yield strength) over that under EN 1992-4 (tensile strength). */
const YIELD_RATIO = { low: 0.6, high: 1.01 };
const BY_STEEL = ['Nrks', 'Vrks', 'M0rks'] as const satisfies readonly Quantity[];

function betweenStandards({ declared, numberOf }: FindingSource): ImplausibleAnchorValue[] {
  if (declared.length < 2) return [];
  const pair = (quantity: Quantity) => [numberOf('jg', quantity), numberOf('eta', quantity)] as const;
  const base = { standard: 'jg', grade: 'doubtful', by: [] } as const;
  const different = SAME_IN_BOTH.flatMap((of): ImplausibleAnchorValue[] => {
    const [jg, eta] = pair(of);
    return jg > 0 && eta > 0 && jg !== eta ? [{ ...base, of, code: 'differs', low: eta, high: eta }] : [];
  });
  const steel = BY_STEEL.flatMap((of): ImplausibleAnchorValue[] => {
    const [jg, eta] = pair(of);
    const [low, high] = [YIELD_RATIO.low * eta, YIELD_RATIO.high * eta];
    const isOdd = jg > 0 && eta > 0 && (jg < low || jg > high);
    return isOdd ? [{ ...base, of, code: 'differs', low: eta, high: eta }] : [];
  });
  return [...different, ...steel];
}

/** Returns at most one finding for each value: the first of the most serious findings. */
export function implausibleAnchorValues(source: FindingSource): ImplausibleAnchorValue[] {
  const ofEach = source.declared.flatMap((standard) => {
    const figures = figuresOf(source, standard);
    const found = [
      ...missingOf<AnchorQuantity>(NEEDED_FIGURES[standard], figures, 'impossible'),
      ...implausibleValuesOf(ANCHOR_RULES[standard], figures),
    ];
    return found.map((finding) => ({ ...finding, standard }) as ImplausibleAnchorValue);
  });
  const isFound = ({ standard, of }: ImplausibleAnchorValue) =>
    ofEach.some((finding) => finding.standard === standard && finding.of === of);
  return [...ofEach, ...betweenStandards(source).filter((finding) => !isFound(finding))];
}
