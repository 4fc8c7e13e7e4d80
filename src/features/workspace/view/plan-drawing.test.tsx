// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeGroup } from '@/design/model/design-changes';
import { useShortcuts } from '@/features/workspace/page/use-shortcuts';
import { PlanDrawing } from '@/features/workspace/view/plan-drawing';
import { change } from '@/testing/open-workspace';
import { renderPart, setUpParts } from '@/testing/workspace-parts';

function Plan() {
  useShortcuts(() => undefined);
  return <PlanDrawing result={null} loadKind="design" />;
}

setUpParts();

const setUp = () => renderPart(<Plan />);
const undo = (user: ReturnType<typeof setUp>) => user.keyboard('{Control>}z{/Control}');
const setGroup = (code: string) => act(() => change((draft) => changeGroup(draft, code)));

const figure = (name: string) => screen.getByRole('button', { name });
const lengths = () => screen.getAllByRole('button').map((dimension) => dimension.textContent);
const editor = () => screen.getByRole('textbox', { name: 'Length in mm' });
const grips = () => screen.queryAllByRole('button', { name: /^Move anchor \d/ });
/** Returns the positions of the anchors with free coordinates; the y axis of the plan points up. */
const places = () =>
  grips().map((grip) => [Number(grip.getAttribute('cx')), 0 - Number(grip.getAttribute('cy'))]);

it('the plan on screen shows each dimension, and a click on a dimension edits it in place', async () => {
  change((draft) => {
    Object.assign(draft.layout.spacings, { Sx1: 150, Sy1: 160 });
    Object.assign(draft.plate, { length: 410, width: 420 });
  });
  const user = setUp();
  const shown = ['200', '150', '225', '220', '160', '200', '410', '420'];
  expect(lengths()).toEqual(shown);
  for (const [before, typed] of Object.entries({ 150: '175,5', 225: '240', 410: '455' })) {
    await user.click(figure(before));
    await waitFor(() => expect(editor()).toHaveFocus());
    await user.keyboard(`${typed}{Enter}`);
    shown[shown.indexOf(before)] = typed.replace(',', '.');
    expect(lengths()).toEqual(shown);
    expect(screen.queryByRole('textbox')).toBeNull();
  }
  await undo(user);
  expect(lengths()).toEqual(shown.with(shown.indexOf('455'), '410'));
});

it('the Enter key opens the editor of a dimension, and Escape keeps the length and returns the focus to the dimension', async () => {
  const user = setUp();
  const spacing = screen.getAllByRole('button')[1];
  act(() => spacing.focus());
  await user.keyboard('{Enter}');
  await user.keyboard('99{Escape}');
  expect(lengths()[1]).toBe('180');
  await waitFor(() => expect(spacing).toHaveFocus());
});

it.each(['0', '-5', 'many', ''])('the plan on screen refuses the typed length %j', async (typed) => {
  const user = setUp();
  await user.click(screen.getAllByRole('button')[1]);
  await user.clear(editor());
  await user.keyboard(`${typed}{Enter}`);
  expect(editor()).toBeInvalid();
  await user.keyboard('{Escape}');
  expect(lengths()[1]).toBe('180');
});

it('editing a dimension between anchors with free coordinates moves the second of the two anchors', async () => {
  setGroup('2-0-0');
  change((draft) => {
    draft.layout.customPoints[0] = { x: -90, y: 0 };
    draft.layout.customPoints[1] = { x: 100, y: 0 };
  });
  const user = setUp();
  await user.click(figure('190'));
  await user.keyboard('200{Enter}');
  expect(places()).toEqual([
    [-90, 0],
    [110, 0],
  ]);
});

it('editing the half spacing of a triangle sets the spacing to twice the typed length', async () => {
  setGroup('3-0-3');
  const user = setUp();
  const halves = () => screen.queryAllByRole('button', { name: '90' });
  const [half] = halves();
  const { length } = halves();
  await user.click(half);
  await user.keyboard('100{Enter}');
  expect(halves()).toHaveLength(0);
  expect(screen.getAllByRole('button', { name: '100' })).toHaveLength(length);
});

const PIXELS_PER_MM = 2;
beforeEach(() => {
  // jsdom has neither layout nor pointer capture.
  Object.assign(SVGElement.prototype, { setPointerCapture: () => undefined });
});
function hold() {
  setGroup('2-0-0');
  const user = setUp();
  const before = places();
  const [held] = grips();
  const drawing = held.closest('svg')!;
  const [width, height] = drawing.getAttribute('viewBox')!.split(' ').slice(2).map(Number);
  const box = new DOMRect(0, 0, PIXELS_PER_MM * width, PIXELS_PER_MM * height + 30);
  vi.spyOn(drawing, 'getBoundingClientRect').mockReturnValue(box);
  fireEvent.pointerDown(held, { button: 0, clientX: 300, clientY: 200 });
  return { user, held, before };
}
const moveTo = (held: Element, clientX: number, clientY: number) =>
  fireEvent.pointerMove(held, { clientX, clientY });

it('dragging an anchor with free coordinates moves the anchor in whole millimetres, as one undo step', async () => {
  const { user, held, before } = hold();
  const [[x, y]] = before;
  moveTo(held, 310, 200);
  moveTo(held, 341, 178);
  fireEvent.pointerUp(held);
  expect(places()[0]).toEqual([x + 21, y + 11]);
  await undo(user);
  expect(places()).toEqual(before);
});

it('an anchor keeps its position if the browser cancels the dragging, and ignores later pointer movements', () => {
  const { held, before } = hold();
  moveTo(held, 340, 200);
  fireEvent.pointerCancel(held);
  moveTo(held, 380, 200);
  fireEvent.pointerUp(held);
  expect(places()).toEqual(before);
});

it('arrow keys move an anchor with free coordinates, and the anchors of a fixed group have no button for moving', async () => {
  setGroup('2-0-0');
  const user = setUp();
  const [[x, y]] = places();
  act(() => grips()[0].focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(places()[0]).toEqual([x + 2, y + 1]);
  setGroup('4-0-1');
  expect(grips()).toEqual([]);
});
