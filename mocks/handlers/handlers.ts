/** MSW handlers for all calls; the first matching handler responds. */
import { http, type RequestHandler } from 'msw';
import { anchorCalls } from './anchors';
import { calculationCalls } from './calculation';
import type { Call } from './call';
import { concreteCalls } from './concretes';
import { imageCalls } from './images';
import { meCalls } from './me';
import { permissionCalls } from './permissions';
import { failureResponse, respond, type Backend } from './respond';
import { roleCalls } from './roles';
import { sectionSteelCalls } from './section-steels';
import { sessionCalls } from './session';
import { userCalls } from './users';

/** Frequent calls come first, because each handler before the match copies the request. */
const calls: readonly Call[] = [
  ...calculationCalls,
  ...sessionCalls,
  ...meCalls,
  ...userCalls,
  ...roleCalls,
  ...permissionCalls,
  ...imageCalls,
  ...anchorCalls,
  ...concreteCalls,
  ...sectionSteelCalls,
];

/** Creates the handlers. `backend` may still be opening its storage, in which case requests wait. */
export function createHandlers(backend: Promise<Backend>): RequestHandler[] {
  const known = calls.map((call) =>
    http[call.method](call.path, async ({ request, params }) =>
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
