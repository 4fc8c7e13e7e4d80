/** The workspace as an engineer finds it, with the default design, and the hands to work in it. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { renderApp, type RenderAppOptions } from '@/testing/render-app';
// By the time of the first calculation the page judges whether the rest follows or is offered: loading and
// translating these would count.
import '@/calculation/answer-calls';
import '@/api/calls/calculation';
import '@/design/evaluation/evaluate';

export async function openWorkspace(path = '/home?standardType=EN1992-4', options: RenderAppOptions = {}) {
  Element.prototype.scrollIntoView = () => undefined;
  const view = await renderApp(path, { account: 'engineer', ...options });
  await screen.findByRole('button', { name: 'Calculation' });
  // The tools come once the page stands.
  await screen.findByTestId('open-design');
  return { ...view, ...pageObject(view.user) };
}

type User = Awaited<ReturnType<typeof renderApp>>['user'];

export const design = () => useDesignStore.getState().design;

/** Changes inputs, as if they had been typed. */
export const change = (how: (draft: Design) => void) => useDesignStore.getState().change(how);

/** User actions in the workspace, and the elements that a user sees. */
export function pageObject(user: User) {
  const side = () => screen.getByRole('complementary');
  return {
    /** The open panel. */
    side,
    /** Opens a panel and waits until it is there: all but the first are loaded late. */
    open: async (panel: string) => {
      const rail = within(screen.getByRole('navigation', { name: 'Input panels' }));
      await user.click(rail.getByRole('button', { name: new RegExp(`^${panel}`) }));
      await waitFor(() => expect(side()).not.toBeEmptyDOMElement());
    },
    field: (name: string) => within(side()).getByRole('textbox', { name }),
    choice: (name: string) => within(side()).getByRole('combobox', { name }),
    calculate: () => user.click(screen.getByRole('button', { name: 'Calculation' })),
    /** The verdict, once there is a result. */
    verdict: () => screen.findByTestId('overall'),
    /** The error message above the page, once there is one. */
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
