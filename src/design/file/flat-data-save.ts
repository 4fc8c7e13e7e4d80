/**
 * The documented form of a saved project: one flat object of documented names. A table says where each name
 * belongs in the design; the few that are no plain value are converted below it. What is read is untrusted
 * and is repaired by `restoreDesign`.
 */
import { combinationOf } from '@/design/model/combinations';
import { UNBOUNDED_SIDE, type Design, type SideName, type SpacingName } from '@/design/model/design-state';
import { isObject, numeric } from '@/design/model/untrusted';
import { centreOf, groupAnchors, groupByCode } from '@/engineering';
import { INPUTS, isNumber, LOAD_NAMES, type Part } from '@/quantities/inputs';

type Flat = Record<string, unknown>;

const SIDES: readonly SideName[] = ['X1', 'X2', 'Y1', 'Y2'];
const SPACINGS: readonly SpacingName[] = ['Sx1', 'Sx2', 'Sy1', 'Sy2'];

type Kind = 'number' | 'code' | 'text';
interface Place {
  /** Documented name, then the names under which it was also written. */
  names: readonly [string, ...string[]];
  /** Dot path in a design. */
  path: string;
  kind: Kind;
}

const place = (path: string, kind: Kind, ...names: string[]): Place => {
  const own = path.slice(path.lastIndexOf('.') + 1);
  return { path, kind, names: [names[0] ?? own, ...names.slice(1), own] };
};

/** Documented name of an input that has another name in the design, and names of older objects. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  holeCleaning: ['automaticHoleCleaning'],
  installationPosition: ['installationLocation'],
  fck: ['fck', 'f_ck'],
  fcuk: ['fcuk', 'f_cuk'],
  ec: ['ec', 'Ec'],
};

/** The documents name every input of these parts but the length of the slots. */
const { concrete, plate, profile } = INPUTS;
const inputs = Object.entries<Part>({ concrete, plate, profile }).flatMap(([part, table]) =>
  Object.entries(table).map(([name, input]) =>
    place(`${part}.${name}`, isNumber(input) ? 'number' : 'code', ...(OTHER_NAMES[name] ?? [])),
  ),
);

const PLACES: readonly Place[] = [
  ...inputs,
  place('standardType', 'text'),
  place('anchor.diameter', 'code'),
  place('concrete.gradeId', 'code', 'concreteId'),
  place('concrete.grade', 'code'),
  place('layout.group', 'text', 'anchorGroupListShow'),
  place('layout.h', 'number'),
  ...SPACINGS.map((name) => place(`layout.spacings.${name}`, 'number')),
  place('profile.series', 'code', 'sectionSteelType1'),
  ...['project', 'company', 'designer', 'address', 'telephone', 'mail', 'remark', 'instruction'].map((name) =>
    place(`project.${name}`, 'text'),
  ),
];

/** A foreign object with none of these is not taken for a project. */
const MARKS = [
  'standardType',
  'anchorGroupListShow',
  'Dead1',
  'Dead',
  'Live',
  'valueX1',
  'Sx1',
  'X1',
] as const;

export const isFlatDataSave = (raw: Flat): boolean =>
  !isObject(raw.design) && MARKS.some((name) => name in raw);

function valueAt(holder: unknown, path: string): unknown {
  return path.split('.').reduce((part, name) => (isObject(part) ? part[name] : undefined), holder);
}

function putAt(holder: Flat, path: string, value: unknown): void {
  const dot = path.lastIndexOf('.');
  const parts = dot < 0 ? [] : path.slice(0, dot).split('.');
  const part = parts.reduce((at, name) => (at[name] ??= {}) as Flat, holder);
  part[path.slice(dot + 1)] = value;
}

/** Changes `holder`. */
function dropAt(holder: Flat, path: string): void {
  const dot = path.lastIndexOf('.');
  const part = dot < 0 ? holder : valueAt(holder, path.slice(0, dot));
  if (isObject(part)) Reflect.deleteProperty(part, path.slice(dot + 1));
}

