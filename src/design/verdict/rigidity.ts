/** Comparison of a rigid plate with the same plate calculated as elastic. */
import type { Remark } from '@/engineering';

/** Rigidity of a design: which input the elastic plate lacks, or how far the two results differ. */
export type Rigidity =
  | { kind: 'unchecked'; lacks: 'thickness' | 'section' | 'both' }
  | {
      kind: 'checked';
      /**
       * By how much an anchor carries more on the elastic plate, as a share of the largest force on the
       * rigid one; negative where each carries less. At most MOST_SHARE.
       */
      share: number;
      /** mm, and the name of the section, of the elastic plate. */
      thickness: number;
      section: string;
      /** mm: from here on the forces are as good as those of a rigid plate; null: no thickness was found. */
      from: number | null;
      /** Name of the row of the load list with the largest share; none: dead and live loads. */
      row?: string;
      /** Load cases that were compared, by `loadCasesKey`; none in a result of an earlier version. */
      cases?: string;
    };

/** An anchor without a force on the rigid plate has no bound. */
export const MOST_SHARE = 10;

/**
 * Share above which the claim does not hold. EN 1992-4, 6.2.1 (1) and JGJ145-2013, 5.1 ask for a plate that
 * is stiff enough and name no figure: this one is this program's own.
 */
const RIGID_WITHIN = 0.1;

/** In per cent, with its sign. */
const percentOf = (share: number): string => {
  const percent = Math.round(100 * share);
  if (share >= MOST_SHARE) return `> ${percent}`;
  return percent < 0 ? `−${-percent}` : `+${percent}`;
};

/** Neither thickness nor profile is known by which the plate could be compared: rigid by assumption. */
export const isUnproven = (rigidity: Rigidity | undefined): boolean => rigidity?.kind === 'unchecked';

export const isExcess = (share: number): boolean => share > RIGID_WITHIN;

export const isContradicted = (rigidity: Rigidity | undefined): boolean =>
  rigidity?.kind === 'checked' && isExcess(rigidity.share);

/** Figures of the sentences about it. */
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

/** Returns null if a reservation states it, or if nothing is known. */
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
