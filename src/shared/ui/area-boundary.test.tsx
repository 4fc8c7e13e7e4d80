// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { beforeNewVersion, isNewVersion } from '@/shared/navigation/new-version';
import { AreaBoundary } from '@/shared/ui/area-boundary';

function area() {
  const state = { broken: true };
  const Part = () => {
    if (state.broken) throw new Error('broken');
    return <p>whole</p>;
  };
  return { state, Part };
}

it('a page area whose script file was deleted offers the new version, and stores typed values before the reload', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', '/assets/index-old.js');
  document.head.append(script);
  const page = '<script type="module" crossorigin src="/assets/index-new.js"></script>';
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(page));
  const order: string[] = [];
  vi.stubGlobal('location', { reload: () => order.push('loaded') });
  beforeNewVersion(() => order.push('kept'));
  const Lost = () => {
    throw new Error('Failed to fetch dynamically imported module: /assets/trail-old.js');
  };
  render(
    <AreaBoundary>
      <Lost />
    </AreaBoundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Load the new version|newVersion\.load/ }));
  expect(order).toEqual(['kept', 'loaded']);
  fetched.mockResolvedValue(new Response(page.replace('new', 'old')));
  expect(await isNewVersion()).toBe(false);
  fetched.mockRejectedValue(new TypeError('offline'));
  expect(await isNewVersion()).toBe(false);
  script.remove();
  vi.unstubAllGlobals();
});

it('a page area that fails leaves the rest of the page unaffected, and can be shown again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { state, Part } = area();
  render(
    <>
      <p>beside</p>
      <AreaBoundary>
        <Part />
      </AreaBoundary>
    </>,
  );
  expect(screen.getByText('beside')).toBeInTheDocument();
  expect(screen.queryByText('whole')).not.toBeInTheDocument();
  state.broken = false;
  await userEvent.click(screen.getAllByRole('button')[0]);
  expect(screen.getByText('whole')).toBeInTheDocument();
  expect(log).toHaveBeenCalled();
});

it('a page area that failed reappears when another page is opened', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { state, Part } = area();
  const at = (page: string) => (
    <AreaBoundary resetKey={page}>
      <Part />
    </AreaBoundary>
  );
  const { rerender } = render(at('/a'));
  state.broken = false;
  rerender(at('/a'));
  expect(screen.queryByText('whole')).not.toBeInTheDocument();
  rerender(at('/b'));
  expect(screen.getByText('whole')).toBeInTheDocument();
});
