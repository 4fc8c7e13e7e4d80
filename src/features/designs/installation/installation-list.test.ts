import { expect, it } from 'vitest';
import { anchorDetailSchema } from '@/api/contract/records';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { newCard } from '@/design/saved-designs/saved-design-of';
import { installationCsv, installationList } from '@/features/designs/installation/installation-list';
import { parseCsv } from '@/files/load-tables/rows-of-text';
import { withRecords } from '@/testing/seeded-records';
import seed from '../../../../mocks/seed/anchors.json';

const RECORDS = new Map(
  seed.map((record, index) => {
    const id = String(index + 1);
    return [id, anchorDetailSchema.parse({ ...record, id })];
  }),
);

function listed(name: string, anchor: string, group: string) {
  const { design: chosen } = withRecords(DEFAULT_DESIGN, anchor, 'C20/25');
  const design = { ...chosen, layout: { ...chosen.layout, group } };
  const named = { owner: '1', id: name, kind: 'design', name, point: '', project: null } as const;
  return { design, card: newCard(named, { design, result: null, listEnd: null }, 0) };
}

const DESIGNS = [
  listed('=Post', 'Demo expansion anchor M12', '4-0-1'),
  listed('Beam', 'Demo expansion anchor M12', '6-0-1'),
  listed('Bracket', 'Demo expansion anchor M16', '2-0-1'),
];
const nameOf = ({ name }: { name: string }) => name;

it('the installation list adds up the anchors of each anchor record, and states hole, embedment depth and torque', () => {
  const { rows, left } = installationList(DESIGNS, RECORDS, nameOf);
  expect(left).toEqual([]);
  expect(rows.map(({ anchor, thread, number }) => [anchor, thread, number])).toEqual([
    ['Demo expansion anchor M12', 'M12', 10],
    ['Demo expansion anchor M16', 'M16', 2],
  ]);
  const m12 = seed.find(({ name }) => name === 'Demo expansion anchor M12')!;
  expect(rows[0]).toMatchObject({
    hole: Number(m12.etaD0),
    depth: Number(m12.etaH1),
    embedment: Number(m12.etaHef),
    torque: Number(m12.etaTinst),
  });
});

it('the installation list omits designs whose anchor record is missing, and returns their cards separately', () => {
  const records = new Map(RECORDS).set(DESIGNS[2].card.anchor!.id, null as never);
  const { rows, left } = installationList(DESIGNS, records, nameOf);
  expect(left).toEqual([DESIGNS[2].card]);
  expect(rows).toHaveLength(1);
});

it('the exported installation list escapes names that a spreadsheet program would execute as formulas', () => {
  const csv = installationCsv(installationList(DESIGNS, RECORDS, nameOf), (column) => column);
  expect(csv).toContain("'=Post");
  const [heading, first] = parseCsv(csv);
  expect(heading).toHaveLength(8);
  expect(first.slice(0, 3)).toEqual(['Demo expansion anchor M12', 'M12', '10']);
  expect(first[7]).toContain('Beam: 6');
});
