/** Finds the image of an anchor by the product family and the thread size in the anchor's name. */

/** Type of anchor shown in the image. */
export type AnchorKind = 'bolt' | 'sleeve' | 'undercut';

/**
 * The first of these phrases that occurs in an anchor's name determines the product family; longer phrases
 * must come first, because they may contain shorter ones.
 */
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

/** Returns the name of an anchor's image; undefined if there is none for its family and thread size. */
export function pictureNameOf(anchorName: string): PictureName | undefined {
  const family = FAMILIES.find(({ words }) => anchorName.includes(words));
  const thread = /\bM(8|10|12|16)\b/.exec(anchorName)?.[1];
  if (!family || !thread) return undefined;
  return { id: `${family.id}-m${thread}`, kind: family.kind, thread: Number(thread) };
}
