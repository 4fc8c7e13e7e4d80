/** Handles the calls without a session: captcha, token and registration. */
import { paths } from '@/api/contract/paths';
import { openCall, pattern } from './call';

export const sessionCalls = [
  openCall({
    method: 'get',
    path: pattern(paths.captcha),
    access: 'public',
    answer: async ({ services }) => ({ ok: true, value: await services.captcha.issue() }),
  }),
  openCall({
    method: 'post',
    path: pattern(paths.token),
    access: 'client',
    writes: true,
    answer: async ({ services, form, anyCaptcha, limits }) =>
      services.auth.token(await form(), { anyCaptcha, limits }),
  }),
  openCall({
    method: 'post',
    path: pattern(paths.register(':captchaId', ':verification')),
    access: 'client',
    writes: true,
    errorField: 'message',
    answer: async ({ services, param, json, anyCaptcha }) =>
      services.me.register({
        captchaId: param('captchaId'),
        verification: param('verification'),
        body: await json(),
        anyCaptcha,
      }),
  }),
];
