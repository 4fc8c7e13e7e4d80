import { isDeepStrictEqual } from 'node:util';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { codedDesign } from '@/design/model/coded-design';
import { pinVariant } from '@/design/model/design-changes';
import { restoreDesign } from '@/design/model/design-schema';
import { DEFAULT_DESIGN, NO_LOAD, type Design } from '@/design/model/design-state';
import { resetFields } from '@/design/model/reset-fields';
import { howMany } from '@/testing/run/how-many';
import { randomFrom } from '@/verification/random-numbers';

type Fields = Record<string, unknown>;

/** A design in which every part has a value. */
const FULL = produce(DEFAULT_DESIGN, (design) => {
  Object.assign(design.plate, { stiffness: 'elastic', thickness: 17 });
  design.anchor.chosen['EN1992-4'] = { id: 'a1', name: 'Demo M12' };
  Object.assign(design.concrete, { gradeId: 'c2', gradeReadAt: '2026-01-02T03:04:05.000Z' });
  design.profile.chosen = { id: 's1', name: 'HEB 100', readAt: '2026-01-02T03:04:06.000Z' };
  design.layout.slots = [true, false].map((x) => ({ x, y: false }));
  design.loads.shown = { name: 'LC1', Nz: 1, Vx: 2, Vy: 3, Mx: 4, My: 5, Mz: 6 };
  design.loads.list = [design.loads.shown, { ...NO_LOAD, name: 'LC2', Nz: -1 }];
  design.project.remark = 'Stairs';
  pinVariant(design, 'first');
});

const fileOf = (design: Design) => JSON.parse(JSON.stringify(codedDesign(design))) as Fields;

/** Lists every field in a design with the object that contains the field, the key and the path. */
function placesOf(holder: Fields, path = ''): { holder: Fields; key: string; path: string }[] {
  return Object.entries(holder).flatMap(([key, value]) => {
    const here = { holder, key, path: path === '' ? key : `${path}.${key}` };
    const isHolder = typeof value === 'object' && value !== null;
    return [here, ...(isHolder ? placesOf(value as Fields, here.path) : [])];
  });
}

const DAMAGES: Readonly<Record<string, (holder: Fields, key: string) => void>> = {
  'a text': (holder, key) => (holder[key] = 'x1y'),
  'an empty text': (holder, key) => (holder[key] = ''),
  'a number beyond every limit': (holder, key) => (holder[key] = 1e300),
  'a number': (holder, key) => (holder[key] = -7),
  nothing: (holder, key) => (holder[key] = null),
  'a flag': (holder, key) => (holder[key] = true),
  'an object': (holder, key) => (holder[key] = { toString: 1 }),
  'a list': (holder, key) => (holder[key] = [[]]),
  'no field': (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  },
  'another name': (holder, key) => {
    holder[`${key}2`] = holder[key];
    Reflect.deleteProperty(holder, key);
  },
};

const LATER_FIELDS =
  /(^|\.)(elastic|unlocked|variants|gradeReadAt|readAt|f_y|slots|slotLength|list|shown|onlyChosen|position|revision|changes|instruction|checker|approver|\w+edOn)$/;

describe('replaced fields of a design file', () => {
  it('replacedFields returns an empty list for an unchanged design file', () => {
    expect(resetFields(fileOf(FULL), restoreDesign(fileOf(FULL)))).toEqual([]);
    expect(resetFields(fileOf(DEFAULT_DESIGN), restoreDesign(fileOf(DEFAULT_DESIGN)))).toEqual([]);
  });

  it('replacedFields lists a replaced field with its value in the file and its value in the design', () => {
    const raw = fileOf(DEFAULT_DESIGN);
    (raw.plate as Fields).length = 'abc';
    delete (raw.concrete as Fields).fck;
    (raw.loads as Fields).Nzz = 12;
    expect(resetFields(raw, restoreDesign(raw))).toEqual([
      { path: 'concrete.fck', found: undefined, taken: 20 },
      { path: 'plate.length', found: 'abc', taken: 400 },
      { path: 'loads.Nzz', found: 12, taken: undefined },
    ]);
  });

  it('a number stored as text is not reported as replaced', () => {
    const raw = fileOf(FULL);
    (raw.plate as Fields).length = '350';
    (raw.loads as { list: Fields[] }).list[0].Nz = '12.5';
    const design = restoreDesign(raw);
    expect(design.plate.length).toBe(350);
    expect(design.loads.list[0].Nz).toBe(12.5);
    expect(resetFields(raw, design)).toEqual([]);
  });

  it('replacedFields reports exactly the damaged fields that change the design, except for missing newer fields', () => {
    const files = howMany(400, 2000);
    const random = randomFrom(22);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
    const silent: string[] = [];
    let changed = 0;
    for (let file = 0; file < files; file++) {
      const raw = fileOf(FULL);
      const { holder, key, path } = pick(placesOf(raw));
      const [what, damage] = pick(Object.entries(DAMAGES));
      damage(holder, key);
      const design = restoreDesign(raw);
      const same = isDeepStrictEqual(fileOf(design), raw);
      const told = resetFields(raw, design);
      // Files from earlier versions lack the fields in `LATER_FIELDS`, so a missing field of this kind is not
      // reported.
      const isOlder = what === 'no field' && LATER_FIELDS.test(path);
      if (!same) changed += 1;
      if (same !== (told.length === 0) && !isOlder) silent.push(`${path}: ${what}`);
      const near = told.every((field) => field.path.startsWith(path) || path.startsWith(field.path));
      if (!near && what !== 'another name' && !FORCED.test(path)) silent.push(`${path}: ${what}: elsewhere`);
    }
    expect(silent).toEqual([]);
    expect(changed).toBeGreaterThan(0.75 * files);
  });
});

/** Fields that the design rules change together with other fields. */
const FORCED = /stiffness|standardType|unlocked|group|plate$|layout$|^variants/;
