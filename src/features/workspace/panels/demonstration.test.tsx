// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openWorkspace } from '@/testing/open-workspace';
import { takeNodeBodies } from '../../../../mocks/node';

vi.setConfig({ testTimeout: 90_000 });

beforeAll(async () => {
  await takeNodeBodies();
});
afterEach(async () => {
  cleanup();
  await i18next.changeLanguage('en');
});

it('the anchor panel marks data whose certification states that they are for demonstration, in both languages', async () => {
  await openWorkspace();
  expect(await screen.findByTestId('demonstration')).toHaveTextContent('Demonstration data: not for design');
  const panel = within(screen.getByRole('complementary'));
  expect(panel.getByText('Demo expansion anchor M12')).toBeInTheDocument();
  await act(() => i18next.changeLanguage('cn'));
  expect(await screen.findByText('演示数据：不得用于设计')).toBeInTheDocument();
});
