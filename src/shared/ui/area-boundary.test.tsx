// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AreaBoundary } from './area-boundary';

afterEach(cleanup);

function area() {
  const state = { broken: true };
  const Part = () => {
    if (state.broken) throw new Error('broken');
    return <p>whole</p>;
  };
  return { state, Part };
}

describe('a failing area', () => {
  it('leaves the rest of the page alone and can be shown again', async () => {
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
    log.mockRestore();
  });

  it('is shown again on another page', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
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
    log.mockRestore();
  });
});
