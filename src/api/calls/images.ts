/** Pictures of anchors and avatars. */
import { queryOptions } from '@tanstack/react-query';
import { paths } from '../contract/paths';
import { apiClient } from '../client';
import { outcomeOf, type ApiOutcome } from '../errors';

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable picture'));
    reader.readAsDataURL(blob);
  });
}

const pictureQuery = (kind: 'anchor' | 'user', id: string, path: string) =>
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
export const anchorImageQuery = (id: string) => pictureQuery('anchor', id, paths.image(id));

/** Avatar of a user as data URL. */
export const userImageQuery = (id: string) => pictureQuery('user', id, paths.userImage(id));

/** Documented: one part named `file`, a PNG named avatar.png. Answers the id of the stored picture, as plain or as JSON text. */
function uploadPicture(path: string, picture: Blob): Promise<ApiOutcome<string>> {
  const form = new FormData();
  form.append('file', picture, 'avatar.png');
  return outcomeOf(
    () => apiClient.post(path, form),
    (data) => ((typeof data === 'string' && data !== '') || typeof data === 'number' ? String(data) : null),
  );
}

export const uploadAnchorImage = (picture: Blob) => uploadPicture(paths.imageUpload, picture);

export const uploadAvatar = (picture: Blob) => uploadPicture(paths.userImageUpload, picture);
