/** Handles the calls for managing permissions. */
import { paths } from '@/api/contract/paths';
import { readPageRequest } from '../services/paging';
import { guardedCall, pattern } from './call';
import { emptyReply } from './replies';

export const permissionCalls = [
  guardedCall({
    method: 'get',
    path: pattern(paths.permissionsAll),
    access: 'admin',
    answer: ({ services }) => services.permissions.choices(),
  }),
  guardedCall({
    method: 'get',
    path: pattern(paths.permissions),
    access: 'admin',
    answer: ({ services, query }) => services.permissions.list(readPageRequest(query)),
  }),
  guardedCall({
    method: 'get',
    path: pattern(paths.permission(':id')),
    access: 'admin',
    answer: ({ services, param }) => services.permissions.read(param('id')),
  }),
  guardedCall({
    method: 'post',
    path: pattern(paths.permissions),
    access: 'admin',
    writes: true,
    errorField: 'message',
    answer: async ({ services, json }) => services.permissions.add(await json()),
  }),
  guardedCall({
    method: 'patch',
    path: pattern(paths.permission(':id')),
    access: 'admin',
    writes: true,
    errorField: 'message',
    answer: async ({ services, param, json }) => services.permissions.change(param('id'), await json()),
  }),
  guardedCall({
    method: 'delete',
    path: pattern(paths.permission(':id')),
    access: 'admin',
    writes: true,
    answer: ({ services, param }) => services.permissions.remove(param('id')),
    reply: emptyReply,
  }),
];
