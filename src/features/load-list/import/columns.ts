/**
 * Which column of a pasted table holds which load: by the symbol or the words of its heading, in both
 * languages, and its unit beside them.
 */
import type { LoadName } from '@/quantities/inputs';
import { memberAxesOf } from './member-axes';

/** Units of a load with what one of them is in kN or kNm. */
export const UNITS = {
  force: { kN: 1, N: 1e-3, MN: 1e3, tf: 9.80665, kgf: 9.80665e-3, kip: 4.4482216152605 },
  moment: {
    kNm: 1,
    Nm: 1e-3,
    Nmm: 1e-6,
    kNcm: 1e-2,
    kNmm: 1e-3,
    MNm: 1e3,
    tfm: 9.80665,
    kipft: 1.3558179483314,
    kipin: 0.11298482902762,
  },
} as const;
export type Unit = keyof (typeof UNITS)['force'] | keyof (typeof UNITS)['moment'];

const kindOf = (load: LoadName): keyof typeof UNITS => (load.startsWith('M') ? 'moment' : 'force');
export const unitsOf = (load: LoadName) => Object.keys(UNITS[kindOf(load)]) as Unit[];
export const sizeOf = (unit: Unit): number => ({ ...UNITS.force, ...UNITS.moment })[unit];
export const usualUnit = (load: LoadName): Unit => unitsOf(load)[0];

export type Meaning = LoadName | 'name';

/** Headings without unit, spaces, underscores and case; the first that fits counts. */
const COLUMN_NAMES: readonly (readonly [Meaning, RegExp])[] = [
  [
    'Nz',
    /^(n|nz|n[esr]d|nzed|nx?sd|[frp]z|[fr]3|p|axial(force)?|normal(force)?|tension|轴(向)?力|法向力|竖向(反)?力|垂直力|拉力)$/,
  ],
  [
    'Vx',
    /^(v2|[vfrqhp]x|[fr]1|v[esr]dx|vx[esr]d|shear(force)?x|x(方|轴)?向?(水平)?(剪|反)?力|(水平)?剪力x|水平力x)$/,
  ],
  [
    'Vy',
    /^(v3|[vfrqhp]y|[fr]2|v[esr]dy|vy[esr]d|shear(force)?y|y(方|轴)?向?(水平)?(剪|反)?力|(水平)?剪力y|水平力y)$/,
  ],
  ['Mx', /^(mx|m1|mxx|m[esr]dx|mx[esr]d|moment(about)?x|bendingmomentx|弯矩x|绕?x(方|轴)?向?弯矩)$/],
  ['My', /^(my|m2|m22|myy|m[esr]dy|my[esr]d|moment(about)?y|bendingmomenty|弯矩y|绕?y(方|轴)?向?弯矩)$/],
  [
    'Mz',
    /^(mz|m3|m33|mzz|m[esr]dz|mz[esr]d|mt|t|t[esr]d|torsion(alm)?(oment)?|torque|moment(about)?z|扭矩z?|绕?z(方|轴)?向?(扭|弯)矩)$/,
  ],
  [
    'name',
    /^(name|no|nr|#|id|lc|[il]?case|loadcase|outputcase|load(ing)?|combination|combo|loadcombination|co|row|node|joint|support|uniquename|label|(bar)?nodecase|bar|member|frame|elem(ent)?|nc|steptype|序号|编号|名称|组合|荷载组合|工况|荷载工况|节点|节点号|支座)\.?$/,
  ],
];

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s_,.:：{}()[\]'’"″^-]/g, '')
    .toLowerCase();

const ALL_UNITS: readonly Unit[] = [...unitsOf('Nz'), ...unitsOf('Mx')];

/** Other ways to write a unit. */
const ALIASES: Readonly<Record<string, Unit>> = { t: 'tf', tonf: 'tf', tm: 'tfm', tonfm: 'tfm', kips: 'kip' };

/** The unit that a cell is; null for anything else. */
export function unitOfCell(cell: string): Unit | null {
  const text = cell
    .normalize('NFKC')
    .replace(/[\s·*⋅×.[\]()-]/g, '')
    .toLowerCase();
  // MN and mN differ in nothing but case: loads of connections are never in millinewtons.
  return ALL_UNITS.find((unit) => unit.toLowerCase() === text) ?? ALIASES[text] ?? null;
}

/** Brackets, and what follows a stroke: where a heading names its unit. */
const UNIT_PART = /[[(]([^\])]*)[\])]?|\/(.*)$/g;

