/** MSW handlers for all calls; the first matching handler responds. */
import { http, type RequestHandler } from 'msw';
import { calls } from './endpoints';
import { failureResponse, respond, type Backend } from './respond';

/** Creates the handlers. `backend` may still be opening its storage, in which case requests wait. */
export function createHandlers(backend: Promise<Backend>): RequestHandler[] {
  const known = calls.map((call) =>
    http[call.method](call.pattern, async ({ request, params }) =>
      respond(call, request, params, await backend),
    ),
  );
  // A call to an unknown path must not reach the web server, which would answer with the app's page.
  const unknown = ['*/api/user-management/*', '*/api/maoshuan/*'].map((path) =>
    http.all(path, ({ request }) => {
      const values = { method: request.method, path: new URL(request.url).pathname };
      console.error(`No such call: ${values.method} ${values.path}`);
      return failureResponse({ status: 404, code: 'unknown_call', values }, request);
    }),
  );
  return [...known, ...unknown];
}
