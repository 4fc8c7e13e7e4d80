import { expect, it } from 'vitest';
import { readDataSave, writeDataSave } from '@/design/file/data-save';
import { fileOf, serializeDesign, parseDesignFile } from '@/design/file/design-file';
import { restoreDesign } from '@/design/model/design-schema';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { fingerprintOf, listFingerprint } from '@/design/model/fingerprint';

/** Concrete inputs by their documented codes; every choice differs from its default. */
const CODES = `
  crack_or_not 1, reinforce 1, component3 1, edge_reinforcement_or_not 2, reinforcement_intensity 1, structure 1,
  drillingMethod 1, holeDryness 2, pore 1, holeCleaning 3, installationPosition 3, annularGap 1
`;
const concrete = Object.fromEntries(
  Array.from(CODES.matchAll(/(\w+) (\d)/g), ([, name, code]) => [name, code]),
);
const stored = (standardType: string, variants: object[] = []) => ({
  standardType,
  concrete,
  plate: { stiffness: '0', thickness: 25 },
  unlocked: { cracked: true },
  variants,
});
const chinese = restoreDesign(stored('JGJ145-2013', [{ name: 'rigid', design: stored('EN1992-4') }]));
const european = restoreDesign(stored('EN1992-4'));

it.each([
  ['the default design', DEFAULT_DESIGN, '31ed2767b809f449 5159c9b49f441086 a242aee1d8234ccb'],
  ['an EN 1992-4 design without defaults', european, '1a6c0e6189187e1b 14c3f17e0590b998 698b690f25603a9d'],
  ['a JGJ145-2013 design without defaults', chinese, 'b0d03470d2b7028a fe74129bf36a4af5 b1cf8e80cbf3abf2'],
])('the fingerprints of %s equal those in results and files from earlier versions', (_, design, earlier) => {
  const [inputs, list, file] = earlier.split(' ');
  expect(fingerprintOf(design)).toBe(inputs);
  expect(listFingerprint(design)).toBe(`${list}-741638a56ded878b`);
  expect(fileOf('bracket', design).hash).toBe(file);
});

it('a design file stores the design and its variants with the documented numeric codes, and restores the design', () => {
  const text = serializeDesign(chinese);
  const { design } = JSON.parse(text) as { design: { variants: { design: object }[] } };
  expect(design).toMatchObject({ concrete, plate: { stiffness: '0' } });
  expect(design.variants[0].design).toMatchObject({ concrete, plate: { stiffness: '0' } });
  expect(parseDesignFile(text)).toEqual({ ok: true, design: chinese, replaced: [], reported: null });
});

it('a saved project contains the documented numeric codes and restores the whole design', () => {
  const text = writeDataSave({ design: chinese, result: null });
  expect(JSON.parse(text)).toMatchObject({
    crack_or_not: '1',
    installationLocation: '3',
    automaticHoleCleaning: '3',
    stiffness: '0',
    anchorDesigner: { design: { variants: [{ design: { concrete, plate: { stiffness: '0' } } }] } },
  });
  expect(readDataSave(text).design).toEqual(chinese);
});
