/**
 * What one input of the design forces on others, whichever way the design came to be: typed, undone or
 * loaded.
 */
import type { Design } from './design-state';

/** What a rigid plate fixes: section, thickness, rotation. */
const RIGID = { section: { H: 100, W: 100, T: 10, FT: 0 }, thickness: 10 } as const;

interface Rule {
  applies: (design: Design) => boolean;
  force: (design: Design) => void;
}

const RULES: readonly Rule[] = [
  {
    // The anchor's value for uncracked concrete applies; the selector is locked.
    applies: ({ standardType }) => standardType === 'EN1992-4',
    force: ({ concrete }) => (concrete.crack_or_not = '0'),
  },
  {
    applies: ({ plate }) => plate.stiffness === '1',
    force: ({ plate, profile }) => {
      plate.thickness = RIGID.thickness;
      Object.assign(profile, RIGID.section, { rotation: 0, chosen: null });
    },
  },
  {
    // Their fields are locked, so a value left in them could neither be seen as wrong nor be changed.
    applies: ({ layout }) => layout.group === '1-0-1',
    force: ({ profile }) => Object.assign(profile, { ex: 0, ey: 0, rotation: 0 }),
  },
];

/** Brings a design, or a draft of one, in line with the rules by changing it. */
export function applyRules(design: Design): void {
  for (const { applies, force } of RULES) if (applies(design)) force(design);
}
