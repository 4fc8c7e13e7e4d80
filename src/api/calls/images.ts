/** Calls for anchor images and avatars. */
import { queryOptions } from '@tanstack/react-query';
import { LONG_CALL } from '@/api/client';
import type { ApiOutcome } from '@/api/contract/failure';
import type { Outcome } from '@/api/contract/fields';
import { isImageFile } from '@/api/contract/image-file';
import { paths } from '@/api/contract/paths';
import { readId, type WireId } from '@/api/contract/wire-values';
import { valueOf } from '@/api/errors';
import { sendRequest, write } from '@/api/requests';

/** Reads an image as a data URL; rejects if the image cannot be read. */
export function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable picture'));
    reader.readAsDataURL(blob);
  });
}

/** Accepts only image files: a web page or text in place of an image would be displayed as a broken image. */
async function readPicture(data: unknown): Promise<Outcome<Blob>> {
  const isPicture = data instanceof Blob && (await isImageFile(data));
  return isPicture ? { ok: true, value: data } : { ok: false, error: { field: 'picture', message: '' } };
}

const pictureQuery = (kind: 'anchor' | 'user', id: WireId, path: string) =>
  queryOptions({
    queryKey: ['images', kind, id],
    staleTime: Infinity,
    enabled: id !== '',
    queryFn: async ({ signal }) =>
      readAsDataUrl(
        valueOf(await sendRequest({ url: path, responseType: 'blob', isPicture: true, signal }, readPicture)),
      ),
  });

export const anchorImageQuery = (id: WireId) => pictureQuery('anchor', id, paths.image(id));

export const userImageQuery = (id: WireId) => pictureQuery('user', id, paths.userImage(id));

/** Uploads a PNG named avatar.png as the part `file`, and returns the id of the stored image. */
function uploadPicture(path: string, picture: Blob, signal?: AbortSignal): Promise<ApiOutcome<WireId>> {
  const form = new FormData();
  form.append('file', picture, 'avatar.png');
  return write({ ...LONG_CALL, method: 'post', url: path, data: form, signal }, null, readPictureId);
}

/** Reads the id of the stored image; text with spaces is an error message. */
function readPictureId(data: unknown, { status }: { status: number }): Outcome<WireId> {
  const id = status === 202 ? undefined : readId(data);
  return id === undefined || /\s/.test(String(id).trim())
    ? { ok: false, error: { field: 'id', message: 'must be the id of the picture' } }
    : { ok: true, value: id };
}

export const uploadAnchorImage = (picture: Blob, signal?: AbortSignal) =>
  uploadPicture(paths.imageUpload, picture, signal);

export const uploadAvatar = (picture: Blob, signal?: AbortSignal) =>
  uploadPicture(paths.userImageUpload, picture, signal);
