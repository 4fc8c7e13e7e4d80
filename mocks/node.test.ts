// @vitest-environment jsdom
import axios from 'axios';
import { expect, it, onTestFinished } from 'vitest';
import { createTestBackend, takeNodeBodies } from './node';

it('the test backend stores and returns an upload if Node supplies Blob, File and FormData', async () => {
  onTestFinished(await takeNodeBodies());
  const { server, authorizationOf } = await createTestBackend();
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const headers = { Authorization: await authorizationOf('engineer') };
  const bytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3];
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'avatar.png'));
  const { data: id } = await axios.post<string>('/api/user-management/images/upload', form, { headers });
  const path = `/api/user-management/images/${id}`;
  const picture = await axios.get<ArrayBuffer>(path, { headers, responseType: 'arraybuffer' });
  expect([...new Uint8Array(picture.data)]).toEqual(bytes);
  const blob = await axios.get<Blob>(path, { headers, responseType: 'blob' });
  expect(blob.data.type).toBe('image/png');
});
