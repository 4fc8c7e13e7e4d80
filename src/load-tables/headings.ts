/** Reads the quantity, axis and units from the known words in a heading cell. */
import { conceptsOf, HAN_WORDS, plainWord, type Concept } from '@/load-tables/words';
import type { LoadName } from '@/quantities/inputs';
import { unitOf, type Unit } from '@/quantities/units';

export type Axis = 'x' | 'y' | 'z' | '1' | '2' | '3';

/** Text where a unit is expected; `units` is empty if the text is not a known unit. */
export interface UnitText {
  text: string;
  units: readonly Unit[];
}

export interface Heading {
  concepts: ReadonlySet<Concept>;
  axes: ReadonlySet<Axis>;
  /** True if a word denotes the load, or if the load's symbol precedes all other words. */
  isWorded: boolean;
  /** Words in the heading that the import does not know. */
  unknown: readonly string[];
  units: readonly UnitText[];
  /**
   * The words reduced to letters and digits, such as 'fx', 'shearz' or 'outputcase', by which exports from
   * specific programs are recognised.
   */
  plain: string;
}

/**
 * Returns the units in a string: a single unit, or the units in a list such as 'kN, m'; none if any word is
 * not a unit.
 */
export function unitsIn(text: string, isList = /[,;、，]/.test(text)): readonly Unit[] {
  const whole = isList ? null : unitOf(text);
  if (whole) return [whole];
  const parts = text.split(/[,;、，]|\s+/).filter((part) => /\p{L}/u.test(part));
  const units = parts.map(unitOf);
  return units.every((unit) => unit !== null) ? units : [];
}

/** Matches the symbol of a quantity, with its axis and with the subscript for a design value. */
const SYMBOL = /^([nprfvqhmtud])(?:ed|sd)?(xx|yy|zz|tor|[xyzt]|11|22|33|[123])?(?:ed|sd|[dk])?(?:max|min)?$/;
const LETTERS: Readonly<Record<string, readonly Concept[]>> = {
  n: ['normal'],
  p: ['normal'],
  f: ['force'],
  r: ['reaction'],
  v: ['shear'],
  q: ['shear'],
  h: ['shear'],
  m: ['moment'],
  t: ['torsion'],
  u: ['other'],
  d: ['other'],
};
/** Cyrillic letters that look like the Latin letters of symbols. */
const ALIKE: Readonly<Record<string, string>> = { м: 'm', х: 'x', у: 'y', р: 'p', т: 't' };

type Found = Pick<Heading, 'isWorded' | 'plain'> & {
  concepts: Set<Concept>;
  axes: Set<Axis>;
  unknown: string[];
};

const LOAD_WORDS: ReadonlySet<Concept> = new Set([
  ...(['force', 'normal', 'tension', 'compression', 'shear', 'moment', 'torsion', 'reaction'] as const),
  'vertical',
]);

function readSymbol(word: string, found: Found): boolean {
  const [, letter, index] = SYMBOL.exec(word) ?? [];
  if (letter === undefined) return false;
  // 'T' with an axis is not read, because it is a torsion moment in one language and a shear force in
  // another.
  const hasAxis = index !== undefined && /^[xyz123]/.test(index);
  const isTorsion = index === 't' || index === 'tor';
  if (/[ud]/.test(letter) && !hasAxis) return false;
  if ((isTorsion && letter !== 'm') || (letter === 't' && hasAxis)) return false;
  const ofLetter = letter === 'p' && hasAxis ? (['force'] as const) : LETTERS[letter];
  // 'N max' is a normal force, but 'Surface T' is not a load.
  found.isWorded ||= found.plain.startsWith(word) && word.length < found.plain.length;
  for (const concept of isTorsion ? (['torsion'] as const) : ofLetter) found.concepts.add(concept);
  if (hasAxis) found.axes.add(index[0] as Axis);
  return true;
}

