// @vitest-environment jsdom
// @in-rest
/** Tests that strings loaded later do not hide anything on the page. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { openWorkspace } from '@/testing/open-workspace';

// `resetModules` gives this file its own modules: otherwise an earlier test file could have loaded the
// strings.
afterAll(() => void vi.resetModules());

it('the input panels stay visible while the load list opens and loads its UI texts', async () => {
  const { user } = await openWorkspace();
  const rail = screen.getByRole('navigation', { name: 'Input panels' });
  let wasHidden = false;
  const isHidden = () => {
    for (let part: HTMLElement | null = rail; part; part = part.parentElement)
      if (part.style.display === 'none') return true;
    return !rail.isConnected;
  };
  const watch = new MutationObserver(() => (wasHidden ||= isHidden()));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  await user.click(screen.getByRole('button', { name: /^Load list/ }));
  expect(await screen.findByRole('button', { name: 'Add a row' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('group', { name: /^New design, saved in this browser/ })).toBeVisible(),
  );
  watch.disconnect();
  expect(wasHidden).toBe(false);
});
