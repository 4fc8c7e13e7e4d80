/** Finds the image of an anchor by the product family and the thread size in the anchor's name. */

/** Families by the first phrase in an anchor's name; longer phrases precede those that they contain. */
const FAMILIES: readonly (readonly [phrase: string, id: string])[] = [
  ['expansion anchor B', 'expansion-b'],
  ['expansion anchor C', 'expansion-c'],
  ['expansion anchor', 'expansion'],
  ['sleeve anchor', 'sleeve'],
  ['undercut anchor', 'undercut'],
];

export function imageIdOf(anchorName: string): string | undefined {
  const family = FAMILIES.find(([phrase]) => anchorName.includes(phrase))?.[1];
  const thread = /\bM(8|10|12|16)\b/.exec(anchorName)?.[1];
  return family && thread && `${family}-m${thread}`;
}
