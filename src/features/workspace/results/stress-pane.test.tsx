// @vitest-environment jsdom
/**
 * Tests the stress image: value at the pointer, zoom, and the server's own image if the response does not
 * contain stresses.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import type { RunResult } from '@/design/verdict/run-result';
import { StressPane } from '@/features/workspace/results/stress-pane';
import { showResult } from '@/testing/shown-result';
import { renderPart, setUpParts } from '@/testing/workspace-parts';
import { anchorsAt, plainDesign } from '@/verification/test-design';

/**
 * Stresses in MPa on a plate with dimensions in mm: 100 at the upper right corner, zero at the other
 * corners.
 */
const stress = { max: 100, x: 200, y: 150, nx: 2, ny: 2, v: [0, 0, 0, 100] };

/** A result with only the fields that the image needs. */
const resultWith = (field: object) =>
  ({
    image: 'iVBORw0KGgo=',
    plate: { deflection: 0.1, contact: {}, stress: field },
    input: {
      ...plainDesign({ anchors: anchorsAt([-150, 100]), plate: { length: 400, width: 300, thickness: 20 } }),
      dead: { factor: 1.35, N: 10, Vx: 0, Vy: -2, Mx: 0, My: 0, Mz: 0 },
      live: { factor: 1.5, N: 4, Vx: 0, Vy: 0, Mx: 0, My: 1, Mz: 0 },
    },
    answer: { reaction: [{ tension: 7.25 }] },
  }) as unknown as RunResult;

setUpParts();
beforeAll(() => {
  // jsdom has no canvas.
  HTMLCanvasElement.prototype.getContext = () => null;
});

function show(field: object) {
  showResult(DEFAULT_DESIGN, resultWith(field));
  return renderPart(<StressPane />);
}
const picture = () =>
  within(screen.getByRole('region')).getByRole('img', { name: 'Stress in the base plate' });

it('the stress image states its loads, shows the stress interpolated at the pointer, and can be zoomed', async () => {
  const user = show(stress);
  const drawing = picture();
  expect(drawing).toHaveTextContent('7.250 kN');
  drawing.getBoundingClientRect = () => new DOMRect(10, 20, 400, 300);
  const reading = screen.getByRole('status');
  // Three quarters of the way to the right and up: 100 · 0.75 · 0.75.
  fireEvent.pointerMove(drawing, { clientX: 310, clientY: 95 });
  await waitFor(() => expect(reading).toHaveTextContent('x = 100.0 mm, y = 75.0 mm: σv = 56.3 MPa'));
  fireEvent.pointerLeave(drawing);
  await waitFor(() => expect(reading).toHaveTextContent('Move the pointer over the plate'));
  expect(screen.getByTestId('stress-loads')).toHaveTextContent(
    '1.35 G + 1.5 Q · Nz = 19.500 kN · Vy = -2.700 kN · My = 1.500 kNm',
  );
  const zoom = () =>
    Number(picture().closest<HTMLElement>('[style*="--zoom"]')!.style.getPropertyValue('--zoom'));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(zoom()).toBe(1.25);
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(zoom()).toBe(1);
});

it('the stress pane shows the image sent by the server if the response does not contain complete stresses', () => {
  show({ ...stress, v: [0, 0, 0] });
  expect(picture()).toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo=');
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'plate-stress.png');
});
