/** Renders parts of the workspace, such as the results, without the app. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { FunctionComponent, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, vi } from 'vitest';
import { startDesign } from '@/stores/design/stored-design';
import { type CenterPane, showTrail, useWorkspaceView } from '@/stores/workspace-view';
import { fillBrowserGaps } from '@/testing/browser-gaps';
import { loadTranslations } from '@/testing/load-translations';
import { forgetRun } from '@/testing/shown-result';

/** Loads the texts in both languages, and begins each test with a new design, without a result. */
export function setUpParts(): void {
  // Long timeout, because the modules of the part are compiled when they are first used.
  vi.setConfig({ testTimeout: 60_000 });
  beforeAll(async () => {
    fillBrowserGaps();
    await loadTranslations('cn');
    await loadTranslations('en');
    await i18next.loadNamespaces(['design', 'error', 'results', 'viewer']);
  });
  beforeEach(async () => {
    localStorage.clear();
    forgetRun();
    startDesign();
    useWorkspaceView.setState(useWorkspaceView.getInitialState());
    await i18next.changeLanguage('en');
  });
}

/** Client that makes no calls. */
const OFF = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

/** Renders a part of the workspace, and beside it the one of `panes` that the part opens. */
export function renderPart(
  part: ReactNode,
  panes: Partial<Readonly<Record<CenterPane, FunctionComponent>>> = {},
) {
  function OpenPane() {
    const Pane = panes[useWorkspaceView(({ middle }) => middle)];
    return Pane && <Pane />;
  }
  render(
    <QueryClientProvider client={OFF}>
      <MemoryRouter>
        {part}
        <OpenPane />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

/** Opens a calculation, as its button in the results does. */
export const openCalculation = showTrail;

/** Returns the input panel that a link in the part has opened, and the field. */
export function openedField() {
  const { panel, field } = useWorkspaceView.getState();
  return { panel, field };
}
