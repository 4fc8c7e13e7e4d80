/**
 * The statements that turn the forces of a table into design loads on the plate, and what a table says about
 * them. Plate: z points out of the concrete, N > 0 is tension, moments by the right-hand rule.
 */
import { isLoad, type Column } from '@/files/load-tables/column-meanings';
import type { Concept } from '@/files/load-tables/heading-words';
import { has, positiveIn, wordsIn, type Heading, type Meaning } from '@/files/load-tables/headings';
import type { LoadName } from '@/quantities/inputs';
import { unitOf } from '@/quantities/units';

export const STATEMENTS = {
  /** `anchor`: forces of a single anchor, which are no loads on the plate and cannot be imported. */
  forces: ['loads', 'reactions', 'member', 'anchor'],
  level: ['design', 'characteristic'],
  /** Positive normal force. */
  sign: ['tension', 'compression'],
  /** The table's direction that points out of the concrete. */
  axes: ['+z', '-z', '+y', '-y', '+x', '-x'],
} as const;
export type Statement = keyof typeof STATEMENTS;
export const STATEMENT_NAMES = Object.keys(STATEMENTS) as Statement[];
export type Statements = { readonly [S in Statement]: (typeof STATEMENTS)[S][number] | null };

/** For each direction out of the concrete: the table's directions of the plate's x, y and z; right-handed. */
const AXES: Readonly<Record<NonNullable<Statements['axes']>, string>> = {
  '+z': '+x +y +z',
  '-z': '+x -y -z',
  '+y': '+x -z +y',
  '-y': '+x +z -y',
  '+x': '+y +z +x',
  '-x': '+y -z -x',
};
const OF_AXIS: Readonly<Record<string, readonly [force: LoadName, moment: LoadName]>> = {
  x: ['Vx', 'Mx'],
  y: ['Vy', 'My'],
  z: ['Nz', 'Mz'],
};

/** Returns the component of the table in the direction of a load on the plate, and its sign. */
export function turned(
  load: LoadName,
  axes: Statements['axes'],
): readonly [component: LoadName, sign: 1 | -1] {
  const place = { Vx: 0, Mx: 0, Vy: 1, My: 1, Nz: 2, Mz: 2 }[load];
  const [sign, axis] = AXES[axes ?? '+z'].split(' ')[place];
  return [OF_AXIS[axis][load.startsWith('M') ? 1 : 0], sign === '-' ? -1 : 1];
}

export interface Preset {
  value: string;
  source: 'heading' | 'title' | 'rows' | 'program' | 'own' | 'implied';
  /** The heading, text, row name or program that states the value. */
  text: string;
  /** True if the user must confirm the value although the table or program states it. */
  isLikely: boolean;
}
export type Presets = Readonly<Record<Statement, Preset | null>>;

const REACTIONS = { forces: 'reactions', axes: '+z' } as const;
const ALONG = { forces: 'member', axes: '+x' } as const;
const Y_UP = { forces: 'reactions', axes: '+y' } as const;

type Program = readonly [
  name: string,
  has: readonly string[] | RegExp,
  says: Partial<Statements>,
  isLikely?: true,
];
/**
 * Meaning of the tables of programs, which their headings (letters and digits) or titles identify, according
 * to their manuals. A convention that the user of the program may change is likely only.
 */
