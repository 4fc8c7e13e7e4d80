/** Summaries of rows: by node, and the largest forces, by which an engineer notices a wrong unit or sign. */
import type { ListedLoad } from '@/design/model/design-state';
import { grouped } from '@/quantities/group-by';

/** Returns the rows of each node; rows without a node are left out. */
export const rowsByNode = (rows: readonly ListedLoad[]): Map<string, ListedLoad[]> =>
  grouped(
    rows.filter(({ node }) => node !== undefined),
    ({ node }) => node ?? '',
  );

/** Size of each kind of force in a row, kN or kNm; 0 or less if the row has none. */
const SIZES = {
  tension: ({ Nz }: ListedLoad) => Nz,
  compression: ({ Nz }: ListedLoad) => -Nz,
  shear: ({ Vx, Vy }: ListedLoad) => Math.hypot(Vx, Vy),
  moment: ({ Mx, My }: ListedLoad) => Math.hypot(Mx, My),
  torsion: ({ Mz }: ListedLoad) => Math.abs(Mz),
} as const;
export type LargestKind = keyof typeof SIZES;

/** Returns the largest force of each kind with the index of its row; kinds that no row has are left out. */
export const largestOf = (
  loads: readonly ListedLoad[],
): { kind: LargestKind; value: number; row: number }[] =>
  (Object.keys(SIZES) as LargestKind[]).flatMap((kind) => {
    const size = SIZES[kind];
    const row = loads.reduce((found, load, at) => (size(load) > size(loads[found]) ? at : found), 0);
    const value = loads.length > 0 ? size(loads[row]) : 0;
    return value > 0 ? [{ kind, value, row }] : [];
  });

/** Returns the sum of N, kN. */
export const sumOfN = (loads: readonly ListedLoad[]): number =>
  Number(loads.reduce((total, { Nz }) => total + Nz, 0).toPrecision(12)) + 0;
