/** Handles the calls for user images and anchor images: the same calls on two paths. */
import { paths } from '@/api/contract/paths';
import type { ImageArea } from '../store/records';
import { guardedCall, pattern, type Call } from './call';
import { pictureReply, textReply } from './replies';

interface ImagePaths {
  area: ImageArea;
  read: string;
  upload: string;
  /**
   * Users who may upload images; anchor images belong to the anchor database, so only administrators may
   * upload them.
   */
  uploader: 'user' | 'admin';
}

function imageCallsOf({ area, read, upload, uploader }: ImagePaths): Call[] {
  return [
    guardedCall({
      method: 'get',
      path: pattern(read),
      access: 'user',
      errorField: 'message',
      answer: ({ services, param }) => services.images.read(area, param('id')),
      reply: pictureReply,
    }),
    guardedCall({
      method: 'post',
      path: pattern(upload),
      access: uploader,
      writes: true,
      errorField: 'message',
      answer: async ({ services, file }) => services.images.upload(area, await file()),
      reply: textReply,
    }),
  ];
}

export const imageCalls = [
  ...imageCallsOf({
    area: 'avatar',
    read: paths.userImage(':id'),
    upload: paths.userImageUpload,
    uploader: 'user',
  }),
  ...imageCallsOf({ area: 'anchor', read: paths.image(':id'), upload: paths.imageUpload, uploader: 'admin' }),
];
