import { castDraft, produce } from 'immer';
import { beforeEach, expect, it } from 'vitest';
import { serializeDesign, parseDesignFile } from '@/design/file/design-file';
import { codedDesign } from '@/design/model/coded-design';
import { restoreDesign } from '@/design/model/design-schema';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { changeDesign, setStiffness, useDesignStore } from '@/stores/design/design-store';
import { openDesign } from '@/stores/design/storage';

const design = () => useDesignStore.getState().design;

beforeEach(() => {
  openDesign(DEFAULT_DESIGN);
  setStiffness('elastic');
  changeDesign(({ plate, profile }) => {
    plate.thickness = 17;
    const chosen = { id: '5', name: 'HEA 120' };
    Object.assign(profile, { chosen, H: 114, W: 120, T: 5, FT: 8, rotation: 90 });
  });
});

it('a rigid plate gets the fixed thickness and profile, and the previous values return with an elastic plate', () => {
  const { plate, profile } = design();
  setStiffness('rigid');
  expect(design().plate.thickness).toBe(10);
  expect(design().profile).toMatchObject({ chosen: null, H: 100, W: 100, T: 10, FT: 0, rotation: 0 });
  setStiffness('elastic');
  expect(design()).toMatchObject({ plate, profile, elastic: null });
});

it('the thickness and the profile of the elastic plate are restored even after the rigid design is saved and reopened', () => {
  setStiffness('rigid');
  const file = parseDesignFile(serializeDesign(design()));
  if (!file.ok) throw new Error(file.refusal);
  openDesign(file.design);
  setStiffness('elastic');
  expect(design()).toMatchObject({
    plate: { thickness: 17 },
    profile: { chosen: { name: 'HEA 120' }, H: 114 },
  });
});

it('the profile of the elastic plate is dropped if another profile series was chosen in the meantime', () => {
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
  const stored = restoreDesign({
    ...codedDesign(DEFAULT_DESIGN),
    variants: [{ name: 'thick', design: codedDesign(pinned) }],
  });
  expect(stored.variants).toMatchObject([{ name: 'thick', design: { layout: { h: 250 }, variants: [] } }]);
});

it('restoring a design drops invalid variants, and restores at most five variants', () => {
  const raw = [
    null,
    { name: '', design: {} },
    { name: 'a' },
    ...Array(7).fill({ name: 'b', design: { layout: { h: -1 } } }),
  ];
  const { variants } = restoreDesign({ ...codedDesign(DEFAULT_DESIGN), variants: raw });
  expect(variants.map(({ name }) => name)).toEqual(Array(5).fill('b'));
  expect(restoreDesign({ ...codedDesign(DEFAULT_DESIGN), variants: 'x' }).variants).toEqual([]);
});
