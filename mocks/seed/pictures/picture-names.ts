/** Which picture belongs to which seeded anchor: product family and thread size, both read from its name. */
import type { AnchorKind } from './anchor-bodies';

const FAMILIES: readonly { name: string; kind: AnchorKind }[] = [
  { name: 'HST3', kind: 'bolt' },
  { name: 'BZ', kind: 'bolt' },
  { name: 'HST2', kind: 'bolt' },
  { name: 'HSL-3', kind: 'sleeve' },
  { name: 'HDA-P', kind: 'undercut' },
];

export interface PictureName {
  id: string;
  kind: AnchorKind;
  thread: number;
}

/** Undefined for an anchor of no family that was drawn. */
export function pictureNameOf(anchorName: string): PictureName | undefined {
  const family = FAMILIES.find(({ name }) => anchorName.split(' ').includes(name));
  const thread = /\bM(8|10|12|16)\b/.exec(anchorName)?.[1];
  if (!family || !thread) return undefined;
  return { id: `${family.name}-m${thread}`.toLowerCase(), kind: family.kind, thread: Number(thread) };
}
