// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { serializeDesign } from '@/stores/design/data-save';
import { DEFAULT_DESIGN } from '@/stores/design/design-state';
import { design, openWorkspace } from '@/testing/open-workspace';

it('a design file of the other standard is opened under that standard', async () => {
  const { user, router } = await openWorkspace();
  const saved = produce(DEFAULT_DESIGN, (d) => {
    d.standardType = 'JGJ145-2013';
    d.layout.h = 222;
  });
  const file = new File([serializeDesign(saved)], 'design.json', { type: 'application/json' });
  await user.upload(screen.getByTestId('open-design'), file);
  expect(await screen.findByText('Design opened.')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?standardType=JGJ145-2013'));
  expect(await screen.findByText('Standard: JGJ145-2013')).toBeVisible();
  expect(design().layout.h).toBe(222);
  expect(design().standardType).toBe('JGJ145-2013');
});
