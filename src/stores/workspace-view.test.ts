// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

const reloaded = async () => {
  vi.resetModules();
  return import('@/stores/workspace-view');
};

it('a reload keeps the open panel; a stored panel with an unknown name gives the first panel', async () => {
  const panelNow = async () => (await reloaded()).useWorkspaceView.getState().panel;
  (await reloaded()).openPanel('layout');
  expect(await panelNow()).toBe('layout');
  localStorage.setItem('activeName1', 'no-such-panel');
  expect(await panelNow()).toBe('anchor');
});

it('a reload keeps the drawing and the Explore question, but not an open calculation', async () => {
  const before = await reloaded();
  before.showDrawing('plan');
  before.explore('variants');
  const after = await reloaded();
  expect(after.useWorkspaceView.getState()).toMatchObject({
    middle: 'explore',
    question: 'variants',
    drawing: 'plan',
  });
  after.showTrail('concrete_cone');
  const later = (await reloaded()).useWorkspaceView.getState();
  expect(later).toMatchObject({ middle: 'drawing', question: 'variants' });
  sessionStorage.setItem('workspaceView', 'nothing of ours');
  expect((await reloaded()).useWorkspaceView.getState()).toMatchObject({
    middle: 'drawing',
    question: 'remedies',
  });
});
