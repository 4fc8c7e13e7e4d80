/** Comparison of a rigid plate with the same plate calculated as elastic. */
import type { VerdictWord } from '@/design/verdict/ledger';
import type { Remark } from '@/engineering';

/**
 * Rigidity of a design: the input missing for the elastic plate, or the comparison of the rigid with the
 * elastic plate.
 */
export type Rigidity =
  | { kind: 'unchecked'; lacks: 'thickness' | 'section' | 'both' }
  | {
      kind: 'checked';
      /**
       * Largest increase in an anchor force on the elastic plate, as a fraction of the largest force on the
       * rigid plate; negative if every force is smaller. At most MOST_SHARE.
       */
      share: number;
      /** Thickness (mm) and profile name of the elastic plate. */
      thickness: number;
      section: string;
      /**
       * Smallest thickness, mm, at which no anchor force exceeds the same force on the rigid plate by more
       * than 5 % of the largest force; null if no thickness was found.
       */
      from: number | null;
      /** Name of the load list row with the largest fraction; undefined for dead and live loads. */
      row?: string;
      /** Compared load cases, from `loadCasesKey`; missing in results from earlier versions. */
      cases?: string;
    };

/**
 * Upper limit of `share`: if the forces on the rigid plate are nearly zero, the fraction would be huge.
 */
export const MOST_SHARE = 10;

/**
 * Fraction above which the plate does not count as rigid. EN 1992-4, 6.2.1 (1) and JGJ145-2013, 5.1 require
 * a sufficiently stiff plate without giving a number; this value was chosen for this program.
 */
const RIGID_WITHIN = 0.1;

/** Formats a fraction as a percentage, without a plus sign. */
const percentOf = (share: number): string => {
  const percent = Math.round(100 * share);
  if (share >= MOST_SHARE) return `> ${percent}`;
  return percent < 0 ? `−${-percent}` : `${percent}`;
};

/**
 * True if the thickness or profile needed for the comparison is unknown; the plate is then rigid by
 * assumption.
 */
export const isUnproven = (rigidity: Rigidity | undefined): boolean => rigidity?.kind === 'unchecked';

export const isExcess = (share: number): boolean => share > RIGID_WITHIN;

export const isContradicted = (rigidity: Rigidity | undefined): boolean =>
  rigidity?.kind === 'checked' && isExcess(rigidity.share);

/**
 * Returns the verdict on a load case that was judged without the rigidity of the plate: `verified` becomes
 * `reservations` if the rigidity is contradicted, and `verified_rigid` if it is unproven.
 */
export function wordOfCase(word: VerdictWord, rigidity: Rigidity | undefined): VerdictWord {
  if (word !== 'verified') return word;
  if (isContradicted(rigidity)) return 'reservations';
  return isUnproven(rigidity) ? 'verified_rigid' : word;
}

/** Returns the values for the sentences about rigidity. */
export function rigidityValues(rigidity: Rigidity | undefined): Remark['values'] {
  if (rigidity?.kind !== 'checked') return {};
  const { share, thickness, section, from } = rigidity;
  return { share: percentOf(share), thickness, section, from: from ?? '' };
}

const LACKS = {
  thickness: 'rigid_without_thickness',
  section: 'rigid_without_section',
  both: 'rigid_without_both',
} as const;

export type RigidAssumption = (typeof LACKS)[keyof typeof LACKS] | 'rigid_checked';

/**
 * Returns the assumption to state with the verdict; an empty list if a reservation contradicts the assumption
 * or if nothing is known.
 */
export function rigidAssumption(rigidity: Rigidity | undefined): RigidAssumption[] {
  if (rigidity === undefined || isContradicted(rigidity)) return [];
  return [rigidity.kind === 'checked' ? 'rigid_checked' : LACKS[rigidity.lacks]];
}

export function restoreRigidity(raw: unknown): Rigidity | undefined {
  const read = raw as Readonly<Record<string, unknown>> | null;
  if (typeof read !== 'object' || read === null) return undefined;
  const { kind, lacks, share, thickness, section, from, row, cases } = read;
  if (kind === 'unchecked' && typeof lacks === 'string' && Object.hasOwn(LACKS, lacks))
    return { kind, lacks: lacks as keyof typeof LACKS };
  const isRead = typeof share === 'number' && typeof thickness === 'number' && typeof section === 'string';
  if (kind !== 'checked' || !isRead) return undefined;
  return {
    kind,
    share,
    thickness,
    section,
    from: typeof from === 'number' ? from : null,
    ...(typeof row === 'string' ? { row } : {}),
    ...(typeof cases === 'string' ? { cases } : {}),
  };
}