const PROGRAMS: readonly Program[] = [
  // CSI Analysis Reference Manual: reactions act on the structure, Z points up; axis 1 runs along the member.
  ['SAP2000, ETABS', /^"?(joint|base)( design)? reactions\b/i, REACTIONS],
  ['SAP2000, ETABS', ['joint', 'outputcase'], REACTIONS],
  ['SAP2000, ETABS', ['p', 'v2', 'v3'], ALONG, true],
  // midas Gen, results of reactions: along the global axes, Z up.
  ['midas Gen', /^reaction\s*\((global|ucs)\)/i, REACTIONS],
  // STAAD.Pro Technical Reference, support reactions: Y is vertical unless the command SET Z UP is used.
  ['STAAD', ['fx', 'fy', 'fz', 'l/c'], Y_UP, true],
  ['STAAD', ['forcex', 'forcey', 'momx'], Y_UP, true],
  // RFEM 5 manual, 8.1: the support forces P are those that act on the support. Z often points down.
  ['RFEM, RSTAB', ['px', 'py', 'pz'], { forces: 'loads' }],
  // SCIA Engineer, reactions of nodes; ConSteel, support reactions: global Z up.
  ['SCIA Engineer', ['dx', 'case', 'rx', 'rz'], REACTIONS],
  ['ConSteel', ['rz', 'rxx', 'ryy'], REACTIONS],
  // Robot: global Z up; in bars, x runs along the bar.
  ['Robot', ['bar/node/case', 'fx'], ALONG, true],
  ['Robot', ['node/case', 'fz'], { axes: '+z' }],
  // SATWE: axial force and shears of a column along the axes of the structure.
  ['SATWE', ['shearx', 'sheary', 'axial'], { forces: 'member', axes: '+z' }, true],
];

export const OWN_STATEMENTS = { forces: 'loads', level: 'design', sign: 'tension', axes: '+z' } as const;
/** Headings of this app, and its symbols N, Vx, Vy, Mx, My, Mz with or without the index Ed. */
const OWN = /^(nz?|v[xy]|m[xyz])(ed|sd|d)?$/;

interface Said {
  statement: Statement;
  value: string;
  text: string;
}

/** Returns what a heading or a text outside the table says about the forces. */
function saidBy(text: string, words: Heading['words'], meaning: Meaning | 'text' | null): Said[] {
  const is = (...some: Concept[]) => has({ words }, ...some);
  const isText = meaning === 'text';
  // 'Reactions by load case' contains the word load, but lists no loads.
  const isLoads = is('load') && (isText ? !is('case') : isLoad(meaning));
  const isMember = is('member') && (isText || meaning === 'name');
  const others = isMember ? 'member' : isLoads ? 'loads' : null;
  const alone = meaning !== 'N' ? null : is('tension') ? 'tension' : is('compression') ? 'compression' : null;
  const values: readonly (readonly [Statement, string | null])[] = [
    ['forces', is('anchor') ? 'anchor' : is('reaction') ? 'reactions' : others],
    ['level', is('design') ? 'design' : null],
    ['level', is('characteristic') ? 'characteristic' : null],
    ['sign', positiveIn(text) ?? alone],
    ['axes', !is('vertical') ? null : meaning === 'Nz' ? '+z' : meaning === 'Vy' ? '+y' : null],
  ];
  return values.flatMap(([statement, value]) =>
    value === null ? [] : [{ statement, value, text: text.trim() }],
  );
}

/** Returns the levels that the row names state: 'SLS' in any row, 'ULS' only if every row has it. */
function saidByRows(names: readonly string[]): Said[] {
  const levels = names.flatMap((name) =>
    saidBy(name, wordsIn(name.replace(/\d+/g, ' ')), null).filter(({ statement }) => statement === 'level'),
  );
  return levels.length < names.length && levels.every(({ value }) => value === 'design') ? [] : levels;
}

/** Presets by headings, outer texts and row names; contradicting statements leave one empty. */
export function presetsOf(
  columns: readonly Column[],
  texts: readonly string[],
  names: readonly string[],
): Presets {
  const loads = columns.filter(({ meaning }) => isLoad(meaning));
  const meanings = new Set(loads.map(({ meaning }) => meaning));
  const plain = new Set(columns.flatMap(({ heading, cells }) => [heading, ...cells].map((one) => one.plain)));
  const fits = ([, needed]: Program) =>
    needed instanceof RegExp
      ? texts.some((text) => needed.test(text))
      : needed.every((one) => plain.has(one));
  const [name = '', , says = {}, isLikely = false] = PROGRAMS.find(fits) ?? [];
  const ofHeadings = columns.flatMap(({ cells, meaning }) =>
    cells.flatMap((cell) => saidBy(cell.text, cell.words, meaning)),
  );
  const ofTexts = texts.flatMap((text) => saidBy(text, wordsIn(text), 'text'));
  const all = [
    ...ofHeadings.map((one) => ({ ...one, source: 'heading' as const })),
    ...ofTexts.map((one) => ({ ...one, source: 'title' as const })),
    ...saidByRows(names).map((one) => ({ ...one, source: 'rows' as const })),
  ];
  const own =
    loads.length > 0 &&
    !all.some(({ statement, value }) => statement === 'forces' && value !== 'loads') &&
    name === '' &&
    !meanings.has('Nz') &&
    loads.every(({ heading, cells }) => cells.length === 0 || OWN.test(heading.plain)) &&
    !columns.some(({ heading }) => has(heading, 'node', 'member'));
  // N needs no axis; beside the shear forces y and z of a member, x points along the member.
  const axes = !meanings.has('N') ? null : !meanings.has('Nz') ? '+z' : meanings.has('Vx') ? null : '+x';
  const preset = (statement: Statement): Preset | null => {
    const said = all.filter((one) => one.statement === statement);
    const [found] = [...said.filter(({ value }) => value === 'anchor'), ...said];
    if (found !== undefined) {
      const { value, text, source } = found;
      if (value !== 'anchor' && said.some((one) => one.value !== value)) return null;
      // The title 'Reactions' may also be that of the forces on the support; the signs of member forces
      // depend on the end of the member.
      const isTitle = value === 'reactions' && source === 'title' && says[statement] !== value;
      return { value, source, text, isLikely: value === 'member' || isTitle };
    }
    const stated = says[statement];
    if (stated) return { value: stated, source: 'program', text: name, isLikely };
    if (own) return { value: OWN_STATEMENTS[statement], source: 'own', text: '', isLikely: false };
    return statement === 'axes' && axes
      ? { value: axes, source: 'implied', text: '', isLikely: false }
      : null;
  };
  return { forces: preset('forces'), level: preset('level'), sign: preset('sign'), axes: preset('axes') };
}

/** Month names in dates of titles. */
const MONTH = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/i;

/** True for a text that only names a project, file or date, such as 'Project: Hall'. */
const isNaming = (text: string): boolean =>
  /[:：]/.test(text) &&
  (wordsIn(text).at(0)?.concepts.includes('label') ?? false) &&
  saidBy(text, wordsIn(text), 'text').length === 0;

const isPlainWord = (word: string) => !/\d/.test(word) && !MONTH.test(word);

/** Returns the words of a text outside the table, without numbers, names and dates. */
export const wordsOfText = (text: string): string[] =>
  (isNaming(text) ? text.split(/[:：]/)[0] : text)
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '' && isPlainWord(word));

/** Returns the words that no rule understands; units are in brackets, after 'units' or a number. */
export function leftOfText(text: string): string[] {
  if (isNaming(text)) return [];
  const words = wordsIn(text);
  const signs =
    positiveIn(text) === null ? (['positive', 'negative', 'tension', 'compression'] as const) : [];
  const odd: readonly Concept[] = ['other', ...signs];
  const mayBeUnits = has({ words }, 'units') || /[[(]/.test(text);
  const isBehindNumber = (word: string) => {
    const at = text.indexOf(word);
    return /\d\s?$/.test(text.slice(Math.max(0, at - 2), at));
  };
  const isUnit = (word: string) => unitOf(word) !== null && (mayBeUnits || isBehindNumber(word));
  return words.flatMap(({ text: word, concepts, axis, isSymbol }) => {
    const isLeft = axis === undefined && !isSymbol && concepts.every((one) => odd.includes(one));
    return isLeft && isPlainWord(word) && !isUnit(word) ? [word] : [];
  });
}
