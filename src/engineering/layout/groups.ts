/** The 49 anchor groups: code `count-variant-index`, geometry, and the anchors with slotted holes. */

import type { SpacingName } from '@/quantities/inputs';

/** Names of the spacings that each geometry uses. */
const SPACINGS = {
  single: [],
  custom2: [],
  custom3: [],
  rowX2: ['Sx1'],
  rowY2: ['Sy1'],
  rowX3: ['Sx1', 'Sx2'],
  rowY3: ['Sy1', 'Sy2'],
  triangleUp: ['Sx1', 'Sy1'],
  triangleRight: ['Sx1', 'Sy1'],
  triangleDown: ['Sx1', 'Sy1'],
  triangleLeft: ['Sx1', 'Sy1'],
  rectangle4: ['Sx1', 'Sy1'],
  grid3x2: ['Sx1', 'Sx2', 'Sy1'],
  grid2x3: ['Sx1', 'Sy1', 'Sy2'],
  ring8: ['Sx1', 'Sx2', 'Sy1', 'Sy2'],
} as const satisfies Record<string, readonly SpacingName[]>;

type Geometry = keyof typeof SPACINGS;

export interface AnchorGroup {
  /** Code `count-variant-index`: variant of the slots, index of the geometry or orientation. */
  code: string;
  count: number;
  geometry: Geometry;
  spacings: readonly SpacingName[];
  /** Numbers of the anchors whose holes are slotted along x and along y. */
  slottedX: readonly number[];
  slottedY: readonly number[];
}

const TABLE: readonly [string, Geometry, number[], number[]][] = [
  ['1-0-1', 'single', [], []],
  ['2-0-0', 'custom2', [], []],
  ['2-0-1', 'rowX2', [], []],
  ['2-0-2', 'rowY2', [], []],
  ['3-0-0', 'custom3', [], []],
  ['3-0-1', 'rowX3', [], []],
  ['3-0-2', 'rowY3', [], []],
  ['3-0-3', 'triangleUp', [], []],
  ['3-0-4', 'triangleRight', [], []],
  ['3-0-5', 'triangleDown', [], []],
  ['3-0-6', 'triangleLeft', [], []],
  ['3-1-3', 'triangleUp', [], [3]],
  ['3-1-4', 'triangleRight', [2], []],
  ['3-1-5', 'triangleDown', [], [1]],
  ['3-1-6', 'triangleLeft', [2], []],
  ['3-2-3', 'triangleUp', [], [1, 2]],
  ['3-2-4', 'triangleRight', [1, 3], []],
  ['3-2-5', 'triangleDown', [], [2, 3]],
  ['3-2-6', 'triangleLeft', [1, 3], []],
  ['4-0-1', 'rectangle4', [], []],
  ['4-1-1', 'rectangle4', [2, 4], []],
  ['4-1-2', 'rectangle4', [], [3, 4]],
  ['4-1-3', 'rectangle4', [1, 3], []],
  ['4-1-4', 'rectangle4', [], [1, 2]],
  ['4-2-1', 'rectangle4', [2, 3], [2, 3]],
  ['6-0-1', 'grid3x2', [], []],
  ['6-0-2', 'grid2x3', [], []],
  ['6-1-1', 'grid3x2', [2, 5], [2, 5]],
  ['6-1-2', 'grid2x3', [3, 4], [3, 4]],
  ['6-2-1', 'grid3x2', [1, 3, 4, 6], [1, 3, 4, 6]],
  ['6-2-2', 'grid2x3', [1, 2, 5, 6], [1, 2, 5, 6]],
  ['6-3-3', 'grid3x2', [], [4, 5, 6]],
  ['6-3-4', 'grid3x2', [], [1, 2, 3]],
  ['6-3-5', 'grid2x3', [2, 4, 6], []],
  ['6-3-6', 'grid2x3', [1, 3, 5], []],
  ['6-4-3', 'grid3x2', [3, 6], []],
  ['6-4-4', 'grid3x2', [1, 4], []],
  ['6-4-5', 'grid2x3', [], [5, 6]],
  ['6-4-6', 'grid2x3', [], [1, 2]],
  ['8-0-1', 'ring8', [], []],
  ['8-1-1', 'ring8', [2, 4, 5, 7], [2, 4, 5, 7]],
  ['8-2-1', 'ring8', [1, 3, 6, 8], [1, 3, 6, 8]],
  ['8-3-1', 'ring8', [1, 3, 4, 5, 6, 8], []],
  ['8-3-2', 'ring8', [], [1, 2, 3, 6, 7, 8]],
  ['8-4-1', 'ring8', [1, 3, 4, 5, 6, 8], [1, 2, 3, 6, 7, 8]],
  ['8-5-1', 'ring8', [3, 5, 8], []],
  ['8-5-2', 'ring8', [], [6, 7, 8]],
  ['8-5-3', 'ring8', [1, 4, 6], []],
  ['8-5-4', 'ring8', [], [1, 2, 3]],
];

export const GROUPS: readonly AnchorGroup[] = TABLE.map(([code, geometry, slottedX, slottedY]) => ({
  code,
  count: Number(code.split('-')[0]),
  geometry,
  spacings: SPACINGS[geometry],
  slottedX,
  slottedY,
}));

export function groupByCode(code: string): AnchorGroup | undefined {
  return GROUPS.find((group) => group.code === code);
}

export const hasSlots = ({ slottedX, slottedY }: AnchorGroup): boolean =>
  slottedX.length + slottedY.length > 0;

/** Returns the groups with the count and variant of `code`, by index; none for a code with index 0. */
function siblings(code: string): AnchorGroup[] {
  const [count, variant, index] = code.split('-');
  if (index === '0') return [];
  return GROUPS.filter((group) => {
    const [c, v, i] = group.code.split('-');
    return c === count && v === variant && i !== '0';
  });
}

export function canCycle(code: string): boolean {
  return siblings(code).length > 1;
}

/** Returns the next or previous group with the same count and variant, or the same group. */
export function cycleGroup(code: string, step: 1 | -1): string {
  const list = siblings(code);
  const at = list.findIndex((group) => group.code === code);
  return at < 0 ? code : list[(at + step + list.length) % list.length].code;
}