function readWord(word: string, found: Found): void {
  const concepts = conceptsOf(word);
  for (const concept of concepts) {
    found.concepts.add(concept);
    found.isWorded ||= LOAD_WORDS.has(concept);
  }
  if (concepts.length > 0) return;
  const plain = plainWord(word).replace(/^[мхурт]{1,2}[xyz]?$/, (text) =>
    Array.from(text)
      .map((letter) => ALIKE[letter] ?? letter)
      .join(''),
  );
  if (/^[xyz]$/.test(plain)) found.axes.add(plain as Axis);
  else if (!readSymbol(plain, found) && /\p{L}/u.test(plain)) found.unknown.push(word);
}

function readWords(text: string, found: Found): void {
  const whole = text.replace(/[^\p{L}\p{N}#]/gu, '');
  if (conceptsOf(whole).length > 0) {
    readWord(whole, found);
    return;
  }
  const spaced = text
    .replace(/[_{}^]/g, '')
    .replace(/mô\s*men/giu, 'momen')
    .replace(HAN_WORDS, (word) => ` ${word} `)
    .replace(/(\p{Ll}{2})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Script=Han})(?=[A-Za-z])|([A-Za-z])(?=\p{Script=Han})/gu, '$1$2 ');
  for (const word of spaced.split(/[^\p{L}\p{N}#]+/u)) if (word !== '') readWord(word, found);
}

function wordsOf(text: string): Found {
  const plain = text.replace(/[^\p{L}\p{N}#]/gu, '').toLowerCase();
  const found: Found = { concepts: new Set(), axes: new Set(), isWorded: false, unknown: [], plain };
  readWords(text, found);
  return found;
}

const isOfLoads = ({ concepts }: Pick<Heading, 'concepts'>) =>
  [...concepts].some((one) => LOAD_WORDS.has(one));

/**
 * True if the letter at the end is a symbol and not a unit: 'N' after words without an axis, 'T' after words
 * for torsion.
 */
const isSymbolAtEnd = (unit: string, { axes, concepts }: Found): boolean =>
  (unit === 'N' && axes.size === 0) || (unit === 'T' && concepts.has('torsion'));

/**
 * Matches a single letter that is read as a unit at the end of a heading; `isSymbolAtEnd` defines the
 * exceptions. Any other single letter there is a symbol.
 */
const LONE = /^[NtTmнНтТмМ牛吨米]$/;

/** Separates a unit at the end of a heading from the rest of the text. */
function unitAtEnd(text: string): { rest: string; unit: UnitText | null } {
  const none = { rest: text, unit: null };
  const stroke = /^(.+?)\/([^/]*)$/.exec(text);
  const behind = stroke && unitOf(stroke[2]);
  if (stroke && behind) return { rest: stroke[1], unit: { text: stroke[2], units: [behind] } };
  const cuts = [...text.matchAll(/(?<=\S)[\s_,:;=-]+(?=\S)|(?<=\p{Script=Han})(?=[A-Za-z])/gu)];
  for (const { index, 0: cut } of cuts) {
    const end = text.slice(index + cut.length);
    const unit = end.length > 1 || LONE.test(end) ? unitOf(end) : null;
    if (unit === null) continue;
    const rest = text.slice(0, index);
    if (isSymbolAtEnd(end, wordsOf(rest))) return none;
    return { rest, unit: { text: end, units: [unit] } };
  }
  return none;
}

const BRACKETS = /[[(【<]([^\])】>]*)[\])】>]?/g;

/** Headings in which a slash does not separate a unit, such as 'Node/Case' in Robot and 'L/C' in STAAD. */
const NAMES = /^(bar\/)?node\/case$|^l\/c$|^(lf|lk)\/(lk|ek|lf)$/i;

/** Number of characters of a cell that are read as a heading. */
const LONGEST_HEADING = 255;

export function readHeading(cell: string): Heading {
  const text = cell.slice(0, LONGEST_HEADING).normalize('NFKC').trim();
  if (NAMES.test(text)) {
    const found = wordsOf(text.replaceAll('/', ' '));
    const concepts = new Set<Concept>([...found.concepts, 'case']);
    return { ...found, concepts, units: [], plain: text.toLowerCase() };
  }
  // A single letter is treated as a symbol here; below the heading of a load it is a unit (see `columns.ts`).
  // 'N/kN' is a normal force in kN, not a quotient.
  const isWord = /^[[(]|\p{L}.*\p{L}/u.test(text) && !/^[^[(].*\//.test(text);
  const alone = isWord ? unitOf(text) : null;
  if (alone) return { ...wordsOf(''), units: [{ text, units: [alone] }] };
  const units: UnitText[] = [];
  const outside = text.replace(BRACKETS, (_all, inside: string) => {
    const known = unitsIn(inside);
    const inner = wordsOf(inside);
    // Known words and symbols in brackets belong to the heading; other words in brackets are taken to be an
    // unknown unit.
    if (known.length > 0) units.push({ text: inside, units: known });
    else if (inner.unknown.length === 0) return ` ${inside} `;
    else units.push({ text: inside.trim(), units: [] });
    return ' ';
  });
  const { rest, unit } = units.length > 0 ? { rest: outside, unit: null } : unitAtEnd(outside.trim());
  return { ...wordsOf(rest), units: unit ? [unit] : units };
}

/** Combines a heading with the heading above it, such as 'X' below 'Forces'. */
export const joined = (upper: Heading, lower: Heading): Heading => ({
  concepts: new Set([...upper.concepts, ...lower.concepts]),
  axes: new Set([...upper.axes, ...lower.axes]),
  isWorded: upper.isWorded || lower.isWorded,
  unknown: [...upper.unknown, ...lower.unknown],
  units: lower.units.length > 0 ? lower.units : upper.units,
  plain: lower.plain === '' ? upper.plain : lower.plain,
});

export type Meaning = LoadName | 'name' | 'other';

/** Forces and moments along the axes of the table; member forces are converted later. */
const FORCES: Readonly<Record<Axis, LoadName>> = { x: 'Vx', y: 'Vy', z: 'Nz', 1: 'Vx', 2: 'Vy', 3: 'Nz' };
const MOMENTS: Readonly<Record<Axis, LoadName>> = { x: 'Mx', y: 'My', z: 'Mz', 1: 'Mx', 2: 'My', 3: 'Mz' };

const isName = ({ concepts }: Heading): boolean =>
  (['node', 'member', 'case', 'name', 'load'] as const).some((one) => concepts.has(one));

function loadOf(heading: Heading): LoadName | null {
  const { concepts, axes, unknown, isWorded } = heading;
  const has = (...some: Concept[]) => some.some((one) => concepts.has(one));
  const [axis, ...others] = axes;
  // A single letter next to unknown words, as in 'Surface T', is not a load.
  const isBare = !isWorded && axis === undefined && (unknown.length > 0 || isName(heading));
  if (others.length > 0 || isBare) return null;
  if (has('torsion')) return axis === undefined || axis === 'z' || axis === '3' ? 'Mz' : null;
  if (has('moment')) return axis === undefined || has('normal', 'shear') ? null : MOMENTS[axis];
  if (has('normal', 'tension', 'compression'))
    return (axis === undefined || axis === 'z') && !has('shear') ? 'Nz' : null;
  if (!has('force', 'shear', 'reaction') && !(has('load') && !has('case', 'name', 'node', 'member')))
    return null;
  if (axis !== undefined) return FORCES[axis];
  return has('vertical') ? 'Nz' : null;
}

/** Returns the meaning of a heading; null if it is unknown. */
export function meaningOf(heading: Heading): Meaning | null {
  const kinds = heading.units.flatMap(({ units }) => units.map(({ kind }) => kind));
  const isOfOthers = kinds.length > 0 && !kinds.some((kind) => kind === 'force' || kind === 'moment');
  if (heading.concepts.has('other') || kinds.includes('angle') || (isOfOthers && !isOfLoads(heading)))
    return 'other';
  const load = loadOf(heading);
  if (load !== null) return load;
  const isPlace = [...heading.axes].some((axis) => 'xyz'.includes(axis));
  return isName(heading) && !isOfLoads(heading) && !isPlace && heading.unknown.length === 0 ? 'name' : null;
}
