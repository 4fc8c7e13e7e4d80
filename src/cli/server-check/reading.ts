import { isImageHead } from '@/api/contract/image-file';
/** Reads pictures from the server. */
import { sendRequest } from '@/api/send-request';

export const bytes = (size: number) => `${size} bytes`;

/**
 * Returns a function that loads an image and returns its size in bytes; fails if the server sends a web page
 * or text instead.
 */
export const readingPicture = (path: string) => () =>
  sendRequest<number>({ url: path, responseType: 'arraybuffer', isPicture: true }, (data) => {
    const content = new Uint8Array(data as ArrayBuffer);
    const head = String.fromCharCode(...content.slice(0, 400));
    const field = `not a picture: ${JSON.stringify(head.slice(0, 20))}`;
    return isImageHead(head)
      ? { ok: true, value: content.length }
      : { ok: false, error: { field, message: '' } };
  });