/** 'Node/Case' and 'Bar/Node/Case' name a row; what follows their strokes is no unit. */
const NAMES_OF_ROBOT = /^(bar\/)?node\/case/i;

/** Without what stands beside it, where that is a unit or no symbol of a load. */
const withoutUnit = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replace(NAMES_OF_ROBOT, (names) => names.replaceAll('/', ' '))
    .replace(UNIT_PART, (_all, inside: string | undefined, after: string | undefined) => {
      const text = inside ?? after ?? '';
      return unitOfCell(text) === null && symbolIn(plain(text)) !== null ? ` ${text} ` : ' ';
    });

const UNIT_AT_END = /(?<=.)(k?n|mn)(m{1,2})?$/;

const symbolIn = (word: string) => COLUMN_NAMES.find(([, known]) => known.test(word))?.[0] ?? null;

function meaningOfName(word: string): Meaning | null {
  return symbolIn(word) ?? symbolIn(word.replace(UNIT_AT_END, ''));
}

/** Letters of a symbol with its index, wherever they stand. */
const SYMBOL = /[A-Za-z]+(?:[\s_,.{-]*(?:Ed|Sd|Rd|[xyzXYZ]|[123]{1,2}))*/g;

/** What a letter alone stands for only beside a word of forces: N, P, T. */
const OF_FORCES = /力|矩|force|moment|normal|axial|torsion|torque|reaction/i;

/** Null for a heading that says nothing here. */
export function meaningOf(heading: string): Meaning | null {
  const text = withoutUnit(heading);
  const whole = meaningOfName(plain(text));
  if (whole !== null) return whole;
  const found = (text.match(SYMBOL) ?? [])
    .map(plain)
    .filter((symbol) => symbol.length > 1 || OF_FORCES.test(text))
    .map(meaningOfName);
  const loads = new Set(found.filter((meaning) => meaning !== null && meaning !== 'name'));
  const [only = null] = loads;
  return loads.size === 1 ? only : null;
}

/** Headings as they are compared: without units, spaces and case. */
export const plainHeadings = (headings: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(headings.flat().map((heading) => plain(withoutUnit(heading))));

/** Of headings that stand side by side: forces of a member lie along its own axes. */
export function meaningsOf(headings: readonly string[]): (Meaning | null)[] {
  const words = headings.map((heading) => plain(withoutUnit(heading)));
  const axes = memberAxesOf(new Set(words));
  return headings.map((heading, place) => axes?.[words[place]] ?? meaningOf(heading));
}

/**
 * The unit that a heading names in brackets, after a stroke or as a word of its own; null where it names none
 * that is known. A heading that is 'N' alone is a normal force.
 */
export function unitIn(heading: string): Unit | null {
  const text = heading.normalize('NFKC').trim();
  const marked = [...text.matchAll(UNIT_PART)].map(([, inside, after]) => inside ?? after ?? '');
  const last = /\s(\S+)$/.exec(text)?.[1] ?? '';
  const named = marked.map(unitOfCell).find((unit) => unit !== null);
  // A single letter at the end is a symbol.
  return named ?? (last.length > 1 || last === 'N' ? unitOfCell(last) : null);
}

/** Letters and signs of a unit that is not known here, as a heading or the cell below it names it. */
export function unknownUnitIn(cell: string): string | null {
  const text = cell.normalize('NFKC').trim();
  const [, inside, after] = [...text.matchAll(UNIT_PART)].at(-1) ?? [];
  const named = (inside ?? after ?? '').trim();
  const looksLikeUnit = /^[A-Za-z]{1,4}([·*⋅×./-]?[A-Za-z]{1,3}\d?)*$/.test(named);
  return looksLikeUnit && unitOfCell(named) === null && symbolIn(plain(named)) === null ? named : null;
}
