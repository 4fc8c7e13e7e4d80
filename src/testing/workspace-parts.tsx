/** Renders parts of the workspace, such as the results, without the app. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, vi } from 'vitest';
import { ResultsPanel } from '@/features/workspace/results/results-panel';
import { TrailOverlay } from '@/features/workspace/results/trail/trail-overlay';
import { startDesign } from '@/stores/design/stored-project';
import { showPane, showTrail, useWorkspaceView } from '@/stores/workspace-view';
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
    forgetRun();
    startDesign();
    useWorkspaceView.setState(useWorkspaceView.getInitialState());
    await i18next.changeLanguage('en');
  });
}

/** Client that makes no calls. */
const OFF = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

function Calculation() {
  return useWorkspaceView(({ middle }) => middle === 'trail') && <TrailOverlay />;
}

/** Renders a part of the workspace, and the calculation that the part opens. */
export function renderPart(part: ReactNode = <ResultsPanel />) {
  render(
    <QueryClientProvider client={OFF}>
      <MemoryRouter>
        {part}
        <Calculation />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

/** Opens a calculation, as its button in the results does. */
export const openCalculation = showTrail;

/** Opens the load list, as its button in the workspace does. */
export const openLoadList = (): void => showPane('loadList');

/** Returns what a link in the part has opened beside it: the centre of the workspace, or a field. */
export const openedBeside = useWorkspaceView.getState;
