/** Opens the workspace with the default design, with functions for user actions. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { renderApp, type RenderAppOptions } from '@/testing/render-app';
// The duration of the first calculation decides whether the rest is calculated or offered, so loading and
// compiling these modules must not count.
import '@/calculation/answer-calls';
import '@/api/calls/calculation';
import '@/design/evaluation/evaluate';

export async function openWorkspace(
  path: Parameters<typeof renderApp>[0] = '/home?standardType=EN1992-4',
  options: RenderAppOptions = {},
) {
  Element.prototype.scrollIntoView = () => undefined;
  const view = await renderApp(path, { account: 'engineer', ...options });
  await screen.findByRole('button', { name: 'Calculation' });
  // The tools are loaded after the page.
  await screen.findByTestId('open-design');
  return { ...view, ...pageObject(view.user) };
}

type User = Awaited<ReturnType<typeof renderApp>>['user'];

export const design = () => useDesignStore.getState().design;

/** Changes inputs as if they had been typed. */
export const change = (how: (draft: Design) => void) => useDesignStore.getState().change(how);

/** User actions in the workspace, and the elements that a user sees. */
export function pageObject(user: User) {
  const side = () => screen.getByRole('complementary');
  return {
    /** Returns the open panel. */
    side,
    /** Opens a panel and waits until it is loaded. */
    open: async (panel: string) => {
      const rail = within(screen.getByRole('navigation', { name: 'Input panels' }));
      await user.click(rail.getByRole('button', { name: new RegExp(`^${panel}`) }));
      await waitFor(() => expect(side()).not.toBeEmptyDOMElement());
    },
    field: (name: string) => within(side()).getByRole('textbox', { name }),
    choice: (name: string) => within(side()).getByRole('combobox', { name }),
    calculate: () => user.click(screen.getByRole('button', { name: 'Calculation' })),
    /** Waits for the verdict of a result. */
    verdict: () => screen.findByTestId('overall'),
    /** Waits for the error message above the page. */
    toast: () =>
      waitFor(() => {
        const shown = document.querySelector<HTMLElement>('.ant-message-error');
        if (shown === null) throw new Error('no error message is shown');
        return shown;
      }),
    /** Waits until the first anchor is chosen and its data are read. */
    anchorRead: () => waitFor(() => expect(side().querySelector('th')).not.toBeNull()),
  };
}
