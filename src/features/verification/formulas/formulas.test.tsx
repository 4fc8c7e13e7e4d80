// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RESERVATION_CODES } from '@/design/verdict/reservations';
import { editionOf, STANDARDS } from '@/engineering';
import { EXAMPLES, LIBRARY_ONLY } from '@/examples/examples';
import { foundRows, LEDGER } from '@/features/verification/formulas/formula-rows';
import { renderApp } from '@/testing/render-app';
import { readFormula } from '@/text/formula/formula-tree';

const all = Object.values(LEDGER).flat();

it('the formula list contains only formulas that can be typeset as mathematics, and existing worked examples', () => {
  expect(all.length).toBeGreaterThan(250);
  expect(all.filter(({ text }) => readFormula(text) === null)).toEqual([]);
  const ids = new Set([...EXAMPLES, ...LIBRARY_ONLY].map(({ id }) => id));
  expect(all.flatMap(({ designs }) => designs).filter((id) => !ids.has(id))).toEqual([]);
});

it('the formula search accepts a clause number together with a symbol, and lists all formulas for an empty text', () => {
  const rows = LEDGER['EN1992-4'];
  const found = foundRows(rows, '7.41 V_Rk,c_0');
  expect(found.map(({ clause }) => clause)).toEqual(['EN 1992-4, 7.2.2.5 (7.41)']);
  expect(foundRows(rows, '')).toEqual(rows);
});

it('the formulas page typesets a formula, and shows its clause, its symbols and its worked examples', async () => {
  const { user } = await renderApp('/formulas', { account: 'engineer' });
  await user.click(await screen.findByRole('searchbox', { name: 'Clause or symbol' }));
  await user.paste('7.2.1.4 (7.2)');
  await screen.findByText('1 formula');
  const table = screen.getByRole('table', { name: 'Formulas and interpretations' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent('EN 1992-4, 7.2.1.4 (7.2)');
  expect(row.querySelector('math msqrt')).not.toBeNull();
  expect(row).toHaveTextContent('effective embedment depth');
  expect(row).toHaveTextContent(/\d+ worked examples/);
  await user.click(screen.getByRole('tab', { name: 'Interpretations' }));
  const readings = await screen.findByRole('table', { name: 'Interpretations' });
  expect(within(readings).getAllByRole('row').length).toBeGreaterThan(15);
  await user.click(screen.getByRole('tab', { name: 'Code' }));
  const places = await screen.findByRole('table', { name: 'Code' });
  const [basic] = within(places).getAllByRole('row', { name: /7\.2\.1\.4 \(7\.2\)/ });
  expect(basic).toHaveTextContent(/6\.1\.3.*concrete-cone\.ts.*noteBasicCone/);
});

it('the scope page lists what is checked and all reservations, and highlights the reservation named in the URL', async () => {
  await renderApp('/scope#blow_out', { account: 'engineer' });
  for (const name of ['What is checked', 'What is not checked', 'Products covered'])
    expect(await screen.findByRole('region', { name })).toBeInTheDocument();
  const editions = screen.getByRole('region', { name: 'Editions and partial factors' });
  for (const standard of STANDARDS) expect(editions).toHaveTextContent(editionOf(standard));
  expect(editions).toHaveTextContent('planned for 2028; this date is not final');
  expect(editions).toHaveTextContent(/γc = 1\.5, accidental 1\.2/);
  expect(screen.getByText('Fire exposure')).toBeInTheDocument();
  for (const code of RESERVATION_CODES) expect(document.getElementById(code)).not.toBeNull();
  const marked = [...document.querySelectorAll('li[aria-current="true"]')];
  expect(marked.map(({ id }) => id)).toEqual(['blow_out']);
  expect(marked[0]).toHaveTextContent('c below 0.5 hef');
});
