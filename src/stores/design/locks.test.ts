import { produce, castDraft } from 'immer';
import { beforeEach, expect, it } from 'vitest';
import { serializeDesign, parseDesignFile } from '@/design/file/design-file';
import { codedDesign } from '@/design/model/coded-design';
import { applyRules } from '@/design/model/design-changes';
import { restoreDesign } from '@/design/model/design-schema';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import {
  changeDesign,
  setStandard,
  setStiffness,
  setUnlocked,
  undo,
  useDesignStore,
} from '@/stores/design/design-store';
import { startDesign, openDesign } from '@/stores/design/stored-design';

const store = () => useDesignStore.getState();
const design = () => store().design;

beforeEach(() => {
  startDesign();
  setStandard('EN1992-4');
});

const opened = () => {
  for (const lock of ['cracked', 'thickness', 'section'] as const) setUnlocked(lock, true);
  changeDesign((draft) => {
    draft.concrete.crack_or_not = 'cracked';
    draft.plate.thickness = 20;
    Object.assign(draft.profile, { chosen: { id: '3', name: 'HEB 100' }, H: 100, W: 100, T: 6, FT: 10 });
  });
};

it('a closed lock keeps the prescribed value, and an unlocked input another value, even in a file and after undo', () => {
  changeDesign((draft) => {
    draft.concrete.crack_or_not = 'cracked';
    draft.plate.thickness = 20;
  });
  expect(design()).toMatchObject({ concrete: { crack_or_not: 'uncracked' }, plate: { thickness: 10 } });
  opened();
  expect(design()).toMatchObject({
    concrete: { crack_or_not: 'cracked' },
    plate: { thickness: 20 },
    profile: { chosen: { name: 'HEB 100' }, T: 6 },
  });
  const file = parseDesignFile(serializeDesign(design()));
  expect(file).toMatchObject({ ok: true, design: design(), replaced: [] });
  setUnlocked('thickness', false);
  expect(design().plate.thickness).toBe(10);
  undo();
  expect(design()).toMatchObject({ plate: { thickness: 20 }, unlocked: { thickness: true } });
});

it('a change of standard closes the lock on the crack state', () => {
  opened();
  setStandard('JGJ145-2013');
  expect(design().unlocked).toEqual({ cracked: false, thickness: true, section: true });
  setStandard('EN1992-4');
  expect(design()).toMatchObject({ concrete: { crack_or_not: 'uncracked' }, unlocked: { cracked: false } });
});

it('changing the plate model closes the locks on thickness and profile, and the elastic plate keeps the typed values', () => {
  opened();
  setStiffness('elastic');
  expect(design()).toMatchObject({
    plate: { thickness: 20 },
    profile: { T: 6, chosen: { name: 'HEB 100' } },
    unlocked: { cracked: true, thickness: false, section: false },
  });
  setStiffness('rigid');
  expect(design()).toMatchObject({ plate: { thickness: 10 }, profile: { H: 100, T: 10, chosen: null } });
  setUnlocked('thickness', true);
  setUnlocked('section', true);
  expect(design()).toMatchObject({ plate: { thickness: 20 }, profile: { T: 6 } });
});

it('a lock is closed if a stored design does not contain the lock or contains a value that is not a boolean', () => {
  const { unlocked: _, ...earlier } = codedDesign(DEFAULT_DESIGN);
  expect(restoreDesign(earlier)).toEqual(DEFAULT_DESIGN);
  expect(restoreDesign({ ...earlier, unlocked: { cracked: 'yes' } }).unlocked.cracked).toBe(false);
  const file = JSON.stringify({ ...JSON.parse(serializeDesign(DEFAULT_DESIGN)), design: earlier });
  expect(parseDesignFile(file)).toMatchObject({ ok: true, replaced: [] });
});

const change = (recipe: (draft: Design) => void) =>
  produce(DEFAULT_DESIGN, (draft) => {
    recipe(draft);
    applyRules(draft);
  });

it('the fingerprint of a design changes when a lock is opened, and again when the unlocked value changes', () => {
  const closed = fingerprintOf(DEFAULT_DESIGN);
  const open = fingerprintOf(change((draft) => void (draft.unlocked.cracked = true)));
  const cracked = fingerprintOf(
    change((draft) => {
      draft.unlocked.cracked = true;
      draft.concrete.crack_or_not = 'cracked';
    }),
  );
  expect(new Set([closed, open, cracked]).size).toBe(3);
});

/** Opens an elastic plate with a profile of its own. */
function openElastic(): void {
  setStiffness('elastic');
  changeDesign(({ plate, profile }) => {
    plate.thickness = 17;
    const chosen = { id: '5', name: 'HEA 120' };
    Object.assign(profile, { chosen, H: 114, W: 120, T: 5, FT: 8, rotation: 90 });
  });
}

it('a rigid plate gets the fixed thickness and profile, and the previous values return with an elastic plate', () => {
  openElastic();
  const { plate, profile } = design();
  setStiffness('rigid');
  expect(design().plate.thickness).toBe(10);
  expect(design().profile).toMatchObject({ chosen: null, H: 100, W: 100, T: 10, FT: 0, rotation: 0 });
  setStiffness('elastic');
  expect(design()).toMatchObject({ plate, profile, elastic: null });
});

it('the thickness and the profile of the elastic plate are restored even after the rigid design is saved and reopened', () => {
  openElastic();
  setStiffness('rigid');
  const file = parseDesignFile(serializeDesign(design()));
  if (!file.ok) throw new Error(file.refusal);
  openDesign(file.design);
  setStiffness('elastic');
  const profile = { chosen: { name: 'HEA 120' }, H: 114 };
  expect(design()).toMatchObject({ plate: { thickness: 17 }, profile });
});

it('the profile of the elastic plate is dropped if another profile series was chosen in the meantime', () => {
  openElastic();
  setStiffness('rigid');
  changeDesign(({ profile }) => (profile.series = '91'));
  setStiffness('elastic');
  expect(design()).toMatchObject({ plate: { thickness: 17 }, profile: { series: '91', chosen: null } });
});

it('restoring a design ignores invalid stored values of the elastic plate', () => {
  const broken = { ...codedDesign(DEFAULT_DESIGN), elastic: { thickness: '12', series: '11' } };
  expect(restoreDesign(broken).elastic).toBeNull();
});

const pinned = produce(DEFAULT_DESIGN, (draft) => {
  draft.layout.h = 250;
  draft.variants = castDraft([{ name: 'inner', design: DEFAULT_DESIGN }]);
});

it('restoring a design restores its variants with their names, but no variants of a variant', () => {
  const variants = [{ name: 'thick', design: codedDesign(pinned) }];
  const stored = restoreDesign({ ...codedDesign(DEFAULT_DESIGN), variants });
  expect(stored.variants).toMatchObject([{ name: 'thick', design: { layout: { h: 250 }, variants: [] } }]);
});

it('restoring a design drops invalid variants, and restores at most five variants', () => {
  const valid = Array(7).fill({ name: 'b', design: { layout: { h: -1 } } });
  const raw = [null, { name: '', design: {} }, { name: 'a' }, ...valid];
  const { variants } = restoreDesign({ ...codedDesign(DEFAULT_DESIGN), variants: raw });
  expect(variants.map(({ name }) => name)).toEqual(Array(5).fill('b'));
  expect(restoreDesign({ ...codedDesign(DEFAULT_DESIGN), variants: 'x' }).variants).toEqual([]);
});
