// @vitest-environment jsdom
/** Tests that Back closes the topmost cover, and that a cover closed by hand leaves no history entry. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { CoverHistory } from '@/app/shell/cover-history';
import { useBackCloses } from '@/shared/hooks/use-back-closes';

afterEach(cleanup);

function Cover({ name }: { name: string }) {
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
  <CoverHistory>
    <Cover name="list" />
    <Cover name="dialog" />
  </CoverHistory>
);

function open() {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>start</p> },
      { path: '/home', element: page },
    ],
    { initialEntries: ['/', '/home'] },
  );
  render(<RouterProvider router={router} />);
  return {
    back: () => act(() => router.navigate(-1)),
    covers: () => (router.state.location.state as { covers?: number } | null)?.covers ?? 0,
    toggle: (name: string) => act(() => screen.getByRole('button', { name: `switch ${name}` }).click()),
  };
}

it('Back closes the topmost cover, then the cover below it, and then leaves the page', async () => {
  const { back, covers, toggle } = open();
  toggle('list');
  await waitFor(() => expect(covers()).toBe(1));
  toggle('dialog');
  await waitFor(() => expect(covers()).toBe(2));
  await back();
  expect(screen.queryByText('dialog')).toBeNull();
  expect(screen.getByText('list')).toBeVisible();
  await back();
  expect(screen.queryByText('list')).toBeNull();
  await back();
  expect(screen.getByText('start')).toBeVisible();
});

it('a cover that the user closes takes its history entry with it', async () => {
  const { back, covers, toggle } = open();
  toggle('dialog');
  await waitFor(() => expect(covers()).toBe(1));
  toggle('dialog');
  await waitFor(() => expect(covers()).toBe(0));
  await back();
  expect(screen.getByText('start')).toBeVisible();
});
