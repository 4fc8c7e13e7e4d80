/**
 * Forces of a member along its own axes, turned so that the first lies along our z: the plate is at its foot.
 * Words are headings as `plainHeadings` gives them.
 */
import type { LoadName } from '@/quantities/inputs';

type Words = ReadonlySet<string>;
export type MemberAxes = Readonly<Record<string, LoadName>>;

const anyOf =
  (...wanted: string[]) =>
  (words: Words) =>
    wanted.some((word) => words.has(word));
const allOf =
  (...wanted: string[]) =>
  (words: Words) =>
    wanted.every((word) => words.has(word));

const isOfBars = anyOf('bar', 'barnodecase', 'member', 'elem', 'element');

const AXES: readonly (readonly [(words: Words) => boolean, MemberAxes])[] = [
  // CSI's programs: 1 along the member, moments about 2 and 3.
  [allOf('v2', 'v3'), { m2: 'Mx', m22: 'Mx', m3: 'My', m33: 'My' }],
  // midas Gen: x along the member.
  [allOf('sheary', 'shearz'), { sheary: 'Vx', shearz: 'Vy', momenty: 'Mx', momentz: 'My' }],
  // Robot and others: x along the member.
  [
    (words) => isOfBars(words) && words.has('fx'),
    { fx: 'Nz', fy: 'Vx', fz: 'Vy', mx: 'Mz', my: 'Mx', mz: 'My' },
  ],
  // SATWE: moments at both ends of a column.
  [allOf('shearx', 'sheary', 'axial'), { mxbtm: 'Mx', mybtm: 'My' }],
  // Forces of CSI's programs at the joints of a member, along the axes of the structure.
  [allOf('frame', 'f1'), {}],
];

/** Null where the headings are not those of a member. */
export const memberAxesOf = (words: Words): MemberAxes | null =>
  AXES.find(([isIt]) => isIt(words))?.[1] ?? null;
