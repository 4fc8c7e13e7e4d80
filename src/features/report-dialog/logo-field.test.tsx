// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LogoField } from '@/features/report-dialog/logo-field';
import * as png from '@/features/report-dialog/png';
import { companyLogo } from '@/stores/company-logo';
import { loadTranslations } from '@/testing/load-translations';

// jsdom draws no pictures.
const scaledPicture = vi.spyOn(png, 'scaledPicture');
afterAll(() => scaledPicture.mockRestore());

afterEach(cleanup);

beforeEach(async () => {
  localStorage.clear();
  await loadTranslations('en');
});

it('keeps a picture for the user, and takes it away again', async () => {
  const user = userEvent.setup();
  scaledPicture.mockResolvedValue(new Uint8Array(1));
  render(<LogoField owner="7" isBusy={false} />);
  await user.upload(await screen.findByTestId('logo-file'), new File(['x'], 'a.png', { type: 'image/png' }));
  await screen.findByRole('img', { name: 'Logo of the company' });
  expect(companyLogo('7')).toMatch(/^data:image\/png;base64,/);
  expect(companyLogo('8')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(companyLogo('7')).toBeNull();
});

it('refuses what is no picture, or too large, and keeps the one before', async () => {
  const user = userEvent.setup({ applyAccept: false });
  render(<LogoField owner="7" isBusy={false} />);
  const file = await screen.findByTestId('logo-file');
  await user.upload(file, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  await screen.findByRole('alert');
  scaledPicture.mockResolvedValue(null);
  await user.upload(file, new File(['x'], 'a.png', { type: 'image/png' }));
  await screen.findByText(/not a readable picture/);
  await user.upload(file, new File([new Uint8Array(500_001)], 'b.png', { type: 'image/png' }));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(companyLogo('7')).toBeNull();
});
