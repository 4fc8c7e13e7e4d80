/** Schema for stored designs, with documented codes: each invalid field gets its default. */
import * as z from 'zod/mini';
import { choiceOf } from '@/api/contract/design-codes';
import { applyRules } from '@/design/model/design-changes';
import {
  type Design,
  DEFAULT_DESIGN,
  DIAMETERS,
  MOST_LISTED_LOADS,
  MOST_VARIANTS,
  PROJECT_TEXTS,
} from '@/design/model/design-state';
import { unreadInputs } from '@/design/model/reset-fields';
import { isObject, numeric, repaired, validEntries } from '@/design/model/untrusted-values';
import { groupByCode, SERIES } from '@/engineering';
import { forEachEdge, type EdgeName } from '@/quantities/edges';
import {
  forEachLoad,
  forEachSpacing,
  INPUTS,
  isNumber,
  type ChoiceInput,
  type Input,
  type InputPart,
  type ValuesOf,
} from '@/quantities/inputs';

const LARGEST = 1e6;

const number = (fallback: number, min = -LARGEST, max = LARGEST) =>
  z.catch(z.pipe(z.transform(numeric), z.number().check(z.gte(min), z.lte(max))), fallback);
const oneOf = <T extends string>(values: readonly [T, ...T[]], fallback: T) =>
  z.catch(z.enum(values), fallback);
const text = (fallback: string, max = 500) => z.catch(z.string().check(z.maxLength(max)), fallback);

const day = z.catch(z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/)), '');

/** Schema for a time; undefined if the value is not a valid time. */
const time = z.catch(z.optional(z.iso.datetime()), undefined);

const named = { id: z.string().check(z.maxLength(100)), name: z.string().check(z.maxLength(500)) };
const chosen = z.catch(z.nullable(z.object(named)), null);
const copied = z.catch(z.nullable(z.object({ ...named, readAt: time })), null);

const D = DEFAULT_DESIGN;

const SERIES_CODES = SERIES.map(({ code }) => String(code)) as [string, ...string[]];

/** Returns the schema for the inputs of a part, from INPUTS; choices are read from their codes. */
function inputsOf<P extends InputPart>(part: P) {
  const choice = (name: string, { choices, initial }: ChoiceInput) =>
    z.catch(
      z.pipe(
        z.transform((raw: unknown) => choiceOf(part, name, raw)),
        z.enum(choices),
      ),
      initial,
    );
  const read = (name: string, input: Input): z.ZodMiniType =>
    isNumber(input) ? number(input.initial, input.smallest, input.largest) : choice(name, input);
  const inputs = Object.entries<Input>(INPUTS[part]);
  return Object.fromEntries(inputs.map(([name, input]) => [name, read(name, input)])) as {
    [Name in keyof (typeof INPUTS)[P]]: z.ZodMiniType<ValuesOf<(typeof INPUTS)[P]>[Name]>;
  };
}

const loadValues = repaired(forEachLoad(() => number(0)));

const listed = z.pipe(z.transform(numeric), z.number().check(z.gte(-LARGEST), z.lte(LARGEST)));

/** A row with an unreadable load is dropped: zero instead would make the row look favourable. */
export const listedLoad = z.object({
  name: text('', 100),
  ...forEachLoad(() => listed),
  node: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
});

const loadList = validEntries(listedLoad, MOST_LISTED_LOADS);

const side = (name: EdgeName) =>
  repaired({ distance: number(D.layout.sides[name].distance), exists: z.catch(z.boolean(), true) });

const point = (index: 0 | 1 | 2) =>
  repaired({ x: number(D.layout.customPoints[index].x), y: number(D.layout.customPoints[index].y) });

const points = z.pipe(
  z.transform((value: unknown): unknown => {
    const list: unknown[] = Array.isArray(value) ? value : [];
    return [list[0], list[1], list[2]];
  }),
  z.tuple([point(0), point(1), point(2)]),
);

const figure = z.pipe(z.transform(numeric), z.number());

/** Read completely or not at all: defaults for some of its fields would make a profile that nobody chose. */
const elasticPart = z.catch(
  z.nullable(
    z.object({
      thickness: figure,
      series: z.enum(SERIES_CODES),
      chosen: copied,
      H: figure,
      W: figure,
      T: figure,
      FT: figure,
      rotation: figure,
    }),
  ),
  null,
);

