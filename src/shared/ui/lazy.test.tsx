// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { Suspense, use } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyComponent } from '@/shared/ui/lazy';
import { lazyDialog } from '@/shared/ui/lazy-dialog';

const Word = ({ word }: { word: string }) => <p>{word}</p>;

it('a lazy component loads its code once, when it is first shown', async () => {
  const load = vi.fn(() => Promise.resolve(Word));
  const Part = lazyComponent(load);
  expect(load).not.toHaveBeenCalled();
  const { container } = render(<Part word="whole" />);
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('whole')).toBeInTheDocument();
  render(<Part word="again" />);
  expect(screen.getByText('again')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('a lazy component leaves the surrounding page visible while its strings load', async () => {
  let resolve = (_text: string): void => undefined;
  const promise = new Promise<string>((done) => (resolve = done));
  const Texts = () => <p>{use(promise)}</p>;
  const Part = lazyComponent(() => Promise.resolve(Texts));
  await Part.prefetch();
  render(
    <Suspense fallback="page hidden">
      <input aria-label="field" />
      <Part />
    </Suspense>,
  );
  expect(screen.getByRole('textbox', { name: 'field' })).toBeVisible();
  expect(screen.queryByText('page hidden')).toBeNull();
  resolve('texts');
  expect(await screen.findByText('texts')).toBeVisible();
});

it('a lazy component whose code cannot be loaded leaves the page around it, and loads its code on retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/word.js');
  const load = vi.fn(() => Promise.resolve(Word)).mockRejectedValueOnce(lost);
  const Part = lazyComponent(load);
  render(
    <>
      <p>beside</p>
      <Part word="whole" />
    </>,
  );
  expect(await screen.findByText(/lostPart|could not be loaded/)).toBeVisible();
  expect(screen.getByText('beside')).toBeVisible();
  const [retry] = screen.getAllByRole('button');
  await userEvent.click(retry);
  expect(await screen.findByText('whole')).toBeInTheDocument();
  expect(screen.queryByText(/lostPart|could not be loaded/)).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a lazy component appears immediately after a prefetch, and loads its code when shown if the prefetch failed', async () => {
  const load = vi.fn(() => Promise.resolve(Word)).mockRejectedValueOnce(new Error('no network'));
  const Part = lazyComponent(load);
  await Part.prefetch();
  expect(load.mock.settledResults[0].type).toBe('rejected');
  render(<Part word="whole" />);
  expect(await screen.findByText('whole')).toBeInTheDocument();
  const Ready = lazyComponent(() => Promise.resolve(Word));
  await Ready.prefetch();
  render(<Ready word="ready" />);
  expect(screen.getByText('ready')).toBeInTheDocument();
});

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
