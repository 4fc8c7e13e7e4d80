import { describe, expect, it } from 'vitest';
import type { AnchorRecord } from '@/api/contract/anchor';
import seeds from '../../../../mocks/seed/anchors.json';
import { anchorsAsCsv, planImport } from './anchor-table-file';

const anchors = seeds.map((seed, index) => ({
  ...seed,
  id: String(index + 1),
  avatar: 'p1',
})) as unknown as AnchorRecord[];
const [first] = anchors;

describe('the table file of the anchors', () => {
  it('read back changes nothing', () => {
    const plan = planImport(anchorsAsCsv(anchors), anchors);
    expect(plan).toEqual({ changes: [], unchanged: anchors.length, bad: [] });
  });

  it('changes what its columns name and leaves the rest', () => {
    const plan = planImport(`name;etaHef;jgMaterial\n"${first.name}";"75,5";=A1\n`, anchors);
    expect(plan.bad).toEqual([]);
    expect(plan.changes).toEqual([
      {
        kind: 'change',
        anchor: { ...first, etaHef: '75.5', jgMaterial: '=A1' },
        efficientBefore: '1',
      },
    ]);
  });

  it('adds an anchor it does not know, empty figures as 0', () => {
    const plan = planImport('name,avatar,etaHef,etaNrks,jgHave,etaHave\nNew M16,p9,80,,0,0\n', anchors);
    expect(plan.bad).toEqual([]);
    expect(plan.changes).toHaveLength(1);
    expect(plan.changes[0]).toMatchObject({
      kind: 'add',
      anchor: {
        name: 'New M16',
        avatar: 'p9',
        efficient: '1',
        jgHave: '0',
        etaHave: '0',
        etaHef: '80',
        etaNrks: '0',
        jgK8: '0',
      },
    });
  });

  it('names every bad cell, with its line and column', () => {
    const csv = [
      'name,avatar,jgHave,etaHef,etaK8,etaSmin',
      `${first.name},,2,-1,1.5,60`,
      `${first.name.toUpperCase()},,1,x,1,${'1'.repeat(30)}`,
      'New,,1,70,1000,60',
      ',p1,1,70,1,60,surplus',
    ].join('\n');
    expect(planImport(csv, anchors).bad).toEqual([
      { line: 2, column: 'jgHave', value: '2', problem: 'notAFlag' },
      { line: 2, column: 'etaHef', value: '-1', problem: 'negative' },
      { line: 3, column: 'etaHef', value: 'x', problem: 'notNumber' },
      { line: 3, column: 'etaSmin', value: '1'.repeat(30), problem: 'tooLong' },
      { line: 3, column: 'name', value: first.name.toUpperCase(), problem: 'nameRepeated' },
      { line: 4, column: 'etaK8', value: '1000', problem: 'tooLarge' },
      { line: 4, column: 'avatar', value: '', problem: 'pictureMissing' },
      { line: 5, column: '', value: 'surplus', problem: 'unknownColumn' },
      { line: 5, column: 'name', value: '', problem: 'nameMissing' },
    ]);
  });

  it.each([
    ['name,weight\nA,1', 'unknownColumn'],
    ['name,etaHef,etaHef\nA,1,1', 'repeatedColumn'],
    ['etaHef\n1', 'noHeader'],
    ['', 'noHeader'],
  ])('refuses the headings of %j', (csv, problem) => {
    expect(planImport(csv, anchors).bad.map((cell) => cell.problem)).toEqual([problem]);
  });
});
