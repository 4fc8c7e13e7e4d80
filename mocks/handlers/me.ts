/** Handles the calls for the signed-in user's profile and password. */
import { paths } from '@/api/contract/paths';
import { guardedCall, pattern } from './call';
import { emptyReply } from './replies';

export const meCalls = [
  guardedCall({
    method: 'get',
    path: pattern(paths.me),
    access: 'user',
    answer: ({ services, caller }) => services.me.read(caller),
  }),
  guardedCall({
    method: 'patch',
    path: pattern(paths.meById(':id')),
    access: 'user',
    writes: true,
    errorField: 'message',
    answer: async ({ services, caller, param, json }) =>
      services.me.change(caller, param('id'), await json()),
  }),
  guardedCall({
    method: 'patch',
    path: pattern(paths.mePassword(':id')),
    access: 'user',
    writes: true,
    errorField: 'message',
    answer: async ({ services, caller, param, json }) =>
      services.me.changePassword(caller, param('id'), await json()),
    reply: emptyReply,
  }),
];
