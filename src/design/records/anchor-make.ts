/** Family of an anchor, derived from the anchor name because the record has no field for the family. */

export type AnchorFamily = 'expansion' | 'sleeve' | 'undercut';

const UNDERCUT = /undercut|扩底/i;
const SLEEVE = /sleeve|套[管筒]/i;

export function familyOf(name: string): AnchorFamily {
  if (SLEEVE.test(name)) return 'sleeve';
  return UNDERCUT.test(name) ? 'undercut' : 'expansion';
}
