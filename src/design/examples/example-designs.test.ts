import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, exampleDesign, type ExampleName } from '@/design/examples/example-designs';
import { serializeDesign, parseDesignFile } from '@/design/file/design-file';
import { copySection } from '@/design/records/anchor-data';
import { summaryOf } from '@/design/saved-designs/saved-design-of';
import { brokenRule } from '@/design/search/candidate';
import { minimumWarnings } from '@/design/validation/validate-design';
import { runWhole } from '@/testing/evaluate-shown';
import { seededSections, withRecords } from '@/testing/seeded-records';

/** Returns an example with the records of the embedded backend. */
function seeded(name: ExampleName) {
  const example = exampleDesign(name);
  const anchorName = example.anchor.chosen[example.standardType]?.name ?? '';
  const { design, anchor } = withRecords(example, anchorName, example.concrete.grade);
  const { chosen, series } = design.profile;
  const section = seededSections(series).find((one) => one.name === chosen?.name);
  return {
    anchor,
    design: produce(design, (draft) => {
      if (section) copySection(draft, section);
    }),
  };
}

describe.each(EXAMPLES)('example %s', (name) => {
  it('the example design can be saved to a file and read back without replaced fields', () => {
    const read = parseDesignFile(serializeDesign(exampleDesign(name)));
    expect(read.ok && read.replaced).toEqual([]);
  });

  it('the example design is verified under all its loads with the anchors supplied with the app, at a utilisation above 30 %', async () => {
    const { design, anchor } = seeded(name);
    expect(brokenRule({ design, anchor })).toBeNull();
    expect(minimumWarnings(design, anchor)).toEqual([]);
    const { result, listEnd } = await runWhole({ design, anchor });
    expect(result.others.map(({ state }) => state)).toEqual(['done', 'done']);
    const summary = summaryOf({ design, result, listEnd });
    expect(summary?.word).toBe(design.plate.stiffness === 'rigid' ? 'verified_rigid' : 'verified');
    // An example with very low utilisation would not be instructive.
    expect(summary?.governing?.utilisation).toBeGreaterThan(30);
  });
});
