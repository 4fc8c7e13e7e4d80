/** Inputs that the app sets because of others, whether the design was entered, loaded or restored. */
import type { Design } from '@/design/model/design-state';

/** Dimensions of the profile and thickness of the plate that are fixed for a rigid plate, mm. */
const RIGID = { section: { H: 100, W: 100, T: 10, FT: 0 }, thickness: 10 } as const;

/** True if the plate is rigid and the user has not unlocked the profile; its dimensions are then fixed. */
export const isSectionFixed = ({ plate, unlocked }: Design): boolean =>
  plate.stiffness === 'rigid' && !unlocked.section;

interface Rule {
  applies: (design: Design) => boolean;
  force: (design: Design) => unknown;
}

/** In the order of application: if `applies`, `force` sets inputs that the user cannot choose now. */
const RULES: readonly Rule[] = [
  {
    // Under other standards the crack state can be chosen freely, so its lock is not needed and stays closed.
    applies: ({ standardType }) => standardType !== 'EN1992-4',
    force: ({ unlocked }) => (unlocked.cracked = false),
  },
  {
    // While the lock is closed, the concrete counts as uncracked.
    applies: ({ standardType, unlocked }) => standardType === 'EN1992-4' && !unlocked.cracked,
    force: ({ concrete }) => (concrete.crack_or_not = 'uncracked'),
  },
  {
    applies: ({ plate }) => plate.stiffness === 'elastic',
    force: ({ unlocked }) => Object.assign(unlocked, { thickness: false, section: false }),
  },
  {
    applies: ({ plate, unlocked }) => plate.stiffness === 'rigid' && !unlocked.thickness,
    force: ({ plate }) => (plate.thickness = RIGID.thickness),
  },
  {
    applies: isSectionFixed,
    force: ({ profile }) => Object.assign(profile, RIGID.section, { chosen: null }),
  },
  {
    applies: ({ plate }) => plate.stiffness === 'rigid',
    force: ({ profile }) => (profile.rotation = 0),
  },
  {
    // For a single anchor, the fields for the eccentricity and rotation of the profile are locked, so the
    // user could neither notice nor correct a wrong value.
    applies: ({ layout }) => layout.group === '1-0-1',
    force: ({ profile }) => Object.assign(profile, { ex: 0, ey: 0, rotation: 0 }),
  },
];

/** Applies the rules to a design or draft in place. */
export function applyRules(design: Design): void {
  for (const { applies, force } of RULES) if (applies(design)) force(design);
}
