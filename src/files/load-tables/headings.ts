/**
 * Reads the words, the quantity and the units of a heading cell, and lists the words that contribute neither
 * to its meaning nor to a statement about the forces.
 */
import { conceptsOf, HAN_WORDS, plainWord, type Concept } from '@/files/load-tables/heading-words';
import type { LoadName } from '@/quantities/inputs';
import { unitOf, type Unit } from '@/quantities/units';

type Axis = 'x' | 'y' | 'z' | '1' | '2' | '3';

/** Text where a unit is expected; `units` is empty if the text is not a known unit. */
export interface UnitText {
  text: string;
  units: readonly Unit[];
}

interface Word {
  text: string;
  /** Meanings of the word or symbol; a word without meanings and axis is unknown. */
  concepts: readonly Concept[];
  axis?: Axis;
  isSymbol?: boolean;
}

export interface Heading {
  /** The heading as written, and reduced to letters, digits and slashes, such as 'fx' or 'outputcase'. */
  text: string;
  plain: string;
  words: readonly Word[];
  units: readonly UnitText[];
}

export const has = ({ words }: Pick<Heading, 'words'>, ...some: Concept[]): boolean =>
  words.some(({ concepts }) => concepts.some((one) => some.includes(one)));

export const unknownIn = ({ words }: Pick<Heading, 'words'>): string[] =>
  words.flatMap(({ text, concepts, axis }) => (concepts.length === 0 && axis === undefined ? [text] : []));

/** Returns a unit, or the units in a list such as 'kN, m'; none if any word is not a unit. */
export function unitsIn(text: string, isList = /[,;、，]/.test(text)): readonly Unit[] {
  const whole = isList ? null : unitOf(text);
  if (whole) return [whole];
  // '10 kN' is no unit.
  if (/\d/.test(text)) return [];
  const parts = text.split(/[,;、，]|\s+/).filter((part) => /\p{L}/u.test(part));
  const units = parts.map(unitOf);
  return units.every((unit) => unit !== null) ? units : [];
}

/** Matches the symbol of a quantity, with its axis and with the subscript for a design value. */
const SYMBOL = /^([nprfvqhmtud])(?:ed|sd)?(xx|yy|zz|tor|[xyzt]|11|22|33|[123])?(?:ed|sd|[dk])?(?:max|min)?$/;
const LETTERS: Readonly<Record<string, Concept>> = {
  n: 'normal',
  p: 'normal',
  f: 'force',
  r: 'reaction',
  v: 'shear',
  q: 'shear',
  h: 'shear',
  m: 'moment',
  t: 'torsion',
  u: 'other',
  d: 'other',
};
/** Cyrillic letters that look like the Latin letters of symbols. */
const ALIKE: Readonly<Record<string, string>> = { м: 'm', х: 'x', у: 'y', р: 'p', т: 't' };

function symbolOf(text: string, word: string): Word {
  const [, letter = '', index = ''] = SYMBOL.exec(word) ?? [];
  const hasAxis = /^[xyz123]/.test(index);
  const isTorsion = index === 't' || index === 'tor';
  // 'T' with an axis is a torsion moment in one language and a shear force in another.
  const isOdd =
    (/[ud]/.test(letter) && !hasAxis) || (isTorsion && letter !== 'm') || (letter === 't' && hasAxis);
  if (letter === '' || isOdd) return { text, concepts: [] };
  const concept = isTorsion ? 'torsion' : letter === 'p' && hasAxis ? 'force' : LETTERS[letter];
  return { text: word, concepts: [concept], isSymbol: true, ...(hasAxis && { axis: index[0] as Axis }) };
}

function wordOf(text: string): Word {
  const concepts = conceptsOf(text);
  if (concepts.length > 0) return { text, concepts };
  const plain = plainWord(text).replace(/^[мхурт]{1,2}[xyz]?$/, (word) =>
    word.replace(/./g, (letter) => ALIKE[letter] ?? letter),
  );
  return /^[xyz]$/.test(plain) ? { text, concepts, axis: plain as Axis } : symbolOf(text, plain);
}

