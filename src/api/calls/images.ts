/** Pictures of anchors and avatars. */
import { queryOptions } from '@tanstack/react-query';
import { paths } from '../contract/paths';
import { readId, type WireId } from '../contract/wire-values';
import { apiClient, LONG_CALL } from '../client';
import type { ApiOutcome } from '../contract/failure';
import { outcomeOf } from '../errors';

/** Rejects where the picture cannot be read. */
export function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable picture'));
    reader.readAsDataURL(blob);
  });
}

const pictureQuery = (kind: 'anchor' | 'user', id: WireId, path: string) =>
  queryOptions({
    queryKey: ['images', kind, id],
    staleTime: Infinity,
    enabled: id !== '',
    queryFn: async ({ signal }) => {
      const { data } = await apiClient.get<Blob>(path, { responseType: 'blob', signal });
      return readAsDataUrl(data);
    },
  });

/** Picture of an anchor as data URL. */
export const anchorImageQuery = (id: WireId) => pictureQuery('anchor', id, paths.image(id));

/** Avatar of a user as data URL. */
export const userImageQuery = (id: WireId) => pictureQuery('user', id, paths.userImage(id));

/**
 * Documented: one part named `file`, a PNG named avatar.png. Answers the id of the stored picture, as plain
 * or as JSON text.
 */
function uploadPicture(path: string, picture: Blob, signal?: AbortSignal): Promise<ApiOutcome<WireId>> {
  const form = new FormData();
  form.append('file', picture, 'avatar.png');
  return outcomeOf(
    () => apiClient.post(path, form, { ...LONG_CALL, signal }),
    (data) => {
      const id = readId(data);
      return id === undefined
        ? { ok: false, error: { field: 'id', message: 'must be the id of the picture' } }
        : { ok: true, value: id };
    },
  );
}

export const uploadAnchorImage = (picture: Blob, signal?: AbortSignal) =>
  uploadPicture(paths.imageUpload, picture, signal);

export const uploadAvatar = (picture: Blob, signal?: AbortSignal) =>
  uploadPicture(paths.userImageUpload, picture, signal);