const code = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
const READ: Readonly<Record<Kind, (value: unknown) => unknown>> = {
  number: numeric,
  code,
  text: (value) => value,
};

/** True for what any program writes for yes. */
const flag = (value: unknown): boolean => [true, 1, '1', 'true'].includes(value as string);

/**
 * Edge distance and switch. `X1` is the distance where it is there, `valueX1` then the switch; alone,
 * `valueX1` is the distance. A side at 10000 or beyond has no edge.
 */
function side(flat: Flat, name: SideName): unknown {
  const typed = numeric(flat[name]);
  const value = numeric(flat[`value${name}`]);
  const distance = typeof typed === 'number' ? typed : value;
  const off = value === false || value === 'false' || (typeof typed === 'number' && value === 0);
  const open = [typed, value].some((entry) => typeof entry === 'number' && entry >= UNBOUNDED_SIDE);
  return open ? { exists: false } : { distance, exists: !off };
}

function loadValues(value: unknown): Flat {
  const flat = isObject(value) ? value : {};
  return Object.fromEntries(LOAD_NAMES.map((name) => [name, numeric(flat[name])]));
}

const factorOf = (value: unknown): unknown => (isObject(value) ? numeric(value.factor) : undefined);

/** A record as an object with its id and name, or as its id alone; null where none is named. */
function recordOf(id: unknown, name: unknown): { id: string; name: string } | null {
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const [key, shown] = [text(id), text(name)];
  return key === '' && shown === '' ? null : { id: key, name: shown || key };
}

const chosenAnchor = ({ anchorBolt: found }: Flat) =>
  isObject(found) ? recordOf(found.id, found.name) : recordOf(found, '');

/** Slotted holes by the rows of the coordinate table; null where there is no table. */
function slotsOf({ tableCoordinate: rows }: Flat): { x: boolean; y: boolean }[] | null {
  if (!Array.isArray(rows) || !rows.every(isObject)) return null;
  return rows.map(({ Lx, Ly }) => ({ x: flag(Lx), y: flag(Ly) }));
}

const anchorsIn = ({ group, spacings, customPoints, slots }: Design['layout']) =>
  groupAnchors(group, spacings, customPoints, slots);

/** The documented form in the shape of a design; nothing of it is checked here. */
export function designOfFlat(flat: Flat): Flat {
  const design: Flat = {};
  for (const { names, path, kind } of PLACES)
    putAt(design, path, READ[kind](names.map((name) => flat[name]).find((value) => value !== undefined)));
  const dead = flat.Dead1 ?? flat.Dead;
  const live = loadValues(flat.Live);
  const isLoaded = Object.values(live).some((value) => typeof value === 'number' && value !== 0);
  const standard = typeof flat.standardType === 'string' ? flat.standardType : 'EN1992-4';
  putAt(design, 'anchor.chosen', { [standard]: chosenAnchor(flat) });
  putAt(design, 'profile.chosen', recordOf(flat.sectionSteelId, flat.name));
  // A grade by its name alone: its figures are those of the record with this name.
  if (flat.concreteId === undefined && flat.fck === undefined && flat.f_ck === undefined)
    putAt(design, 'concrete.gradeId', '');
  putAt(
    design,
    'layout.customPoints',
    [1, 2, 3].map((no) => ({ x: numeric(flat[`x${no}`]), y: numeric(flat[`y${no}`]) })),
  );
  putAt(design, 'layout.sides', Object.fromEntries(SIDES.map((name) => [name, side(flat, name)])));
  putAt(design, 'layout.slots', slotsOf(flat));
  putAt(design, 'loads', {
    dead: loadValues(dead),
    live,
    deadFactor: factorOf(dead),
    liveFactor: factorOf(flat.Live),
    // A stored live load is never dropped unseen.
    loadCase: isLoaded ? 'deadAndLive' : 'dead',
  });
  return design;
}

