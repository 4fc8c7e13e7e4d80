// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { produce } from 'immer';
import { beforeAll, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { makeProject, type DesignInProject } from '@/features/report-dialog/make-project';
import * as reports from '@/features/report-dialog/make-report';
import { NO_PICTURES } from '@/report/model/report-input';
import { loadTranslations } from '@/testing/load-translations';
import { resultOf, seedAnchors } from '@/testing/report-cases';
import { readWord } from '@/testing/word-reader';

const TEMPLATES = join(import.meta.dirname, '../../../templates');

// Images need a canvas and the template needs a server, so both are mocked.
beforeAll(() => {
  vi.spyOn(reports, 'captureImages').mockResolvedValue(NO_PICTURES);
  vi.spyOn(reports, 'fetchTemplate').mockImplementation((url) =>
    Promise.resolve(new Uint8Array(readFileSync(join(TEMPLATES, basename(url)))).buffer),
  );
});

const [record] = seedAnchors;
const design = produce(DEFAULT_DESIGN, (draft) => {
  draft.loads.dead.Nz = 10;
  // Only one combination is evaluated.
  draft.loads.onlyChosen = true;
  draft.anchor.chosen['EN1992-4'] = { id: String(record.id), name: record.name };
});

const calculated = (name: string): DesignInProject => ({
  name,
  point: 'axis 3',
  design,
  result: resultOf(design, record)!,
  record,
  recordReadAt: new Date('2026-03-01T08:00:00'),
  list: null,
});

it('the in-app project report contains each design with its result, or with the reason why the design has no result', async () => {
  await loadTranslations('en');
  const rail = { name: 'Rail', point: '', problem: 'Not calculated yet.', design: null };
  const end = await makeProject({
    project: { ...DEFAULT_DESIGN.project, project: 'Bridge' },
    designs: [calculated('Stair'), rail],
    depth: 'simple',
    language: 'en',
    userId: '7',
    isPdf: true,
    now: new Date('2026-03-02T10:00:00'),
    signal: new AbortController().signal,
    failureText: ({ kind }) => kind,
  });
  if (end.kind !== 'done') throw new Error(end.kind);
  const { tables, paragraphs } = readWord(end.word);
  const rows = tables.find(([head]) => head[0] === 'No.')!.slice(1);
  expect(rows.map(([no, name, , , verdict]) => [no, name, verdict])).toEqual([
    ['1', 'Stair\naxis 3', 'Verified for a rigid plate'],
    ['2', 'Rail', 'Not calculated'],
  ]);
  expect(rows[1]).toContain('Not calculated yet.');
  expect(paragraphs).toContain('1  Stair · axis 3');
});
