/** The workspace as an engineer finds it, with the default design. */
import { screen } from '@testing-library/react';
import { useDesignStore } from '@/stores/design/design-store';
import { renderApp } from './render-app';

/** The first workspace of a file waits for all of its modules. */
const LOADING = { timeout: 90_000 };

export async function openWorkspace(path = '/home?standardType=EN1992-4') {
  Element.prototype.scrollIntoView = () => undefined;
  const view = await renderApp(path, { account: 'engineer' });
  await screen.findByRole('button', { name: 'Calculation' }, LOADING);
  useDesignStore.getState().reset();
  return view;
}
