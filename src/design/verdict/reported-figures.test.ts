import { describe, expect, it } from 'vitest';
import { serializeDesign } from '@/design/file/design-file-text';
import { parseDesignFile } from '@/design/file/parse-design-file';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { changesSince, figuresOf } from '@/design/verdict/reported-figures';
import { resultOf, seedAnchors } from '@/testing/report-cases';

const [record, other] = seedAnchors;
const design = {
  ...DEFAULT_DESIGN,
  loads: { ...DEFAULT_DESIGN.loads, dead: { ...DEFAULT_DESIGN.loads.dead, Nz: 9, Vx: 4 } },
};
const figures = figuresOf(resultOf(design, record)!, 'record');

describe('values in a report', () => {
  it('the values in a report contain the verdict, the governing row, the anchor record and the ten rows of the response', () => {
    expect(figures).toMatchObject({
      verdict: 'verified_rigid',
      governing: 'concrete_edge',
      anchor: 'record',
    });
    expect(Object.keys(figures.rows)).toHaveLength(10);
    const { action, resistance, utilisation } = figures.rows.pull_out!;
    expect((100 * action!) / resistance!).toBeCloseTo(utilisation!, 9);
  });

  it('values in a report are restored only from a file that contains valid values', () => {
    const read = (text: string) => {
      const file = parseDesignFile(text);
      return file.ok ? file.reported : undefined;
    };
    expect(read(serializeDesign(design, figures))).toEqual(figures);
    expect(read(serializeDesign(design))).toBeNull();
    const broken = { ...figures, rows: { pull_out: 'many' } } as never;
    expect(read(serializeDesign(design, broken))).toBeNull();
  });

  it('values in a report count as equal if only the last digits differ', () => {
    const { pull_out } = figures.rows;
    const rows = { ...figures.rows, pull_out: { ...pull_out!, action: pull_out!.action! * (1 + 1e-9) } };
    expect(changesSince(figures, { ...figures, rows, time: 'later' })).toEqual([]);
  });

  it('the comparison with a report lists the values that a different anchor and engine changed', () => {
    const now = { ...figuresOf(resultOf(design, other)!, 'other'), engine: 'anchor-engine 9' };
    const changes = changesSince(figures, now);
    expect(changes.map(({ of }) => of)).toEqual(expect.arrayContaining(['engine', 'anchor', 'row']));
    const resistance = changes.find(
      (change) => change.of === 'row' && change.key === 'pull_out' && change.figure === 'resistance',
    )!;
    expect(resistance.then).toBe(figures.rows.pull_out!.resistance);
    expect(resistance.now).toBe(now.rows.pull_out!.resistance);
    expect(resistance.now).not.toBe(resistance.then);
  });
});
