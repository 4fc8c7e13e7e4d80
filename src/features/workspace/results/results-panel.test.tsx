// @vitest-environment jsdom
/** Tests the open tab of the results, and results whose anchor record or load list cannot be read. */
import { act, cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writeDataSave } from '@/design/file/data-save';
import { ResultsPanel } from '@/features/workspace/results/results-panel';
import { reloadStored } from '@/testing/app-state';
import { givenFarFromEdges } from '@/testing/given-design';
import { change, design } from '@/testing/open-workspace';
import { resultOf, seedAnchors } from '@/testing/report-cases';
import { readRecords, showResult, showRun } from '@/testing/shown-result';
import { renderPart, setUpParts } from '@/testing/workspace-parts';

setUpParts();

const DESIGN = givenFarFromEdges();
const showDesign = () => showResult(DESIGN, resultOf(DESIGN, seedAnchors[0])!);
const show = () => renderPart(<ResultsPanel />);
const overall = () => screen.findByTestId('overall', {}, { timeout: 50_000 });
const openTab = () => screen.findByRole('tab', { selected: true }, { timeout: 50_000 });

it('the workspace opens with the results tab that was last open', async () => {
  showDesign();
  const user = show();
  expect(await openTab()).toHaveTextContent('Summary');
  await user.click(screen.getByRole('tab', { name: 'Notes' }));
  cleanup();
  show();
  expect(await openTab()).toHaveTextContent('Notes');
});

it.each(['no-such-panel', ''])(
  'the workspace opens with the first tab if the stored tab is %j',
  async (stored) => {
    localStorage.setItem('activeName2', stored);
    showDesign();
    show();
    expect(await openTab()).toHaveTextContent('Summary');
  },
);

it('while the anchor record cannot be read, a result stays up to date until an input changes', async () => {
  showDesign();
  const { id } = design().anchor.chosen['EN1992-4']!;
  const failure = { kind: 'network', status: null, message: '' } as const;
  showRun({ records: { ...readRecords(DESIGN), anchor: { id, failure } } });
  show();
  expect(await overall()).toHaveTextContent(/^ ?Verified/);
  act(() => change(({ loads }) => void (loads.dead.Nz = 500)));
  expect(await overall()).toHaveTextContent(/^Out of date/);
});

it('the overall verdict counts the rows of an unreadable load list as not calculated', async () => {
  const result = showDesign();
  const stored = { design: design(), result, listEnd: null, listKey: '501-lost' };
  localStorage.setItem('dataSave', writeDataSave(stored));
  await reloadStored();
  showRun({ result });
  show();
  expect(await overall()).toHaveAttribute('data-verdict', 'incomplete');
  expect(screen.getByTestId('missing')).toHaveTextContent('Load list: 501 of 501 rows not calculated.');
  act(() => showRun({ progress: { phase: 'rows', done: 0, total: 501, begin: 0 } }));
  expect(await overall()).toHaveTextContent('Calculating: 1 of 502 load cases');
});
