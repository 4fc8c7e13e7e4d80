// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PlanDrawing } from '@/features/workspace/view/plan-drawing';
import { changeDesign, setGroup, undo, useDesignStore } from '@/stores/design/design-store';
import { startDesign } from '@/stores/design/stored-design';
import { loadTranslations } from '@/testing/load-translations';

const setUp = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanDrawing result={null} loadKind="design" />
    </QueryClientProvider>,
  );

beforeAll(async () => {
  await loadTranslations('en');
  await i18next.loadNamespaces(['viewer', 'design', 'error']);
});
beforeEach(() => startDesign());

const design = () => useDesignStore.getState().design;
const figure = (name: string) => screen.getByRole('button', { name });
const editor = () => screen.getByRole('textbox', { name: 'Length in mm' });

it('the plan on screen shows each dimension, and a click on a dimension edits it in place', async () => {
  changeDesign((draft) => {
    Object.assign(draft.layout.spacings, { Sx1: 150, Sy1: 160 });
    Object.assign(draft.plate, { length: 410, width: 420 });
  });
  setUp();
  const lengths = ['200', '150', '225', '220', '160', '200', '410', '420'];
  expect(screen.getAllByRole('button').map((dimension) => dimension.textContent)).toEqual(lengths);
  const edits: [string, string, () => number][] = [
    ['150', '175,5', () => design().layout.spacings.Sx1],
    ['225', '240', () => design().layout.sides.X1.distance],
    ['410', '455', () => design().plate.length],
  ];
  for (const [before, typed, read] of edits) {
    await userEvent.click(figure(before));
    expect(editor()).toHaveFocus();
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(read()).toBe(Number(typed.replace(',', '.')));
    expect(screen.queryByRole('textbox')).toBeNull();
  }
  act(() => undo());
  expect(design().plate.length).toBe(410);
});

it('the Enter key opens the editor of a dimension, and Escape keeps the length and returns the focus to the dimension', async () => {
  setUp();
  const spacing = screen.getAllByRole('button')[1];
  spacing.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('99{Escape}');
  expect(design().layout.spacings.Sx1).toBe(180);
  expect(spacing).toHaveFocus();
});

it.each(['0', '-5', 'many', ''])('the plan on screen refuses the typed length %j', async (typed) => {
  setUp();
  await userEvent.click(screen.getAllByRole('button')[1]);
  await userEvent.clear(editor());
  await userEvent.keyboard(`${typed}{Enter}`);
  expect(editor()).toBeInvalid();
  expect(design().layout.spacings.Sx1).toBe(180);
});

it('editing a dimension between anchors with free coordinates moves the second of the two anchors', async () => {
  act(() => setGroup('2-0-0'));
  changeDesign((draft) => {
    draft.layout.customPoints[0] = { x: -90, y: 0 };
    draft.layout.customPoints[1] = { x: 100, y: 0 };
  });
  setUp();
  await userEvent.click(figure('190'));
  await userEvent.keyboard('200{Enter}');
  const [first, second] = design().layout.customPoints;
  expect([first, second].flatMap(({ x, y }) => [x, y])).toEqual([-90, 0, 110, 0]);
});

it('editing the half spacing of a triangle sets the spacing to twice the typed length', async () => {
  act(() => setGroup('3-0-3'));
  setUp();
  const [half] = screen.getAllByRole('button', { name: '90' });
  await userEvent.click(half);
  await userEvent.keyboard('100{Enter}');
  expect(design().layout.spacings).toMatchObject({ Sx1: 200, Sx2: 100 });
});

const PIXELS_PER_MM = 2;
const grip = () => screen.getAllByRole('button', { name: /^Move anchor \d/ })[0];
const hold = (): Element => {
  act(() => setGroup('2-0-0'));
  setUp();
  const held = grip();
  // jsdom has neither layout nor pointer capture.
  Object.assign(held, { setPointerCapture: () => undefined });
  const drawing = held.closest('svg')!;
  const [width, height] = drawing.getAttribute('viewBox')!.split(' ').slice(2).map(Number);
  const box = new DOMRect(0, 0, PIXELS_PER_MM * width, PIXELS_PER_MM * height + 30);
  vi.spyOn(drawing, 'getBoundingClientRect').mockReturnValue(box);
  fireEvent.pointerDown(held, { button: 0, clientX: 300, clientY: 200 });
  return held;
};
const moveTo = (held: Element, clientX: number, clientY: number) =>
  fireEvent.pointerMove(held, { clientX, clientY });

it('dragging an anchor with free coordinates moves the anchor in whole millimetres, as one undo step', () => {
  const before = design().layout.customPoints[0];
  const held = hold();
  moveTo(held, 310, 200);
  moveTo(held, 341, 178);
  // The design does not change until the pointer is released; the y axis of the plan points up.
  expect(design().layout.customPoints[0]).toEqual(before);
  fireEvent.pointerUp(held);
  expect(design().layout.customPoints[0]).toEqual({ x: before.x + 21, y: before.y + 11 });
  act(() => undo());
  expect(design().layout.customPoints[0]).toEqual(before);
});

it('an anchor keeps its position if the browser cancels the dragging, and ignores later pointer movements', () => {
  const before = design().layout.customPoints[0];
  const held = hold();
  moveTo(held, 340, 200);
  fireEvent.pointerCancel(held);
  moveTo(held, 380, 200);
  fireEvent.pointerUp(held);
  expect(design().layout.customPoints[0]).toEqual(before);
});

it('arrow keys move an anchor with free coordinates, and the anchors of a fixed group have no button for moving', async () => {
  act(() => setGroup('2-0-0'));
  setUp();
  const [first] = screen.getAllByRole('button', { name: /^Move anchor \d/ });
  first.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(design().layout.customPoints[0]).toEqual({ x: -88, y: -89 });
  act(() => setGroup('4-0-1'));
  expect(screen.queryByRole('button', { name: /^Move anchor \d/ })).toBeNull();
});
