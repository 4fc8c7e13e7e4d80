/** Tests the load list in the report: the number of rows and the critical rows. */
import { describe, expect, it } from 'vitest';
import { NO_LOAD, type ListedLoad } from '@/design/model/design-state';
import { nameOfRow, rowVariant } from '@/design/model/load-cases';
import { listOutcome, loadsKey } from '@/design/run/list-outcome';
import { utilisationOf } from '@/design/verdict/case-verdict';
import { verdictOf } from '@/design/verdict/design-verdict';
import { doneCase, cachedRows, storedListOutcome } from '@/design/verdict/run-result';
import type { CaseResult, FailedCase } from '@/design/verdict/run-result';
import type { Standard } from '@/engineering';
import { displayedCase } from '@/report/content/load-case-data';
import { reportData } from '@/report/content/report-data';
import { givenDesign } from '@/testing/given-design';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

const rows: ListedLoad[] = Array.from({ length: 24 }, (_, index) => ({
  ...NO_LOAD,
  name: `LC${index + 1}`,
  // The normal force is largest in the middle of the list, so the critical row is there.
  Nz: 30 - 2 * Math.abs(index - 12),
  Vx: index / 100,
}));
const [record] = seedAnchors;
const design = givenDesign({ Nz: 5 }, ({ loads }) => void (loads.list = rows));

/** Outcomes of the rows; one row failed and one row was not calculated. */
const outcomes = new Map<string, CaseResult | FailedCase>(
  rows.slice(2).map((row): [string, CaseResult | FailedCase] => {
    const result = resultOf(rowVariant(design, row), record)!;
    return [loadsKey(row), doneCase(nameOfRow(row), verdictOf(result), result.input)];
  }),
).set(loadsKey(rows[0]), {
  ...nameOfRow(rows[0]),
  state: 'failed',
  failure: { kind: 'error2', call: { kind: 'general', status: 500, message: '' } },
});

describe('load list in a report', () => {
  const list = listOutcome(design, outcomes);
  const input = reportInput(design, record, resultOf(design, record)!, 'en');
  const data = reportData({ ...input, list });

  it('the report data state the number of rows, and list the critical rows in order of decreasing utilisation', () => {
    expect(list).toMatchObject({ rows: 24, done: 22, failed: 1 });
    for (const count of ['24', '22', '1']) expect(data.list_note).toContain(count);
    const known = cachedRows(list);
    expect(known).toHaveLength(22);
    const largest = Math.max(...known.map(({ verdict }) => utilisationOf(verdict)));
    const critical = known.filter(
      ({ verdict }) => verdict.word === 'not_verified' || utilisationOf(verdict) >= 0.9 * largest,
    );
    expect(critical.length).toBeLessThan(22);
    expect(data.listed.map(({ name }) => name)).toEqual(critical.map(({ row }) => row));
    expect(data.listed_count).toBe(String(critical.length));
    expect(data.listed_more).toBe('');
    const { utilisation } = data.listed[0];
    expect(data.gravest[0]).toMatchObject({ utilisation, loads: expect.stringMatching(/^N\u00a030/) });
    expect(data.listed[0]).toMatchObject({ name: 'LC13', Nz: '30.000' });
    const shares = data.listed.map(({ utilisation }) => Number.parseFloat(utilisation));
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  });

  it('the numbers of rows governed by each check add up to the number of calculated rows', () => {
    const checksOf = data.list_checks.map(({ rows: count }) => Number(count));
    expect(checksOf.reduce((sum, count) => sum + count, 0)).toBe(22);
    expect(data.list_checks[0].utilisation).toBe(data.listed[0].utilisation);
  });

  it('the report data contain at most 200 load list rows and state the number of omitted rows', () => {
    const [worst] = list!.worst;
    const many = { ...list!, rest: Array.from({ length: 235 }, () => worst) };
    const long = reportData({ ...input, list: many });
    expect(long.listed).toHaveLength(200);
    const near = list!.worst.filter(({ row }) => data.listed.some(({ name }) => name === row)).length;
    expect(long.listed_more).toContain(String(235 + near - 200));
  });

  it('the note on a restored load list states how many row results are still available', () => {
    const restored = reportData({ ...input, list: storedListOutcome(list!) });
    expect(restored.list_note).toContain('20');
    expect(restored.list_note).not.toBe(data.list_note);
    expect(data.list_note).toContain('the attached table load-list.xlsx');
    // A Word file has no attachments.
    expect(reportData({ ...input, list, isPdf: false }).list_note).toContain('Excel table of this report');
  });

  it('the note on a load list that was not calculated states the number of rows, and there is no table of rows', () => {
    const { list_note, has_listed } = reportData(input);
    expect(list_note).toContain('24');
    expect(has_listed).toBe(false);
  });
});

const meaningsIn = ({ symbol_rows }: ReturnType<typeof reportData>) =>
  symbol_rows.flatMap(({ meaning_1, meaning_2 }) => [meaning_1, meaning_2]).join('; ');
const withOther = (own: typeof design) => {
  const input = reportInput(own, record, resultOf(own, record)!, 'en');
  return { ...input, others: [{ ...displayedCase(input), combination: 2 as const }] };
};
const loaded = givenDesign({ Nz: 12, Vx: 5 });

it('a report on a load list row prints the entered loads and the row, and explains only symbols of its calculation', () => {
  const data = reportData({ ...withOther(loaded), row: 'LC1' });
  const [dead, row] = data.loads;
  expect([dead.name, dead.Nz, row.name, row.Nz]).toEqual(['Dead load', '12.000', 'Row ‘LC1’', '12.000']);
  expect(meaningsIn(data)).toContain('design normal force');
  expect(meaningsIn(data)).not.toMatch(/dead load|live load/);
  expect(meaningsIn(reportData(withOther(loaded)))).toMatch(/dead load/);
});

it('a report under JGJ145-2013 names the factors that GB 55001-2021 requires beside the combinations', () => {
  const noteUnder = (standardType: Standard) =>
    reportData(withOther({ ...loaded, standardType })).factors_note;
  expect(noteUnder('JGJ145-2013')).toContain('GB 55001-2021, 3.1.13 requires 1.3');
  expect(noteUnder('EN1992-4')).toBe('');
});
