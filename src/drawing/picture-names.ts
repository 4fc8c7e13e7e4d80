/** Image of each seeded anchor: family and thread size, both read from its name. */

/** The kind of anchor body that is drawn. */
export type AnchorKind = 'bolt' | 'sleeve' | 'undercut';

/** Longer names come first: the first name that occurs in the anchor's name determines its family. */
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

/** Returns undefined for a family without an image. */
export function pictureNameOf(anchorName: string): PictureName | undefined {
  const family = FAMILIES.find(({ words }) => anchorName.includes(words));
  const thread = /\bM(8|10|12|16)\b/.exec(anchorName)?.[1];
  if (!family || !thread) return undefined;
  return { id: `${family.id}-m${thread}`, kind: family.kind, thread: Number(thread) };
}
