// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNotices } from '@/shared/ui/notices/notices';
import { NoticesProvider } from '@/shared/ui/notices/notices-provider';
import { fillBrowserGaps } from '@/testing/browser-gaps';

const chunk = vi.hoisted(() => ({ isLost: false }));
vi.mock('@/shared/ui/notices/modal-holder', async (original) => {
  if (chunk.isLost) throw new Error('lost');
  return await original();
});

function Asker({ onAnswer }: { onAnswer: (answer: boolean | undefined) => void }) {
  const { message, loadModal } = useNotices();
  const ask = async () => onAnswer(await (await loadModal())?.confirm({ title: 'Really?', okText: 'Yes' }));
  return (
    <>
      <button onClick={() => message.info('first')}>tell</button>
      <button onClick={() => void ask()}>ask</button>
    </>
  );
}

beforeEach(async () => {
  fillBrowserGaps();
  chunk.isLost = false;
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { errors: { network: 'offline' } } } });
});
afterEach(cleanup);

function show() {
  const onAnswer = vi.fn();
  render(
    <NoticesProvider>
      <Asker onAnswer={onAnswer} />
    </NoticesProvider>,
  );
  return { onAnswer, user: userEvent.setup() };
}

describe('message', () => {
  it('a message appears only after the code of the message component has loaded', async () => {
    show();
    screen.getByRole('button', { name: 'tell' }).click();
    expect(screen.queryByText('first')).toBeNull();
    expect(await screen.findByText('first')).toBeInTheDocument();
  });
});

describe('confirmation question', () => {
  it('a message reports that the confirmation dialog could not be loaded, and the next question loads it again', async () => {
    const { onAnswer, user } = show();
    chunk.isLost = true;
    await user.click(screen.getByRole('button', { name: 'ask' }));
    expect(await screen.findByText('offline')).toBeInTheDocument();
    expect(onAnswer).toHaveBeenCalledWith(undefined);

    chunk.isLost = false;
    vi.resetModules();
    await user.click(screen.getByRole('button', { name: 'ask' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(true));
  });
});
