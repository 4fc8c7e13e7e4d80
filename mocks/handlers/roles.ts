/** Handles the calls for managing roles. */
import { paths } from '@/api/contract/paths';
import { readPageRequest } from '../services/paging';
import { guardedCall, pattern } from './call';
import { emptyReply } from './replies';

export const roleCalls = [
  guardedCall({
    method: 'get',
    path: pattern(paths.rolesAll),
    access: 'admin',
    answer: ({ services }) => services.roles.choices(),
  }),
  guardedCall({
    method: 'get',
    path: pattern(paths.roles),
    access: 'admin',
    answer: ({ services, query }) => services.roles.list(readPageRequest(query)),
  }),
  guardedCall({
    method: 'get',
    path: pattern(paths.role(':id')),
    access: 'admin',
    answer: ({ services, param }) => services.roles.read(param('id')),
  }),
  guardedCall({
    method: 'post',
    path: pattern(paths.roles),
    access: 'admin',
    writes: true,
    errorField: 'message',
    answer: async ({ services, json }) => services.roles.add(await json()),
  }),
  guardedCall({
    method: 'patch',
    path: pattern(paths.role(':id')),
    access: 'admin',
    writes: true,
    errorField: 'message',
    answer: async ({ services, param, json }) => services.roles.change(param('id'), await json()),
  }),
  guardedCall({
    method: 'delete',
    path: pattern(paths.role(':id')),
    access: 'admin',
    writes: true,
    answer: ({ services, param }) => services.roles.remove(param('id')),
    reply: emptyReply,
  }),
];
