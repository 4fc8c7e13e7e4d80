/**
 * Converts a design from and to the documented form of a saved project, one flat object: a table maps
 * documented names to paths, and functions convert values whose form differs. `restoreDesign` repairs the
 * values.
 */
import { codedDesign } from '@/design/model/coded-design';
import { anchorsOf, UNBOUNDED_SIDE, type Design } from '@/design/model/design-state';
import { combinationOf, COMBINATIONS } from '@/design/model/load-cases';
import { isObject, numeric } from '@/design/model/untrusted-values';
import { centreOf, groupByCode } from '@/engineering';
import { EDGE_NAMES, type EdgeName } from '@/quantities/edges';
import {
  DOCUMENTED_PLATE,
  INPUTS,
  isNumber,
  LOAD_NAMES,
  SPACING_NAMES,
  type Part,
} from '@/quantities/inputs';

type Flat = Record<string, unknown>;

type Kind = 'number' | 'code' | 'text';
interface Place {
  /** Documented name, followed by other names that saved objects use for the same value. */
  names: readonly string[];
  /** Dot path in a design. */
  path: string;
  kind: Kind;
}

/** Row of the value at `path`, whose last segment is also a name, and without `names` the documented one. */
const place = (path: string, kind: Kind, ...names: string[]): Place => ({
  path,
  kind,
  names: [...names, path.slice(path.lastIndexOf('.') + 1)],
});

/** All inputs of the parts concrete and profile have documented names. */
const { concrete, profile } = INPUTS;
const inputs = Object.entries<Part>({ concrete, plate: DOCUMENTED_PLATE, profile }).flatMap(([part, table]) =>
  Object.entries(table).map(([name, input]) =>
    place(`${part}.${name}`, isNumber(input) ? 'number' : 'code', ...(input.saved ?? [])),
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
  ...SPACING_NAMES.map((name) => place(`layout.spacings.${name}`, 'number')),
  place('profile.series', 'code', 'sectionSteelType1'),
  ...['project', 'company', 'designer', 'address', 'telephone', 'mail', 'remark', 'instruction'].map((name) =>
    place(`project.${name}`, 'text'),
  ),
];

/** Documented names that identify a project: an object without any of them does not count as a project. */
const MARKS = ['standardType', 'anchorGroupListShow', 'Dead1', 'Dead', 'Live', 'valueX1', 'Sx1', 'X1'];

export const isFlatDataSave = (raw: Flat): boolean =>
  !isObject(raw.design) && MARKS.some((name) => name in raw);

const valueAt = (source: unknown, path: string): unknown =>
  path.split('.').reduce((part, name) => (isObject(part) ? part[name] : undefined), source);

function putAt(target: Flat, path: string, value: unknown): void {
  const dot = path.lastIndexOf('.');
  const parts = dot < 0 ? [] : path.slice(0, dot).split('.');
  const part = parts.reduce((at, name) => (at[name] ??= {}) as Flat, target);
  part[path.slice(dot + 1)] = value;
}

const code = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
const READ: Readonly<Record<Kind, (value: unknown) => unknown>> = {
  number: numeric,
  code,
  text: (value) => value,
};

/** True for every value that other programs use for "yes". */
const flag = (value: unknown): boolean => [true, 1, '1', 'true'].includes(value as string);

/** `X1` is the distance with the switch `valueX1`; alone, `valueX1` is the distance. 10000 means no edge. */
function side(flat: Flat, name: EdgeName): unknown {
  const typed = numeric(flat[name]);
  const value = numeric(flat[`value${name}`]);
  // If the distance is an unreadable string, the switch must not be read as the distance.
  const distance = flat[name] === undefined ? value : typed;
  const off = value === false || value === 'false' || (typeof typed === 'number' && value === 0);
  const open = [typed, value].some((entry) => typeof entry === 'number' && entry >= UNBOUNDED_SIDE);
  return open ? { exists: false } : { distance, exists: !off };
}

function loadValues(value: unknown): Flat {
  const flat = isObject(value) ? value : {};
  return Object.fromEntries(LOAD_NAMES.map((name) => [name, numeric(flat[name])]));
}

/** Load cases in the order of their codes in the requirements documents, which start at 1. */
const LOAD_CASES = ['dead', 'deadAndLive'] as const satisfies readonly Design['loads']['loadCase'][];

const loadCaseOf = ({ activeName1 }: Flat): Design['loads']['loadCase'] | undefined =>
  LOAD_CASES[Number(activeName1) - 1];

const factorOf = (value: unknown): unknown => (isObject(value) ? numeric(value.factor) : undefined);

/** Returns the id and name of a record; the id replaces a missing name. Null if both are missing. */
function recordOf(id: unknown, name: unknown): { id: string; name: string } | null {
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const [key, shown] = [text(id), text(name)];
  return key === '' && shown === '' ? null : { id: key, name: shown || key };
}

const standardOf = ({ standardType }: Flat): string =>
  typeof standardType === 'string' ? standardType : 'EN1992-4';

const chosenAnchor = ({ anchorBolt: found }: Flat) =>
  isObject(found) ? recordOf(found.id, found.name) : recordOf(found, '');

function slotsOf({ tableCoordinate: rows }: Flat): { x: boolean; y: boolean }[] | null {
  if (!Array.isArray(rows) || !rows.every(isObject)) return null;
  return rows.map(({ Lx, Ly }) => ({ x: flag(Lx), y: flag(Ly) }));
}

/** Returns the documented values in the shape of a design, unchecked. */
export function designOfFlat(flat: Flat): Flat {
  const design: Flat = {};
  for (const { names, path, kind } of PLACES)
    putAt(design, path, READ[kind](names.map((name) => flat[name]).find((value) => value !== undefined)));
  const dead = flat.Dead1 ?? flat.Dead;
  const live = loadValues(flat.Live);
  // The tab gives the factors only if the loads state none.
  const tab = Object.entries(COMBINATIONS).find(([key]) => key === String(flat.activeName2));
  const [deadFactor, liveFactor] = tab?.[1] ?? [];
  const isLoaded = Object.values(live).some((value) => typeof value === 'number' && value !== 0);
  putAt(design, 'anchor.chosen', { [standardOf(flat)]: chosenAnchor(flat) });
  putAt(design, 'profile.chosen', recordOf(flat.sectionSteelId, flat.name));
  // If the grade is given only by its name, its values come from the record with this name.
  if (flat.concreteId === undefined && flat.fck === undefined && flat.f_ck === undefined)
    putAt(design, 'concrete.gradeId', '');
  putAt(
    design,
    'layout.customPoints',
    [1, 2, 3].map((no) => ({ x: numeric(flat[`x${no}`]), y: numeric(flat[`y${no}`]) })),
  );
  putAt(design, 'layout.sides', Object.fromEntries(EDGE_NAMES.map((name) => [name, side(flat, name)])));
  putAt(design, 'layout.slots', slotsOf(flat));
  putAt(design, 'loads', {
    dead: loadValues(dead),
    live,
    deadFactor: factorOf(dead) ?? deadFactor,
    liveFactor: factorOf(flat.Live) ?? liveFactor,
    // A stored live load must never be dropped unnoticed.
    loadCase: isLoaded ? 'deadAndLive' : (loadCaseOf(flat) ?? 'dead'),
  });
  return design;
}

/** Paths of record ids, each with the path of the time at which the record was read. */
const TIMES = [
  ['concrete.gradeId', 'concrete.gradeReadAt'],
  ['profile.chosen.id', 'profile.chosen.readAt'],
] as const;

/** Returns the design under its documented names, with the derived values that other programs expect. */
export function flatOf(design: Design): Flat {
  const { layout, loads, profile, anchor, standardType } = design;
  const coded = codedDesign(design);
  const anchors = anchorsOf(design);
  const centre = centreOf(anchors.map(({ x, y }) => [x, y]));
  const spacings = groupByCode(layout.group)?.spacings ?? [];
  const combination = combinationOf(loads);
  const dead = { ...loads.dead, factor: loads.deadFactor };
  return Object.assign(
    {
      ...Object.fromEntries(PLACES.map(({ names: [name], path }) => [name, valueAt(coded, path)])),
      anchorBolt: anchor.chosen[standardType],
      sectionSteelId: profile.chosen?.id ?? null,
      name: profile.chosen?.name ?? '',
      centerX: centre.x,
      centerY: centre.y,
      tableCoordinate: anchors.map(({ no, x, y, actsX, actsY }) => ({
        Nr: no,
        x,
        y,
        Lx: !actsX,
        Ly: !actsY,
      })),
      Dead1: dead,
      Dead: dead,
      Live: { ...loads.live, factor: loads.liveFactor },
      activeName1: String(LOAD_CASES.indexOf(loads.loadCase) + 1),
      activeName2: combination === 'row' ? '1' : String(combination),
    },
    ...layout.customPoints.map(({ x, y }, index) => ({ [`x${index + 1}`]: x, [`y${index + 1}`]: y })),
    ...EDGE_NAMES.map((name) => {
      const { distance, exists } = layout.sides[name];
      return { [name]: distance, [`value${name}`]: exists ? '1' : '0' };
    }),
    ...SPACING_NAMES.map((name) => ({ [`${name}Have`]: spacings.includes(name) })),
  ) as Flat;
}

/** Deep merge: values of `over` replace those of `under`. */
function merged(under: unknown, over: unknown): unknown {
  if (!isObject(under) || !isObject(over)) return over === undefined ? under : over;
  const names = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...names].map((name) => [name, merged(under[name], over[name])]));
}

