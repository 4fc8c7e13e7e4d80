/** Handles the calls for the profile database. */
import { paths } from '@/api/contract/paths';
import { guardedCall, pattern } from './call';
import { emptyReply } from './replies';

export const sectionSteelCalls = [
  guardedCall({
    method: 'get',
    path: pattern(paths.sectionSteelList(':type')),
    access: 'user',
    errorField: 'message',
    answer: ({ services, param }) => services.sectionSteels.list(param('type')),
  }),
  guardedCall({
    method: 'get',
    path: pattern(paths.sectionSteel(':id')),
    access: 'user',
    errorField: 'message',
    answer: ({ services, param }) => services.sectionSteels.read(param('id')),
  }),
  guardedCall({
    method: 'post',
    path: pattern(paths.sectionSteels),
    access: 'admin',
    writes: true,
    errorField: 'message',
    answer: async ({ services, json }) => services.sectionSteels.add(await json()),
  }),
  guardedCall({
    method: 'patch',
    path: pattern(paths.sectionSteel(':id')),
    access: 'admin',
    writes: true,
    answer: async ({ services, param, json }) => services.sectionSteels.change(param('id'), await json()),
  }),
  guardedCall({
    method: 'delete',
    path: pattern(paths.sectionSteel(':id')),
    access: 'admin',
    writes: true,
    answer: ({ services, param }) => services.sectionSteels.remove(param('id')),
    reply: emptyReply,
  }),
];
