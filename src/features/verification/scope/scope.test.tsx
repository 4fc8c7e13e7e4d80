// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RESERVATION_CODES } from '@/design/verdict/reservations';
import { editionOf, STANDARDS } from '@/engineering';
import { renderApp } from '@/testing/render-app';

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
