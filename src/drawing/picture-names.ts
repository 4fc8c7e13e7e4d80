/** Picture of each seeded anchor: family and thread size, both read from its name. */

/** The body that is drawn. */
export type AnchorKind = 'bolt' | 'sleeve' | 'undercut';

/** Longer names first: the first that a name contains is its family. */
const FAMILIES: readonly { words: string; id: string; kind: AnchorKind }[] = [
  { words: 'expansion anchor B', id: 'expansion-b', kind: 'bolt' },
  { words: 'expansion anchor C', id: 'expansion-c', kind: 'bolt' },
  { words: 'expansion anchor', id: 'expansion', kind: 'bolt' },
  { words: 'sleeve anchor', id: 'sleeve', kind: 'sleeve' },
  { words: 'undercut anchor', id: 'undercut', kind: 'undercut' },
];

export interface PictureName {
  id: string;
  kind: AnchorKind;
  thread: number;
}

/** Undefined for an anchor of no family that was drawn. */
export function pictureNameOf(anchorName: string): PictureName | undefined {
  const family = FAMILIES.find(({ words }) => anchorName.includes(words));
  const thread = /\bM(8|10|12|16)\b/.exec(anchorName)?.[1];
  if (!family || !thread) return undefined;
  return { id: `${family.id}-m${thread}`, kind: family.kind, thread: Number(thread) };
}
