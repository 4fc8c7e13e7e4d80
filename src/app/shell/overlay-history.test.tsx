// @vitest-environment jsdom
/** Tests that Back closes the topmost overlay, and that an overlay closed by hand leaves no history entry. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { OverlayHistory } from '@/app/shell/shell-providers';
import { useBackCloses } from '@/shared/hooks/use-back-closes';

function Overlay({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>{`switch ${name}`}</button>
      {isOpen && <p>{name}</p>}
    </>
  );
}

const page = (
  <OverlayHistory>
    <Overlay name="list" />
    <Overlay name="dialog" />
  </OverlayHistory>
);

const ROUTES = [
  { path: '/', element: <p>start</p> },
  { path: '/home', element: page },
];

function open(router = createMemoryRouter(ROUTES, { initialEntries: ['/', '/home'] })) {
  render(<RouterProvider router={router} />);
  return {
    back: () => act(() => router.navigate(-1)),
    overlays: () => (router.state.location.state as { overlays?: number } | null)?.overlays ?? 0,
    toggle: (name: string) => act(() => screen.getByRole('button', { name: `switch ${name}` }).click()),
  };
}

it('Back closes the topmost overlay, then the overlay below it, and then leaves the page', async () => {
  const { back, overlays, toggle } = open();
  toggle('list');
  await waitFor(() => expect(overlays()).toBe(1));
  toggle('dialog');
  await waitFor(() => expect(overlays()).toBe(2));
  await back();
  expect(screen.queryByText('dialog')).toBeNull();
  expect(screen.getByText('list')).toBeVisible();
  await back();
  expect(screen.queryByText('list')).toBeNull();
  await back();
  expect(screen.getByText('start')).toBeVisible();
});

it('an overlay that the user closes takes its history entry with it', async () => {
  const { back, overlays, toggle } = open();
  toggle('dialog');
  await waitFor(() => expect(overlays()).toBe(1));
  toggle('dialog');
  await waitFor(() => expect(overlays()).toBe(0));
  await back();
  expect(screen.getByText('start')).toBeVisible();
});

it('an overlay that opens while the page goes back from the entry of a closed one stays open, with an entry of its own', async () => {
  window.history.replaceState(null, '', '/home');
  onTestFinished(() => window.history.replaceState(null, ''));
  const { back, overlays, toggle } = open(createBrowserRouter(ROUTES));
  toggle('dialog');
  await waitFor(() => expect(overlays()).toBe(1));
  const go = window.history.go.bind(window.history);
  const goingBack = vi.spyOn(window.history, 'go').mockImplementationOnce((delta) => {
    toggle('list');
    go(delta);
  });
  toggle('dialog');
  await waitFor(() => expect(goingBack).toHaveBeenCalledOnce());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(overlays()).toBe(1);
  expect(screen.getByText('list')).toBeVisible();
  await back();
  await waitFor(() => expect(screen.queryByText('list')).toBeNull());
});
