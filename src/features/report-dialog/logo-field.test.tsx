// @vitest-environment jsdom
// @in-rest
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillBrowserGaps } from '@/testing/browser-gaps';
import { loadTranslations } from '@/testing/load-translations';

beforeEach(async () => {
  localStorage.clear();
  await loadTranslations('en');
});

/**
 * Renders the logo field. The module `png` is mocked because jsdom does not draw images. All modules are
 * reloaded because test files share a process, and the field could otherwise use another copy of `png`.
 */
async function renderField() {
  vi.resetModules();
  const scaledPicture = vi.spyOn(await import('@/features/report-dialog/png'), 'scaledImage');
  const { LogoField } = await import('@/features/report-dialog/logo-field');
  fillBrowserGaps();
  render(<LogoField owner="7" />);
  /** True if the field of this user shows a logo after the page is opened again. */
  const hasLogo = (owner: string) => {
    cleanup();
    render(<LogoField owner={owner} />);
    return screen.queryByRole('img', { name: 'Company logo' }) !== null;
  };
  return { scaledPicture, hasLogo, file: () => screen.findByTestId('logo-file') };
}

it('the logo field stores the company logo only for the current user, and the Remove button deletes the logo', async () => {
  const user = userEvent.setup();
  const { scaledPicture, hasLogo, file } = await renderField();
  scaledPicture.mockResolvedValue(new Uint8Array(1));
  await user.upload(await file(), new File(['x'], 'a.png', { type: 'image/png' }));
  await screen.findByRole('img', { name: 'Company logo' });
  expect(hasLogo('8')).toBe(false);
  expect(hasLogo('7')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(hasLogo('7')).toBe(false);
});

it('the logo field refuses a file that is not an image or is too large, and stores nothing', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const { scaledPicture, hasLogo, file } = await renderField();
  await user.upload(await file(), new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  await screen.findByRole('alert');
  scaledPicture.mockResolvedValue(null);
  await user.upload(await file(), new File(['x'], 'a.png', { type: 'image/png' }));
  await vi.waitFor(() => expect(scaledPicture).toHaveBeenCalledOnce());
  await screen.findByText(/not a readable picture/);
  scaledPicture.mockResolvedValue(new Uint8Array(1));
  await user.upload(await file(), new File([new Uint8Array(500_001)], 'b.png', { type: 'image/png' }));
  // The field does not even read a file that is too large.
  expect(scaledPicture).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(hasLogo('7')).toBe(false);
});

it('the logo field says that a full storage did not store the logo, and uses the logo until the page is reloaded', async () => {
  const user = userEvent.setup();
  const { scaledPicture, hasLogo, file } = await renderField();
  scaledPicture.mockResolvedValue(new Uint8Array(1));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.upload(await file(), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/storage of this browser is full/);
  expect(screen.getByRole('img', { name: 'Company logo' })).toBeVisible();
  expect(hasLogo('7')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(hasLogo('7')).toBe(false);
});
