import { calculate, enterDeadLoads, expectResult, fillField, openPanel } from '../fixtures/design';
import { problemsOf } from '../fixtures/faults';
import { expect, test } from '../fixtures/journey';
import { openWorkspace } from '../fixtures/session';

// This test checks the focus in a real browser; src/features/workspace/run/refusals.test.tsx covers every
// rule, hint and question.
test('without WebGL, the workspace shows the plan, and the link in a question moves the focus to the field concerned', async ({
  page,
}) => {
  const problems = problemsOf(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/simdroid/')) calls.push(request.url());
  });
  await openWorkspace(page);
  await expect(page.getByText('This browser has no 3D graphics', { exact: false })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Plan of plate, anchors and edges' })).toBeVisible();

  await enterDeadLoads(page, { Nz: '5' });
  await openPanel(page, 'Layout');
  await fillField(page, 'Sx1', '50');
  await openPanel(page, 'Concrete');
  await calculate(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Spacing 50 mm is below smin');
  await dialog.getByRole('button', { name: 'Go to the field' }).click();
  await expect(page.getByRole('textbox', { name: 'Sx1', exact: true })).toBeFocused();
  expect(calls).toEqual([]);

  await calculate(page);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expectResult(page);
  expect(problems).toEqual([]);
});