/** Returns the design under `OWN_KEY`, unchecked, with documented values that others may have changed. */
export function designOfBoth(flat: Flat, stored: unknown): unknown {
  const documented = designOfFlat(flat);
  const whole = merged(stored, documented) as Flat;
  const now = (path: string) => valueAt(documented, path);
  const before = (path: string) => valueAt(stored, path);
  const own = `anchor.chosen.${standardOf(flat)}`;
  const former = `anchor.chosen.${String(before('standardType'))}`;
  // If another program changed only the standard, the documented anchor is still the anchor of the previous
  // standard.
  if (own !== former && now(`${own}.id`) === before(`${former}.id`)) putAt(whole, own, before(own));
  // The time at which a record was read is valid only for that record.
  for (const [id, time] of TIMES) {
    const known = before(id);
    if (known !== undefined && known !== now(id)) putAt(whole, time, undefined);
  }
  putAt(whole, 'loads.loadCase', loadCaseOf(flat) ?? before('loads.loadCase'));
  return whole;
}

/** True if the design stored under `OWN_KEY` contains slots that the user set manually. */
export const hasOwnSlots = (stored: unknown): boolean => Array.isArray(valueAt(stored, 'layout.slots'));

/** Returns the design without manually set slots if they equal the slots of the group's variant. */
export function withVariantSlots(design: Design): Design {
  const layout = { ...design.layout, slots: null };
  const slotsIn = (one: Pick<Design, 'layout'>) =>
    JSON.stringify(anchorsOf(one).map(({ actsX, actsY }) => [actsX, actsY]));
  return slotsIn({ layout }) === slotsIn(design) ? { ...design, layout } : design;
}
