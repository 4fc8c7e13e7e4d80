// @vitest-environment jsdom
/** Tests the calculation of a check, line by line, and the rows of the individual edges. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { Standard, CheckResult } from '@/engineering';
import { CheckList } from '@/features/workspace/results/check-list';
import { TrailOverlay } from '@/features/workspace/results/trail/trail-overlay';
import { givenDesign } from '@/testing/given-design';
import { resultOf, seedAnchors } from '@/testing/report-cases';
import { showResult } from '@/testing/shown-result';
import { openCalculation, renderPart, setUpParts } from '@/testing/workspace-parts';
import { formatValue } from '@/text/format/format-number';

setUpParts();

const CALCULATION = { trail: TrailOverlay };
const DESIGN = givenDesign({ Nz: 12, Vx: 5, My: 0.4 });

async function show(trail: Parameters<typeof openCalculation>[0], standard: Standard = 'EN1992-4') {
  const design = { ...DESIGN, standardType: standard };
  const { answer } = showResult(design, resultOf(design, seedAnchors[0])!);
  const user = renderPart(null, CALCULATION);
  act(() => openCalculation(trail));
  await screen.findByRole('region');
  return { answer, user, region: () => screen.getByRole('region') };
}

/** Returns the calculation line with this clause and symbol. */
const line = (clause: RegExp, symbol: string) =>
  screen
    .getAllByRole('row')
    .find(
      (row) => clause.test(row.textContent) && row.querySelector(`td:first-child [data-symbol="${symbol}"]`),
    )!;

const symbolsIn = (element: Element) =>
  [...element.querySelectorAll('[data-symbol]')].map((found) => found.getAttribute('data-symbol'));

it('a formula is typeset as mathematics above the same form with numbers, and a factor of 1 has its condition', async () => {
  await show('concrete_cone');
  const [, equation] = line(/7\.2\.1\.4 \(7\.2\)/, 'N_Rk_c_0').children;
  const [formula, numbers] = equation.firstElementChild!.children;
  expect(formula.querySelectorAll('math > mfrac msqrt')).toHaveLength(1);
  expect(numbers.querySelectorAll('math > mfrac msqrt')).toHaveLength(1);
  expect(numbers.querySelector('[data-symbol]')).toBeNull();
  expect(formula).toHaveTextContent(/^=/);
  expect(numbers).toHaveTextContent(/^=.*=[\d.]+ kN$/);
  const [, factor] = line(/7\.2\.1\.4/, 'psi_s_N').children;
  expect(factor.textContent).toMatch(/=1c\s*≥\s*ccr,N\s*\(\d+\s*≥\s*\d+\)$/);
});

it('the calculation shows its standard once, in the header above the lines', async () => {
  const { region } = await show('concrete_edge', 'JGJ145-2013');
  const heads = [...region().querySelectorAll('thead th')].map((cell) => cell.textContent);
  expect(heads.filter((head) => head === 'Clause of JGJ145-2013')).toHaveLength(1);
  const clauses = [...region().querySelectorAll('tbody td:last-child')].map((cell) => cell.textContent);
  expect(clauses.filter((clause) => /^6\.1\.\d+/.test(clause)).length).toBeGreaterThan(3);
  expect(clauses.filter((clause) => clause.startsWith('JGJ'))).toEqual([]);
});

it('the calculation of the anchor forces has a table of given values with one row per anchor, and summation signs', async () => {
  const { answer } = await show('forces');
  const { forces, reaction } = answer;
  const table = screen.getAllByRole('table')[0];
  const heads = within(table).getAllByRole('rowheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4']);
  const given = forces.trail.filter(({ symbol, expression }) => symbol === expression);
  const coordinate = given.find(({ symbol }) => symbol === 'x_3')!;
  expect(within(table).getAllByRole('row')[3]).toHaveTextContent(String(coordinate.value).replace('-', '−'));
  const sums = [...line(/6\.2\.1/, 'T_Ed_N').querySelectorAll('msub')].map(({ textContent }) => textContent);
  expect(sums).toContain('∑i');
  expect(reaction).toHaveLength(4);
  // No given value appears again among the lines.
  expect(screen.getByRole('region').querySelector('tbody td:first-child [data-symbol="x_3"]')).toBeNull();
});

