// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDesignStore } from '@/stores/design/design-store';
import { PlanDrawing } from './plan-drawing';

const setUp = () => {
  const onPick = vi.fn<(field: string) => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanDrawing onPick={onPick} />
    </QueryClientProvider>,
  );
  return onPick;
};
const { change, setGroup, reset } = useDesignStore.getState();

beforeEach(() => {
  reset();
});

afterEach(cleanup);

describe('the plan on the screen', () => {
  it('leads from each length to its field, by pointer and by keyboard', async () => {
    change((design) => {
      Object.assign(design.layout.spacings, { Sx1: 150, Sy1: 160 });
      Object.assign(design.plate, { length: 410, width: 420 });
    });
    const onPick = setUp();
    const lengths = ['200', '150', '225', '220', '160', '200', '410', '420'];
    const dimensions = screen.getAllByRole('button');
    expect(dimensions.map((dimension) => dimension.textContent)).toEqual(lengths);
    for (const dimension of dimensions) await userEvent.click(dimension);
    dimensions[1].focus();
    await userEvent.keyboard('{Enter}');
    expect(onPick.mock.calls.flat()).toEqual([
      'layout.sides.X2.distance',
      'layout.spacings.Sx1',
      'layout.sides.X1.distance',
      'layout.sides.Y2.distance',
      'layout.spacings.Sy1',
      'layout.sides.Y1.distance',
      'plate.length',
      'plate.width',
      'layout.spacings.Sx1',
    ]);
  });

  it('leads from the distance of free points to the coordinate that ends it', async () => {
    act(() => setGroup('2-0-0'));
    change((design) => {
      design.layout.customPoints[0] = { x: -90, y: 0 };
      design.layout.customPoints[1] = { x: 100, y: 0 };
    });
    const onPick = setUp();
    await userEvent.click(screen.getByRole('button', { name: '190' }));
    expect(onPick).toHaveBeenCalledWith('layout.customPoints.1.x');
  });
});
