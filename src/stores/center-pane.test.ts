// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

it('a reload keeps the drawing and the Explore question, but not an open calculation', async () => {
  const reloaded = async () => {
    vi.resetModules();
    return (await import('@/stores/center-pane')).useCenterPaneStore;
  };
  const before = await reloaded();
  before.setState({ drawing: 'plan' });
  before.getState().explore('variants');
  const after = await reloaded();
  expect(after.getState()).toMatchObject({ middle: 'explore', question: 'variants', drawing: 'plan' });
  after.getState().showTrail('concrete_cone');
  expect((await reloaded()).getState()).toMatchObject({ middle: 'drawing', question: 'variants' });
  sessionStorage.setItem('workspaceView', 'nothing of ours');
  expect((await reloaded()).getState()).toMatchObject({ middle: 'drawing', question: 'remedies' });
});
