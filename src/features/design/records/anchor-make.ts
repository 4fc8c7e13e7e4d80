/** Make and thread of an anchor, as its name states them: a record has no fields for them. */

export type AnchorFamily = 'expansion' | 'sleeve' | 'undercut';

const THREAD = /(?<![A-Za-z])M(\d+)/;
const UNDERCUT = /undercut|扩底/i;
const SLEEVE = /sleeve|套[管筒]/i;

/** mm; 0 where the name states none. */
export const threadOf = (name: string): number => Number(THREAD.exec(name)?.[1] ?? 0);

export function familyOf(name: string): AnchorFamily {
  if (SLEEVE.test(name)) return 'sleeve';
  return UNDERCUT.test(name) ? 'undercut' : 'expansion';
}