export function wordsIn(text: string): Word[] {
  const whole = text.replace(/[^\p{L}\p{N}#]/gu, '');
  if (conceptsOf(whole).length > 0) return [wordOf(whole)];
  const spaced = text
    .replace(/[_{}^]/g, '')
    .replace(/mô\s*men/giu, 'momen')
    .replace(/anchor\s+plate/giu, 'plate')
    .replace(HAN_WORDS, (word) => ` ${word} `)
    .replace(/(\p{Ll}{2})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Script=Han})(?=[A-Za-z])|([A-Za-z])(?=\p{Script=Han})/gu, '$1$2 ');
  return spaced.split(/[^\p{L}\p{N}#]+/u).flatMap((word) => (word === '' ? [] : [wordOf(word)]));
}

/** Matches a sign before a heading, or in brackets, which reverses or hides the sign of the values. */
const SIGN = /^\s*[-−–±|]|[([]\s*[-−–±]\s*[)\]]/;

function headingOf(text: string, rest: string, units: readonly UnitText[]): Heading {
  const [sign] = SIGN.exec(text) ?? [];
  const words = [...(sign === undefined ? [] : [{ text: sign, concepts: [] }]), ...wordsIn(rest)];
  return { text, plain: rest.replace(/[^\p{L}\p{N}#/]/gu, '').toLowerCase(), words, units };
}

/** Single letters that are units at the end of a heading; any other single letter there is a symbol. */
const LONE = /^[NtTmнНтТмМ牛吨米]$/;

function unitAtEnd(text: string): { rest: string; units: UnitText[] } {
  const stroke = /^(.+?)\/([^/]*)$/.exec(text);
  const behind = stroke && unitOf(stroke[2]);
  if (stroke && behind) return { rest: stroke[1], units: [{ text: stroke[2], units: [behind] }] };
  const cuts = [...text.matchAll(/(?<=\S)[\s_,:;=-]+(?=\S)|(?<=\p{Script=Han})(?=[A-Za-z])/gu)];
  for (const { index, 0: cut } of cuts) {
    const end = text.slice(index + cut.length);
    const unit = end.length > 1 || LONE.test(end) ? unitOf(end) : null;
    if (unit === null) continue;
    const rest = text.slice(0, index);
    const words = wordsIn(rest);
    // 'N' after words without an axis, and 'T' after words for torsion, are symbols.
    const isSymbol =
      end === 'N' ? words.every(({ axis }) => axis === undefined) : end === 'T' && has({ words }, 'torsion');
    return isSymbol ? { rest: text, units: [] } : { rest, units: [{ text: end, units: [unit] }] };
  }
  return { rest: text, units: [] };
}

const BRACKETS = /[[(【<]([^\])】>]*)[\])】>]?/g;

/** Number of characters of a cell that are read as a heading. */
const LONGEST_HEADING = 255;

export function readHeading(cell: string): Heading {
  const text = cell.slice(0, LONGEST_HEADING).normalize('NFKC').trim();
  // STAAD's load case is no quotient.
  if (/^l\/c$/i.test(text)) return { ...headingOf(text, 'LC', []), plain: 'l/c' };
  // A single letter is treated as a symbol here; below the heading of a load it is a unit (see `columns.ts`).
  // 'N/kN' is a normal force in kN, not a quotient.
  const isWord = /^[[(]|\p{L}.*\p{L}/u.test(text) && !/^[^[(].*\//.test(text);
  const alone = isWord ? unitOf(text) : null;
  if (alone) return headingOf(text, '', [{ text, units: [alone] }]);
  const units: UnitText[] = [];
  const outside = text.replace(BRACKETS, (_all, inside: string) => {
    // Known words and symbols in brackets belong to the heading; other words in brackets are taken to be an
    // unknown unit.
    const known = unitsIn(inside);
    if (known.length === 0 && unknownIn({ words: wordsIn(inside) }).length === 0) return ` ${inside} `;
    units.push({ text: inside.trim(), units: known });
    return ' ';
  });
  if (units.length > 0) return headingOf(text, outside, units);
  const { rest, units: atEnd } = unitAtEnd(outside.trim());
  return headingOf(text, rest, atEnd);
}

/** Combines a heading with the heading above it, such as 'X' below 'Forces'. */
export const joined = (upper: Heading, lower: Heading): Heading => ({
  text: `${upper.text} ${lower.text}`,
  plain: lower.plain === '' ? upper.plain : lower.plain,
  words: [...upper.words, ...lower.words],
  units: lower.units.length > 0 ? lower.units : upper.units,
});

/**
 * A force along or a moment about an axis of the table, under the name of the load that it is if z points out
 * of the concrete; `N` and `T` are the normal force and the torsion, which need no axis.
 */
export type Component = LoadName | 'N' | 'T';
export type Meaning = Component | 'name' | 'other';

/** Returns the name of a component by the axes of the table, such as Fx for a force along x. */
export const componentText = (name: Component): string => (name === 'Nz' ? 'Fz' : name.replace('V', 'F'));

const AXES: Readonly<Record<Axis, readonly [force: LoadName, moment: LoadName]>> = {
  x: ['Vx', 'Mx'],
  y: ['Vy', 'My'],
  z: ['Nz', 'Mz'],
  1: ['Vx', 'Mx'],
  2: ['Vy', 'My'],
  3: ['Nz', 'Mz'],
};
const FORCES: readonly Concept[] = [
  'force',
  'normal',
  'tension',
  'compression',
  'shear',
  'moment',
  'torsion',
  'reaction',
];
const NAMED: readonly Concept[] = ['node', 'member', 'case', 'name', 'load'];

const kindsOf = ({ units }: Heading) => units.flatMap((text) => text.units.map(({ kind }) => kind));
const axesOf = ({ words }: Heading): Axis[] => [...new Set(words.flatMap(({ axis }) => axis ?? []))];

function loadOf(heading: Heading): Component | null {
  const { words, plain } = heading;
  const is = (...some: Concept[]) => has(heading, ...some);
  const [axis, ...others] = axesOf(heading);
  // A single letter next to unknown words, as in 'Surface T', is not a load, but 'N max' is.
  const isWorded = words.some(({ text, concepts, isSymbol }) =>
    isSymbol
      ? plain.startsWith(text) && plain !== text
      : concepts.some((one) => one === 'vertical' || FORCES.includes(one)),
  );
  const isBare = !isWorded && axis === undefined && (unknownIn(heading).length > 0 || is(...NAMED));
  if (others.length > 0 || isBare) return null;
  if (is('torsion')) return axis === undefined || axis === 'z' || axis === '3' ? 'T' : null;
  if (is('moment')) return axis === undefined || is('normal', 'shear') ? null : AXES[axis][1];
  if (is('normal', 'tension', 'compression'))
    return (axis === undefined || axis === 'z') && !is('shear') ? 'N' : null;
  if (!is('force', 'shear', 'reaction') && !(is('load') && !is('case', 'name', 'node', 'member')))
    return null;
  // ConSteel writes Rxx, Ryy and Rzz for the moments of the support.
  const kinds = kindsOf(heading);
  const isMoment = /^r(xx|yy|zz)$/.test(plain) || (kinds.includes('moment') && !kinds.includes('force'));
  return axis === undefined ? (is('vertical') ? 'Nz' : null) : AXES[axis][isMoment ? 1 : 0];
}

export function meaningOf(heading: Heading): Meaning | null {
  const kinds = kindsOf(heading);
  const isOfLoads = has(heading, 'vertical', ...FORCES);
  const isOfOthers = kinds.length > 0 && !kinds.some((kind) => kind === 'force' || kind === 'moment');
  const load = isOfOthers && !isOfLoads ? null : loadOf(heading);
  const isKnown = unknownIn(heading).length === 0;
  const isRatio = kinds.includes('angle') || heading.units.some(({ text }) => text === '%');
  const isForce = kinds.includes('force') || kinds.includes('moment');
  if (has(heading, 'other', 'sum') || isRatio)
    return (load === null || isRatio) && isKnown && !isForce && has(heading, 'other', 'sum', ...FORCES)
      ? 'other'
      : null;
  if (load !== null) return load;
  const isPlace = axesOf(heading).some((axis) => 'xyz'.includes(axis));
  return has(heading, ...NAMED) && !isOfLoads && !isPlace && isKnown ? 'name' : null;
}

/** Words beside the quantity that make a statement about the forces or say nothing. */
const SAID: readonly Concept[] = ['design', 'characteristic', 'anchor', 'filler', 'units', 'load'];

/** Returns the words of a heading that neither its meaning nor a statement about the forces consumes. */
export function leftWords(heading: Heading, meaning: Meaning): string[] {
  const used: Concept[] =
    meaning === 'name'
      ? [...NAMED]
      : meaning === 'other'
        ? ['other', 'sum', ...NAMED, ...FORCES]
        : [...FORCES];
  if (['Vx', 'Vy', 'Nz'].includes(meaning)) used.push('horizontal');
  if (['N', 'Vy', 'Nz'].includes(meaning)) used.push('vertical');
  if (positiveIn(heading.text) !== null) used.push('positive', 'negative');
  const isLeft = (one: Concept) => !used.includes(one) && !SAID.includes(one);
  const left = heading.words.filter(({ concepts, axis }) => axis === undefined && concepts.every(isLeft));
  const isUnit = heading.units.some(({ units }) => units.length > 0);
  const odd = heading.units.filter(({ units }) => isUnit && units.length === 0);
  return [...new Set([...left, ...odd].map(({ text }) => text))];
}

/** Normal forces said to be positive: 'compression positive', '- = tension', '压为正'; null if none. */
export function positiveIn(text: string): 'tension' | 'compression' | null {
  const signs = text
    .normalize('NFKC')
    .replace(/>\s*0|\+/g, ' positive ')
    .replace(/<\s*0|(?<![\p{L}\p{N}])[-−–](?=\s*[=:)])/gu, ' negative ')
    .replace(HAN_WORDS, ' $& ')
    .split(/[^\p{L}]+/u)
    .flatMap((word) =>
      conceptsOf(word).filter((one) => ['tension', 'compression', 'positive', 'negative'].includes(one)),
    );
  // 'positive = tension' states the sign before the force, 'tension positive' after the force.
  const step = signs[0] === 'positive' || signs[0] === 'negative' ? -1 : 1;
  const found = signs.flatMap((force, at) => {
    const sign = signs[at + step];
    if (force === 'positive' || force === 'negative' || (sign !== 'positive' && sign !== 'negative'))
      return [];
    return (force === 'tension') === (sign === 'positive') ? ('tension' as const) : ('compression' as const);
  });
  return found.length > 0 && found.every((one) => one === found[0]) ? found[0] : null;
}
