/** Handles the calls for the concrete database. */
import { paths } from '@/api/contract/paths';
import { messageText } from '../services/messages';
import { guardedCall, pattern } from './call';
import { emptyReply, textReply } from './replies';

export const concreteCalls = [
  guardedCall({
    method: 'get',
    path: pattern(paths.concreteList),
    access: 'user',
    errorField: 'message',
    answer: ({ services }) => services.concretes.list(),
  }),
  guardedCall({
    method: 'get',
    path: pattern(paths.concrete(':id')),
    access: 'user',
    errorField: 'message',
    answer: ({ services, param }) => services.concretes.read(param('id')),
  }),
  guardedCall({
    method: 'post',
    path: pattern(paths.concretes),
    access: 'admin',
    writes: true,
    errorField: 'message',
    answer: async ({ services, json }) => services.concretes.add(await json()),
    // The client reads an empty body as success and shows any other text unchanged, as documented.
    reply: (outcome, language) =>
      'added' in outcome
        ? emptyReply()
        : textReply(messageText('grade_taken', { grade: outcome.existing }, language)),
  }),
  guardedCall({
    method: 'patch',
    path: pattern(paths.concrete(':id')),
    access: 'admin',
    writes: true,
    answer: async ({ services, param, json }) => services.concretes.change(param('id'), await json()),
  }),
  guardedCall({
    method: 'delete',
    path: pattern(paths.concrete(':id')),
    access: 'admin',
    writes: true,
    answer: ({ services, param }) => services.concretes.remove(param('id')),
    reply: emptyReply,
  }),
];