const projectTexts = Object.fromEntries(
  Object.entries(PROJECT_TEXTS).map(([name, limit]): [string, z.ZodMiniType<string>] => [
    name,
    typeof limit === 'number' ? text('', limit) : day,
  ]),
) as Record<keyof typeof PROJECT_TEXTS, z.ZodMiniType<string>>;

/** Schema for a lock; any value that is not a boolean leaves the lock closed. */
const closed = z.catch(z.boolean(), false);

const designSchema = repaired({
  standardType: oneOf(['EN1992-4', 'JGJ145-2013'], D.standardType),
  anchor: repaired({
    diameter: oneOf([...DIAMETERS], D.anchor.diameter),
    chosen: repaired({ 'EN1992-4': chosen, 'JGJ145-2013': chosen }),
  }),
  concrete: repaired({
    gradeId: z.catch(z.nullable(z.string().check(z.maxLength(100))), null),
    gradeReadAt: time,
    grade: text(D.concrete.grade, 50),
    ...inputsOf('concrete'),
  }),
  plate: repaired(inputsOf('plate')),
  layout: repaired({
    group: z.catch(z.string().check(z.refine((code) => groupByCode(code) !== undefined)), D.layout.group),
    spacings: repaired(forEachSpacing((name) => number(D.layout.spacings[name]))),
    customPoints: points,
    slots: z.catch(
      z.nullable(z.array(z.object({ x: z.boolean(), y: z.boolean() })).check(z.maxLength(8))),
      null,
    ),
    ...inputsOf('layout'),
    sides: repaired(forEachEdge(side)),
  }),
  profile: repaired({
    series: oneOf(SERIES_CODES, D.profile.series),
    chosen: copied,
    ...inputsOf('profile'),
  }),
  loads: repaired({
    dead: loadValues,
    live: loadValues,
    ...inputsOf('loads'),
    loadCase: oneOf(['dead', 'deadAndLive'], 'dead'),
    onlyChosen: z.catch(z.boolean(), false),
    list: loadList,
    shown: z.catch(z.nullable(listedLoad), null),
  }),
  project: repaired(projectTexts),
  unlocked: repaired({ cracked: closed, thickness: closed, section: closed }),
  elastic: elasticPart,
});

const NAME_LENGTH = 100;

/** Reads the variants; entries that are not named designs are dropped, and variants contain no variants. */
function variantsOf(raw: unknown): Design['variants'] {
  const list: unknown[] = isObject(raw) && Array.isArray(raw.variants) ? raw.variants : [];
  return list
    .filter((entry) => isObject(entry))
    .filter(({ name, design }) => typeof name === 'string' && name.trim() !== '' && isObject(design))
    .slice(0, MOST_VARIANTS)
    .map(({ name, design }) => ({
      name: (name as string).slice(0, NAME_LENGTH),
      design: repairedDesign(design, [], false),
    }));
}

const unconfirmedInput = repaired({ field: text('', 100), text: text('', 100), taken: text('', 100) });
const unconfirmedInputs = z.pipe(
  z.transform((value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])),
  z.array(unconfirmedInput),
);

function repairedDesign(raw: unknown, variants: Design['variants'], isWhole: boolean): Design {
  const design = { ...(designSchema.parse(raw) as Omit<Design, 'variants'>), variants };
  const stored = unconfirmedInputs.parse(isObject(raw) ? (raw.unconfirmed ?? []) : []);
  const unconfirmed = [...stored, ...unreadInputs(raw, design, isWhole)];
  return unconfirmed.length === 0 ? design : { ...design, unconfirmed };
}

/**
 * Returns a complete design from any value: valid fields are kept, all others get defaults and are listed as
 * unconfirmed; then the design rules are applied. Never throws. `isWhole`: the value must contain every
 * input, as a file does.
 */
export function restoreDesign(raw: unknown, isWhole = false): Design {
  const design = repairedDesign(raw, variantsOf(raw), isWhole);
  for (const variant of design.variants) applyRules(variant.design);
  applyRules(design);
  return design;
}
