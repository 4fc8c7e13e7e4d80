/** Setup of the tests that render parts of the results without the app. */
import { cleanup } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, vi } from 'vitest';
import { startDesign } from '@/stores/design/stored-design';
import { showPane } from '@/stores/workspace-view';
import { fillBrowserGaps } from '@/testing/browser-gaps';
import { loadTranslations } from '@/testing/load-translations';
import { forgetRun } from '@/testing/shown-result';

/** Loads the texts in both languages before the tests, and clears page, design and result after each test. */
export function setUpResults(): void {
  // Long timeout, because the modules of the results are compiled when they are first used.
  vi.setConfig({ testTimeout: 60_000 });
  beforeAll(async () => {
    fillBrowserGaps();
    await loadTranslations('cn');
    await loadTranslations('en');
  });
  afterEach(async () => {
    // Before the result is cleared: the page without a result needs the app.
    cleanup();
    forgetRun();
    startDesign();
    showPane('drawing');
    await i18next.changeLanguage('en');
  });
}
