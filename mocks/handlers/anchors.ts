/**
 * Handles the calls for the anchor database. Only administrators can read the complete list; designers can
 * read the list for one standard and diameter.
 */
import { paths } from '@/api/contract/paths';
import { guardedCall, pattern } from './call';
import { emptyReply } from './replies';

/**
 * Path pattern that accepts any string as the standard, although `paths` accepts only known standards, so
 * that an unknown standard gets an error response.
 */
const LIST_FOR = paths.anchorListFor('EN1992-4', ':diameter').replace('EN1992-4', ':standardType');

export const anchorCalls = [
  guardedCall({
    method: 'get',
    path: pattern(paths.anchorList),
    access: 'admin',
    errorField: 'message',
    answer: ({ services }) => services.anchors.list(),
  }),
  guardedCall({
    method: 'get',
    path: pattern(LIST_FOR),
    access: 'user',
    errorField: 'message',
    answer: ({ services, param }) => services.anchors.choices(param('standardType'), param('diameter')),
  }),
  guardedCall({
    method: 'get',
    path: pattern(paths.anchor(':id')),
    access: 'user',
    errorField: 'message',
    answer: ({ services, param }) => services.anchors.read(param('id')),
  }),
  guardedCall({
    method: 'post',
    path: pattern(paths.anchors),
    access: 'admin',
    writes: true,
    errorField: 'message',
    answer: async ({ services, json }) => services.anchors.add(await json()),
  }),
  guardedCall({
    method: 'patch',
    path: pattern(paths.anchorStop(':id')),
    access: 'admin',
    writes: true,
    answer: ({ services, param }) => services.anchors.setEfficient(param('id'), '0'),
  }),
  guardedCall({
    method: 'patch',
    path: pattern(paths.anchorReply(':id')),
    access: 'admin',
    writes: true,
    answer: ({ services, param }) => services.anchors.setEfficient(param('id'), '1'),
  }),
  guardedCall({
    method: 'patch',
    path: pattern(paths.anchor(':id')),
    access: 'admin',
    writes: true,
    answer: async ({ services, param, json }) => services.anchors.change(param('id'), await json()),
  }),
  guardedCall({
    method: 'delete',
    path: pattern(paths.anchor(':id')),
    access: 'admin',
    writes: true,
    answer: ({ services, param }) => services.anchors.remove(param('id')),
    reply: emptyReply,
  }),
];
