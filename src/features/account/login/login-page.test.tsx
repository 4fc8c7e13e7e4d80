// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '@/testing/render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

const picture = () => screen.findByRole<HTMLImageElement>('img', { name: /verification code/i });

async function fill({ user }: App, values: { account?: string; password?: string; code?: string }) {
  if (values.account) await user.type(await screen.findByLabelText('Account'), values.account);
  if (values.password) await user.type(screen.getByLabelText('Password'), values.password);
  if (values.code) await user.type(screen.getByRole('textbox', { name: 'Verification code' }), values.code);
}

describe('signing in', () => {
  it('checks code, account and password in this order', async () => {
    const app = await renderApp('/login', { qa: 'captcha-off' });
    await app.user.click(await screen.findByRole('button', { name: 'Sign in' }));
    const alert = await screen.findByText('The account must not be empty');
    expect(alert).toBeInTheDocument();
    expect(await screen.findAllByText('The verification code must not be empty')).toHaveLength(2);
    await fill(app, { code: 'abcd' });
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.getAllByText('The account must not be empty')).toHaveLength(2));
  });

  it("shows the server's reason and asks for a new code", async () => {
    const app = await renderApp('/login', { qa: 'captcha-off' });
    const before = (await picture()).src;
    await fill(app, { account: 'engineer', password: 'wrong-one', code: 'abcd' });
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText('Account or password is wrong.')).toBeInTheDocument();
    await waitFor(async () => expect((await picture()).src).not.toBe(before));
    expect(screen.getByLabelText('Account')).toHaveValue('engineer');
    expect(screen.getByRole('textbox', { name: 'Verification code' })).toHaveValue('');
  });

  it('sends the documented form and goes to the page that was wanted', async () => {
    const app = await renderApp('/personal', { qa: 'captcha-off' });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    const forms: string[] = [];
    app.backend.server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/oauth/token'))
        void request
          .clone()
          .text()
          .then((body) => forms.push(body));
    });
    await picture();
    await fill(app, { account: 'engineer', password: 'engineer123', code: 'abcd' });
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/personal'));
    const form = new URLSearchParams(forms[0]);
    expect(form.get('captcha_id')).toBeTruthy();
    expect(Object.fromEntries([...form].filter(([name]) => name !== 'captcha_id'))).toEqual({
      username: 'engineer',
      password: 'engineer123',
      captcha_text: 'abcd',
      grant_type: 'password_captcha',
      scope: 'all',
    });
    expect(await screen.findByDisplayValue('Li Wei')).toBeInTheDocument();
  });

  it('fetches a new code on a click and after 150 s', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    });
    try {
      const app = await renderApp('/login');
      const first = (await picture()).src;
      await app.user.click(await picture());
      await waitFor(async () => expect((await picture()).src).not.toBe(first));
      const second = (await picture()).src;
      await vi.advanceTimersByTimeAsync(150_000);
      await waitFor(async () => expect((await picture()).src).not.toBe(second));
    } finally {
      vi.useRealTimers();
    }
  });

  it('speaks Chinese after the toggle and keeps what was typed', async () => {
    const app = await renderApp('/login');
    await fill(app, { account: 'engineer' });
    await app.user.click(screen.getByRole('button', { name: /chinese|中文/i }));
    expect(await screen.findByLabelText('账号')).toHaveValue('engineer');
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(localStorage.getItem('language')).toBe('cn');
  });
});
