/** Which column of a pasted table holds which load: by the words of its heading, in both languages, and its unit beside them. */
import type { LoadValues } from '@/stores/design/design-state';

export const COMPONENTS = [
  'Nz',
  'Vx',
  'Vy',
  'Mx',
  'My',
  'Mz',
] as const satisfies readonly (keyof LoadValues)[];
export type Component = (typeof COMPONENTS)[number];

/** Units of a load with what one of them is in kN or kNm. */
export const UNITS = {
  force: { kN: 1, N: 1e-3 },
  moment: { kNm: 1, Nm: 1e-3, Nmm: 1e-6 },
} as const;
export type Unit = keyof (typeof UNITS)['force'] | keyof (typeof UNITS)['moment'];

export const kindOf = (component: Component): keyof typeof UNITS =>
  component.startsWith('M') ? 'moment' : 'force';
export const unitsOf = (component: Component) => Object.keys(UNITS[kindOf(component)]) as Unit[];
export const sizeOf = (unit: Unit): number => ({ ...UNITS.force, ...UNITS.moment })[unit];
export const usualUnit = (component: Component): Unit => unitsOf(component)[0];

export type Meaning = Component | 'name';

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

/** Null for a heading that says nothing here. */
export function meaningOf(heading: string): Meaning | null {
  return WORDS.find(([, words]) => words.test(plain(heading)))?.[0] ?? null;
}

const UNIT = /(?<![a-z])(k?n(?:[·*⋅.]?m{1,2})?)(?![a-z])/gi;

/** The unit that a heading names in brackets, after a stroke or alone; null where it names none that is known. */
export function unitIn(heading: string): Unit | null {
  const text = heading.normalize('NFKC').trim();
  const marked = /[[(]([^\])]*)[\])]?/.exec(text)?.[1] ?? /\/(.*)$/.exec(text)?.[1] ?? text;
  const found = [...marked.matchAll(UNIT)].at(-1)?.[1].replace(/[·*⋅.]/g, '');
  return (
    ([...unitsOf('Nz'), ...unitsOf('Mx')] as Unit[]).find(
      (unit) => unit.toLowerCase() === found?.toLowerCase(),
    ) ?? null
  );
}
