/** Opens the workspace with the default design, and returns functions for user actions. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { serializeDesign } from '@/design/file/design-file';
import type { Design } from '@/design/model/design-state';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { renderApp, type RenderAppOptions } from '@/testing/render-app';
// Loads and compiles these modules in advance. The app measures the duration of the first calculation to
// decide whether to start the next phase of the run automatically or offer a button, and loading would add to
// that duration.
import '@/api/calculation/answer-calls';
import '@/api/calls/calculation';
import '@/design/run/load-case-evaluation';
import type { TestBackend } from '../../mocks/node';

export async function openWorkspace(
  path: Parameters<typeof renderApp>[0] = '/home?standardType=EN1992-4',
  options: RenderAppOptions = {},
) {
  Element.prototype.scrollIntoView = () => undefined;
  const view = await renderApp(path, { account: 'engineer', ...options });
  await screen.findByRole('button', { name: 'Calculate' });
  // Waits for the toolbar, which is loaded after the page.
  await screen.findByTestId('open-design');
  return { ...view, ...pageObject(view.user) };
}

/** Opens the workspace, and waits until the values of its anchor are read. */
export async function openWithAnchor(...options: Parameters<typeof openWorkspace>) {
  const hands = await openWorkspace(...options);
  await hands.anchorRead();
  return hands;
}

/** Makes the checks fail whose request contains this text. */
export const failChecks = ({ server }: TestBackend, part: string) =>
  server.use(
    http.post('*/simdroid/runAlgorithm/*', async ({ request }) => {
      const { algorithm } = (await request.clone().json()) as { algorithm: string };
      if (algorithm.includes(part)) return HttpResponse.json({ message: 'out of memory' }, { status: 500 });
    }),
  );

/** Drops a design file on the page. */
export function dropDesign(saved: Design | string, place: Element = document.body): void {
  const text = typeof saved === 'string' ? saved : serializeDesign(saved);
  const file = new File([text], 'stair.json', { type: 'application/json' });
  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files: { item: () => file } } });
}

type User = Awaited<ReturnType<typeof renderApp>>['user'];

export const design = () => useDesignStore.getState().design;

/** Changes inputs as if the user had typed the values. */
export const change = (how: (draft: Design) => void) => changeDesign(how);

/** Returns functions for user actions in the workspace, and for finding the elements that a user sees. */
export function pageObject(user: User) {
  const side = () => screen.getByRole('complementary');
  const calculate = () => user.click(screen.getByRole('button', { name: 'Calculate' }));
  const verdict = () => screen.findByTestId('overall');
  return {
    /** Returns the open input panel. */
    side,
    /** Opens a panel and waits until it is loaded. */
    open: async (panel: string) => {
      const rail = within(screen.getByRole('navigation', { name: 'Input panels' }));
      await user.click(rail.getByRole('button', { name: new RegExp(`^${panel}`) }));
      await waitFor(() => expect(side()).not.toBeEmptyDOMElement());
    },
    field: (name: string) => within(side()).getByRole('textbox', { name }),
    choice: (name: string) => within(side()).getByRole('combobox', { name }),
    // By label, because finding a button by its role takes long on a whole page.
    undo: () => user.click(screen.getByLabelText('Undo')),
    redo: () => user.click(screen.getByLabelText('Redo')),
    calculate,
    /** Waits for a result and returns the element that shows its verdict. */
    verdict,
    calculated: async () => {
      await calculate();
      return verdict();
    },
    /** Waits for the error message above the page. */
    toast: () =>
      waitFor(() => {
        const shown = document.querySelector<HTMLElement>('.ant-message-error');
        if (shown === null) throw new Error('no error message is shown');
        return shown;
      }),
    /** Waits until the first anchor is chosen and its data are loaded. */
    anchorRead: () => waitFor(() => expect(side().querySelector('th')).not.toBeNull()),
  };
}
