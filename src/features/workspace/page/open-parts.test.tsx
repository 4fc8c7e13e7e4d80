// @vitest-environment jsdom
/**
 * Tests that the workspace opens with the results tab that was last open, and that a calculation started by
 * keyboard keeps the focus.
 */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useSelectedRow } from '@/features/workspace/results/use-selected-row';
import { openWorkspace } from '@/testing/open-workspace';

beforeEach(() => localStorage.clear());

it('the workspace opens with the results tab that was last open', () => {
  const tab = renderHook(() => useSelectedRow({ current: null }));
  expect(tab.result.current.tab).toBe('summary');
  act(() => tab.result.current.setTab('notes'));
  tab.unmount();
  expect(renderHook(() => useSelectedRow({ current: null })).result.current.tab).toBe('notes');
});

it.each(['no-such-panel', ''])(
  'the workspace opens with the first tab if the stored tab has the unknown name %j',
  (stored) => {
    localStorage.setItem('activeName2', stored);
    expect(renderHook(() => useSelectedRow({ current: null })).result.current.tab).toBe('summary');
  },
);

it('the focus stays in the field when Ctrl+Enter is pressed to start a calculation', async () => {
  const { user, open, field, retype } = await openWorkspace();
  await open('Layout');
  await retype(field('Concrete thickness h'), '260');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(field('Concrete thickness h')).toHaveFocus();
  expect(field('Concrete thickness h')).toHaveValue('260');
});
