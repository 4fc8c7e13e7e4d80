/** Embedded backend behind HTTP, for tests of its calls. */
import axios, { type AxiosResponse } from 'axios';
import { onTestFinished } from 'vitest';
import { createTestBackend, type TestBackendOptions } from '../../mocks/node';

/** Path prefixes of the two services. */
export const USERS = '/user-management';
export const ANCHORS = '/maoshuan';

/**
 * Starts a backend until the test ends. `http` sends the session of the user, or none if `username` is null,
 * and returns responses of every status; `clock` is the clock of the backend.
 */
export async function httpBackend(username: string | null = 'admin', options: TestBackendOptions = {}) {
  const clock = { now: new Date(2026, 0, 1).getTime() };
  const backend = await createTestBackend({ now: () => clock.now, ...options });
  backend.server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => backend.server.close());
  const http = axios.create({
    baseURL: 'https://backend.example/api',
    headers: username === null ? {} : { Authorization: await backend.authorizationOf(username) },
    validateStatus: () => true,
  });
  return { ...backend, http, clock };
}

/** Status and error text of a response. */
export function failureIn({ status, data }: AxiosResponse<unknown>): readonly [number, string | undefined] {
  const { message, error_description } = data as Record<string, string | undefined>;
  return [status, message ?? error_description];
}

/** Header of a body that is a JSON text. */
export const AS_JSON = { headers: { 'Content-Type': 'application/json' } };

/** Form with one file. */
export function fileForm(bytes: ArrayLike<number>, part = 'file', name = 'file.png'): FormData {
  const form = new FormData();
  form.append(part, new Blob([Uint8Array.from(bytes)]), name);
  return form;
}

/** Data with which an account can be registered or added. */
export const NEW_ACCOUNT = {
  username: 'newcomer',
  password: 'secret1',
  name: 'New Comer',
  address: '1 Street',
  company: 'Company',
  jobTitle: 'Engineer',
  phoneNumber: '123',
  email: 'new@comer.example',
};
