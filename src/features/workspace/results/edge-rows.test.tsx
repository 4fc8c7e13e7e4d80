// @vitest-environment jsdom
/**
 * Tests the rows of the individual edges, which follow the row for concrete edge failure, and the
 * calculations of these edges.
 */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { produce } from 'immer';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import type { CheckResult } from '@/engineering';
import { CheckList } from '@/features/workspace/results/check-list';
import { TrailOverlay } from '@/features/workspace/results/trail/trail-overlay';
import { useDesignStore } from '@/stores/design/design-store';
import { useRunStore } from '@/stores/run';
import { useWorkspaceView } from '@/stores/workspace-view';
import { resultOf, seedAnchors } from '@/testing/report-cases';
import { setUpResults } from '@/testing/results-page';
import { formatValue } from '@/text/format/format-number';

setUpResults();

const DESIGN = produce(DEFAULT_DESIGN, ({ loads }) => void Object.assign(loads.dead, { Vx: 8, Vy: 3 }));

function Calculation() {
  return useWorkspaceView(({ middle }) => middle === 'trail') && <TrailOverlay />;
}

function show(change: (answer: CheckResult) => CheckResult = (answer) => answer) {
  const result = resultOf(DESIGN, seedAnchors[0])!;
  const answer = change(result.answer);
  useDesignStore.setState({ design: DESIGN });
  useRunStore.setState({ result: { ...result, answer } });
  render(
    <MemoryRouter>
      <CheckList answer={answer} />
      <Calculation />
    </MemoryRouter>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const openEdges = async () => user.click(await screen.findByRole('button', { name: /^\d edges/ }));
  return { answer, user, openEdges };
}

const SIDES = { X1: 'X+', X2: 'X−', Y1: 'Y+', Y2: 'Y−' };

it('the row of concrete edge failure opens to a row for every checked edge, with the governing edge first', async () => {
  const { answer, openEdges } = show();
  const { edges } = answer;
  expect(screen.queryAllByTestId(/^row-edge-/)).toEqual([]);
  await openEdges();
  expect(edges.length).toBeGreaterThan(2);
  const utilisations = edges.map(({ utilisation }) => Number(utilisation));
  expect(utilisations[0]).toBe(Math.max(...utilisations));
  const rows = await screen.findAllByTestId(/^row-edge-/);
  expect(rows).toHaveLength(edges.length);
  rows.forEach((row, index) => {
    const { edge, action, resistance, utilisation } = edges[index];
    expect(row).toHaveTextContent(`Edge ${SIDES[edge]}`);
    expect(row).toHaveTextContent(formatValue(action, 'force'));
    expect(row).toHaveTextContent(formatValue(resistance, 'force'));
    expect(row).toHaveTextContent(`${formatValue(utilisation, 'percent')} %`);
  });
  const governing = screen.getByTestId('row-concrete_edge');
  expect(governing).toHaveTextContent(formatValue(edges[0].resistance, 'force'));
});

it('the button in each edge row opens the calculation of that edge, and Escape returns the focus to the button', async () => {
  const { answer, user, openEdges } = show();
  await openEdges();
  const [governing, second] = answer.edges;
  const name = `Edge ${SIDES[second.edge]}: show the calculation`;
  await user.click(screen.getByRole('button', { name }));
  const calculation = await screen.findByRole('region', {
    name: `Calculation: Concrete edge failure in shear, edge ${SIDES[second.edge]}`,
  });
  const { c_1 } = second.detail;
  expect(c_1).not.toBe(governing.detail.c_1);
  expect(calculation).toHaveTextContent(`${formatValue(second.utilisation, 'percent')} %`);
  within(calculation).getByRole('img', { name: `Face of edge ${SIDES[second.edge]}, viewed from outside` });
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name })).toHaveFocus();
  await user.click(
    screen.getByRole('button', { name: `Edge ${SIDES[governing.edge]}: show the calculation` }),
  );
  const whole = await screen.findByRole('region', { name: 'Calculation: Concrete edge failure in shear' });
  expect(whole).toHaveTextContent(`Edge ${SIDES[governing.edge]} governs`);
});

it('a note below concrete edge failure states that the response contains only the governing edge', async () => {
  show((answer) => ({ ...answer, edges: [], areEdgesUnknown: true }));
  expect(await screen.findByTestId('governing-edge-alone')).toHaveTextContent(
    'Only the governing edge is shown: the server’s response contains no other edges',
  );
  expect(screen.queryAllByTestId(/^row-edge-/)).toEqual([]);
});