/** Written under documented names, beside the table above. */
const CONVERTED = [
  'profile.chosen.id',
  'profile.chosen.name',
  'layout.customPoints',
  'layout.sides',
  'loads.dead',
  'loads.live',
  'loads.deadFactor',
  'loads.liveFactor',
];

/** A design under the documented names; the derived ones are written for other readers and not read back. */
export function flatOf(design: Design): Flat {
  const { layout, loads, profile, anchor, standardType } = design;
  const anchors = anchorsIn(layout);
  const centre = centreOf(anchors.map(({ x, y }) => [x, y]));
  const has = groupByCode(layout.group)?.spacings ?? [];
  const combination = combinationOf(loads);
  const entries = (names: readonly string[], valueOf: (name: string, index: number) => unknown) =>
    Object.fromEntries(names.map((name, index) => [name, valueOf(name, index)]));
  return {
    ...Object.fromEntries(PLACES.map(({ names: [name], path }) => [name, valueAt(design, path)])),
    anchorBolt: anchor.chosen[standardType],
    sectionSteelId: profile.chosen?.id ?? null,
    name: profile.chosen?.name ?? '',
    ...entries(['x1', 'x2', 'x3'], (_, index) => layout.customPoints[index as 0 | 1 | 2].x),
    ...entries(['y1', 'y2', 'y3'], (_, index) => layout.customPoints[index as 0 | 1 | 2].y),
    ...entries(SIDES, (name) => layout.sides[name as SideName].distance),
    ...Object.fromEntries(SIDES.map((name) => [`value${name}`, layout.sides[name].exists ? '1' : '0'])),
    ...Object.fromEntries(SPACINGS.map((name) => [`${name}Have`, has.includes(name)])),
    centerX: centre.x,
    centerY: centre.y,
    tableCoordinate: anchors.map(({ no, x, y, actsX, actsY }) => ({ Nr: no, x, y, Lx: !actsX, Ly: !actsY })),
    Dead1: { ...loads.dead, factor: loads.deadFactor },
    Dead: { ...loads.dead, factor: loads.deadFactor },
    Live: { ...loads.live, factor: loads.liveFactor },
    activeName1: loads.loadCase === 'dead' ? '1' : '2',
    activeName2: combination === 'row' ? '1' : String(combination),
  };
}

/** What a design holds beyond the documented names. */
export function beyondFlat(design: Design): Flat {
  const rest = structuredClone(design) as unknown as Flat;
  for (const path of [...PLACES.map((place) => place.path), ...CONVERTED]) dropAt(rest, path);
  dropAt(rest, `anchor.chosen.${design.standardType}`);
  return rest;
}

/** `over` on top of `under`, part by part. */
function merged(under: unknown, over: unknown): unknown {
  if (!isObject(under) || !isObject(over)) return over === undefined ? under : over;
  const names = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...names].map((name) => [name, merged(under[name], over[name])]));
}

/** A design in both forms: a value under a documented name counts, whoever wrote it. */
export function designOfBoth(flat: Flat, beyond: unknown): unknown {
  const documented = designOfFlat(flat);
  const whole = merged(documented, beyond) as Flat;
  const [chosen, rest] = [documented, beyond].map((part) => valueAt(part, 'profile.chosen'));
  putAt(whole, 'profile.chosen', isObject(chosen) ? { ...chosen, ...(isObject(rest) ? rest : {}) } : null);
  putAt(whole, 'layout.slots', valueAt(documented, 'layout.slots'));
  return whole;
}

/** Slots were set one by one, even if they are those of the group's variant. */
export const hasOwnSlots = (beyond: unknown): boolean => Array.isArray(valueAt(beyond, 'layout.slots'));

/** A design whose slots follow the variant of its group again, if they are the same holes. */
export function withVariantSlots(design: Design): Design {
  const layout = { ...design.layout, slots: null };
  const holes = (one: Design['layout']) =>
    JSON.stringify(anchorsIn(one).map(({ actsX, actsY }) => [actsX, actsY]));
  return holes(layout) === holes(design.layout) ? { ...design, layout } : design;
}
