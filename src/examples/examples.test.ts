import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSim } from '@/api/contract/anchor-forces';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { algorithmRequest as algorithmOf, simRequest as simOf } from '@/api/contract/to-wire';
import { ENGINE_CALLS } from '@/cli/verify';
import { STANDARDS } from '@/engineering';
import { EUROPEAN_CASES, CHINESE_CASES, PLATE_CASES } from '@/examples/case';
import { evaluate, EXAMPLES, LIBRARY_ONLY, type PlateExample } from '@/examples/examples';
import { differenceOf } from '@/examples/expected-values';
import { designsTo } from '@/verification/random-design';

describe('worked examples', () => {
  it('the example lists contain every worked example in cases/', () => {
    const files = (folder: string) =>
      readdirSync(join(import.meta.dirname, 'cases', folder)).filter((name) => name.endsWith('.json')).length;
    expect(EUROPEAN_CASES).toHaveLength(files('en1992-4'));
    expect(CHINESE_CASES).toHaveLength(files('jgj145'));
    expect(PLATE_CASES).toHaveLength(files('plate'));
    const ids = [...EXAMPLES, ...LIBRARY_ONLY].map(({ id }) => id);
    expect(new Set(ids).size).toBe(EUROPEAN_CASES.length + CHINESE_CASES.length + PLATE_CASES.length);
  });

  it('the README explains each plate example', () => {
    const text = readFileSync(join(import.meta.dirname, 'cases/plate/README.md'), 'utf8');
    const explained = [...text.matchAll(/^\| ([EPR]\d\S+) \|/gm)].map(([, id]) => id);
    expect(explained).toEqual(PLATE_CASES.map(({ id }) => id).toSorted());
  });

  it('LIBRARY_ONLY lists the worked examples that no API call can calculate, each with the reason', () => {
    expect(LIBRARY_ONLY.map(({ id, reason }) => `${id}: ${reason}`)).toMatchInlineSnapshot(`
      [
        "en1992-4-interaction-steel: function",
        "en1992-4-steel-m24-46: function",
        "en1992-4-steel-m24-88: function",
        "jgj145-design-lever-arm: gamma_0",
        "jgj145-tension-group-case2-eight-anchors: function",
        "jgj145-tension-group-case2-four-anchors: function",
        "P01-patch-curvature: plate_element",
        "P02-ss-square-uniform: plate_element",
        "P03-roark-1a-ratio1: plate_element",
        "P04-roark-1a-ratio2: plate_element",
        "P05-roark-1b-ratio1: plate_element",
        "P06-roark-1c-patch: plate_element",
        "P07-clamped-square-uniform: plate_element",
        "P08-cantilever-strip: plate_element",
        "P09-winkler-disc: plate_element",
        "P10-tensionless-strip: stiffness",
        "P11-prying-tstub: plate_element",
        "R05-rigid-compression-kern: stiffness",
        "R06-rigid-partial-contact: stiffness",
      ]
    `);
  });

  it.each(EXAMPLES.map((example) => [example.id, example] as const))(
    'the calculated values of example %s agree with the expected values',
    async (_, example) => {
      const evaluation = await evaluate(example, ENGINE_CALLS);
      if (!evaluation.ok) throw new Error(`${evaluation.error.field} ${evaluation.error.message}`);
      const figures = evaluation.value;
      expect(figures.length).toBeGreaterThan(0);
      expect(figures.filter(({ state }) => state !== 'agrees')).toEqual([]);
    },
  );
});

it('the parsers restore the original inputs from requests for random designs and for the plate examples', () => {
  for (const standard of STANDARDS)
    fc.assert(
      fc.property(designsTo({ standard, slots: true }), (design) => {
        expect(parseAlgorithm(algorithmOf(design))).toMatchObject({ ok: true, value: design });
      }),
      { numRuns: 100, seed: 1 },
    );
  const plates = EXAMPLES.filter((example): example is PlateExample => example.call === 'plate');
  for (const { input } of plates) expect(parseSim(simOf(input))).toEqual({ ok: true, value: input });
});

it('the value difference is relative to the expected value, absolute if the expected value is 0, and null for texts', () => {
  expect(differenceOf({ ours: 11, printed: -10 })).toBeCloseTo(2.1, 12);
  expect(differenceOf({ ours: 0.5, printed: 0 })).toBe(0.5);
  expect(differenceOf({ ours: 'X1', printed: 'X1' })).toBeNull();
});

it.each([
  ['jgj145-shear-equal-eight-anchors', ['forces']],
  ['jgj145-area-one-edge-hilti', ['concrete_cone']],
  ['en1992-4-plate-cfix-two-anchors', ['plate']],
  ['en1992-4-cone-headed-m24-group4', ['steel_tension', 'pull_out', 'concrete_cone']],
])('example %s lists the checks that it covers', (end, checks) => {
  expect(EXAMPLES.find(({ id }) => id === end)?.checks).toEqual(checks);
});

it('every example lists at least one check', () => {
  expect(EXAMPLES.filter(({ checks }) => checks.length === 0)).toEqual([]);
});