it('arrow keys open the next and previous calculation, and Escape closes the view', async () => {
  const { user, region } = await show('forces');
  expect(region()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.keyboard('{ArrowRight}');
  expect(region()).toHaveAccessibleName('Calculation: Steel failure in tension');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(region()).toHaveAccessibleName('Calculation: Pull-out failure in tension');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
});

it('the calculation explains a symbol under the pointer, and lists every symbol that contains no anchor number', async () => {
  const { region } = await show('concrete_cone');
  fireEvent.pointerOver(region().querySelector('[data-symbol="psi_s_N"] mi')!);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('factor for the influence of edges');
  await i18next.changeLanguage('cn');
  fireEvent.pointerOver(region().querySelector('[data-symbol="A_c_N"] mi')!);
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('锥体投影面积 [mm²]'));
  const list = region().querySelector('details')!;
  const used = symbolsIn(region().querySelector('tbody')!);
  const listed = symbolsIn(list);
  expect(listed).toEqual(expect.arrayContaining(used.filter((symbol) => !/_\d/.test(symbol!))));
});

it.each([
  ['EN1992-4', 'N_Ed_g', 'gamma_Mc'],
  ['JGJ145-2013', 'N_Sd_g', 'gamma_Rc_N'],
] as const)('a calculation under %s uses the symbols of that standard', async (standard, action, factor) => {
  const { region } = await show('concrete_cone', standard);
  const symbols = new Set(symbolsIn(region()));
  expect(symbols).toContain(action);
  expect(symbols).toContain(factor);
  const other = standard === 'EN1992-4' ? /_Sd/ : /_Ed|gamma_M/;
  expect([...symbols].filter((symbol) => other.test(symbol!))).toEqual([]);
});

it('a calculation shows drawings of the projected area for concrete cone and edge failure, not for steel failure', async () => {
  const { region } = await show('concrete_cone');
  const area = within(region()).getByRole('group', { name: 'Projected area' });
  expect(within(area).getByRole('img', { name: 'From above' })).toHaveTextContent('bx = 390');
  expect(area).toHaveTextContent('152 100 mm²');
  expect(area).toHaveTextContent('44 100 mm²');
  expect(area.querySelectorAll('mfrac')).toHaveLength(1);
  cleanup();
  await show('concrete_edge');
  expect(screen.getAllByRole('img')).toHaveLength(2);
  screen.getByRole('img', { name: 'Face of edge X+, viewed from outside' });
  cleanup();
  await show('steel_tension');
  expect(screen.queryByRole('img')).toBeNull();
});

const SHEARED = givenDesign({ Vx: 8, Vy: 3 });

function showChecks(change: (answer: CheckResult) => CheckResult = (answer) => answer) {
  const result = resultOf(SHEARED, seedAnchors[0])!;
  const answer = change(result.answer);
  showResult(SHEARED, { ...result, answer });
  const user = renderPart(<CheckList answer={answer} />, CALCULATION);
  const openEdges = async () => user.click(await screen.findByRole('button', { name: /^\d edges/ }));
  return { answer, user, openEdges };
}

const SIDES = { X1: 'X+', X2: 'X−', Y1: 'Y+', Y2: 'Y−' };

it('the row of concrete edge failure opens to a row for every checked edge, with the governing edge first', async () => {
  const { answer, openEdges } = showChecks();
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
  const { answer, user, openEdges } = showChecks();
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
  showChecks((answer) => ({ ...answer, edges: [], areEdgesUnknown: true }));
  expect(await screen.findByTestId('governing-edge-alone')).toHaveTextContent(
    'Only the governing edge is shown: the server’s response contains no other edges',
  );
  expect(screen.queryAllByTestId(/^row-edge-/)).toEqual([]);
});
