/**
 * Which column of a pasted table holds which load: by the words of its heading, in both languages, and its
 * unit beside them.
 */
import type { LoadName } from '@/quantities/inputs';

/** Units of a load with what one of them is in kN or kNm. */
export const UNITS = {
  force: { kN: 1, N: 1e-3 },
  moment: { kNm: 1, Nm: 1e-3, Nmm: 1e-6 },
} as const;
export type Unit = keyof (typeof UNITS)['force'] | keyof (typeof UNITS)['moment'];

const kindOf = (load: LoadName): keyof typeof UNITS => (load.startsWith('M') ? 'moment' : 'force');
export const unitsOf = (load: LoadName) => Object.keys(UNITS[kindOf(load)]) as Unit[];
export const sizeOf = (unit: Unit): number => ({ ...UNITS.force, ...UNITS.moment })[unit];
export const usualUnit = (load: LoadName): Unit => unitsOf(load)[0];

export type Meaning = LoadName | 'name';

/** Headings without unit, spaces, underscores and case; the first that fits counts. */
const WORDS: readonly (readonly [Meaning, RegExp])[] = [
  [
    'Nz',
    /^(n|nz|ned|nx?sd|fz|rz|pz|axial(force)?|normal(force)?|tension|轴(向)?力|法向力|竖向力|拉力|n(ed)?kn)$/,
  ],
  ['Vx', /^(vx|vedx|vxed|fx|rx|qx|hx|shear(force)?x|x(方)?向剪力|剪力x|x(方)?向水平力)$/],
  ['Vy', /^(vy|vedy|vyed|fy|ry|qy|hy|shear(force)?y|y(方)?向剪力|剪力y|y(方)?向水平力)$/],
  ['Mx', /^(mx|medx|mxed|mxx|moment(about)?x|bendingmomentx|弯矩x|绕x轴弯矩|x(方)?向弯矩)$/],
  ['My', /^(my|medy|myed|myy|moment(about)?y|bendingmomenty|弯矩y|绕y轴弯矩|y(方)?向弯矩)$/],
  ['Mz', /^(mz|medz|mzed|mzz|mt|t|ted|torsion(alm)?(oment)?|torque|moment(about)?z|扭矩|绕z轴弯矩)$/],
  [
    'name',
    /^(name|no|nr|#|id|lc|case|loadcase|load|combination|combo|loadcombination|co|row|node|joint|support|序号|编号|名称|组合|荷载组合|工况|荷载工况|节点|支座)\.?$/,
  ],
];

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/[[(].*$/s, '')
    .replace(/\/.*$/s, '')
    .replace(/[\s_,.:：-]/g, '')
    .toLowerCase();

const UNIT_AT_END = /(?<=.)k?n(m{1,2})?$/;

const meant = (words: string) => WORDS.find(([, known]) => known.test(words))?.[0] ?? null;

/** Null for a heading that says nothing here. */
export function meaningOf(heading: string): Meaning | null {
  const words = plain(heading);
  return meant(words) ?? meant(words.replace(UNIT_AT_END, ''));
}

const ALL_UNITS: readonly Unit[] = [...unitsOf('Nz'), ...unitsOf('Mx')];

/** The unit that a cell is; null for anything else. */
export function unitOfCell(cell: string): Unit | null {
  const text = cell.normalize('NFKC').replace(/[\s·*⋅.[\]()]/g, '');
  return ALL_UNITS.find((unit) => unit.toLowerCase() === text.toLowerCase()) ?? null;
}

/**
 * The unit that a heading names in brackets, after a stroke or as a word of its own; null where it names none
 * that is known. A heading that is 'N' alone is a normal force.
 */
export function unitIn(heading: string): Unit | null {
  const text = heading.normalize('NFKC').trim();
  const marked =
    /[[(]([^\])]*)[\])]?/.exec(text)?.[1] ?? /\/(.*)$/.exec(text)?.[1] ?? /\s(\S+)$/.exec(text)?.[1];
  return marked === undefined ? null : unitOfCell(marked);
}
