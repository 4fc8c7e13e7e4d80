// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyDialog } from '@/shared/ui/lazy-dialog';

afterEach(cleanup);

const Question = ({ open }: { open: boolean; onClose: () => void }) => (open ? <p>leave?</p> : null);

function openable(load: () => Promise<typeof Question>) {
  const onClose = vi.fn();
  const Dialog = lazyDialog(load);
  const at = (open: boolean) => (
    <App component={false}>
      <Dialog open={open} onClose={onClose} />
    </App>
  );
  return { ...render(at(false)), at, onClose };
}

describe('lazy dialog', () => {
  it('a lazy dialog loads its code once, when it is first opened', async () => {
    const load = vi.fn(() => Promise.resolve(Question));
    const { rerender, at } = openable(load);
    expect(load).not.toHaveBeenCalled();
    rerender(at(true));
    expect(await screen.findByText('leave?')).toBeInTheDocument();
    rerender(at(false));
    rerender(at(true));
    expect(screen.getByText('leave?')).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  it('a lazy dialog reports a failed load and closes, and loads its code again when it is reopened', async () => {
    const load = vi.fn(() => Promise.resolve(Question)).mockRejectedValueOnce(new Error('no network'));
    const { rerender, at, onClose } = openable(load);
    rerender(at(true));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(await screen.findByText(/could not be reached|cannot be reached|network/i)).toBeInTheDocument();
    rerender(at(false));
    rerender(at(true));
    expect(await screen.findByText('leave?')).toBeInTheDocument();
  });
});
