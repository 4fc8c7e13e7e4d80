/** Handles the calls for managing users. */
import { paths } from '@/api/contract/paths';
import { readPageRequest } from '../services/paging';
import { guardedCall, pattern } from './call';
import { emptyReply } from './replies';

export const userCalls = [
  guardedCall({
    method: 'get',
    path: pattern(paths.users),
    access: 'admin',
    answer: ({ services, query }) =>
      services.users.list({
        ...readPageRequest(query),
        expiration: query.get('expiration') ?? '',
        term: query.get('term') ?? '',
      }),
  }),
  guardedCall({
    method: 'get',
    path: pattern(paths.user(':id')),
    access: 'admin',
    answer: ({ services, param }) => services.users.read(param('id')),
  }),
  guardedCall({
    method: 'post',
    path: pattern(paths.userCreate),
    access: 'admin',
    writes: true,
    errorField: 'message',
    answer: async ({ services, json }) => services.users.add(await json()),
  }),
  guardedCall({
    method: 'patch',
    path: pattern(paths.user(':id')),
    access: 'admin',
    writes: true,
    errorField: 'message',
    answer: async ({ services, param, json }) => services.users.change(param('id'), await json()),
  }),
  guardedCall({
    method: 'patch',
    path: pattern(paths.userPassword(':id')),
    access: 'admin',
    writes: true,
    errorField: 'message',
    answer: async ({ services, param, json }) => services.users.changePassword(param('id'), await json()),
    reply: emptyReply,
  }),
  guardedCall({
    method: 'patch',
    path: pattern(paths.userRoles(':id')),
    access: 'admin',
    writes: true,
    errorField: 'message',
    answer: async ({ services, param, json }) => services.users.changeRoles(param('id'), await json()),
  }),
  guardedCall({
    method: 'patch',
    path: pattern(paths.userExpirationTime(':id')),
    access: 'admin',
    writes: true,
    errorField: 'message',
    answer: async ({ services, param, json }) => services.users.changeExpiration(param('id'), await json()),
  }),
  guardedCall({
    method: 'delete',
    path: pattern(paths.user(':id')),
    access: 'admin',
    writes: true,
    answer: ({ services, param }) => services.users.remove(param('id')),
    reply: emptyReply,
  }),
];
