/** Serves the embedded backend from a small HTTP server, for tests of code that uses the network. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse, type RequestHandler } from 'msw';

export async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Serves requests at a free port of this machine. */
export async function serveLocally(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
) {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, close };
}

/** Replaces the response to a request; `answer` returns the response that the backend would send. */
export type Fault = (request: Request, answer: () => Promise<Response>) => Promise<Response>;

/** Answers a network request with the handlers that the page uses. */
export async function answerCall(
  handlers: RequestHandler[],
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault = (_, answer) => answer(),
): Promise<void> {
  const url = `http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`;
  const headers = new Headers(
    Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const body = await bodyOf(request);
  const asked = new Request(url, {
    method: request.method,
    headers,
    body: body.length > 0 ? body : undefined,
  });
  const answer = await fault(
    asked,
    async () => (await getResponse(handlers, asked)) ?? new Response(null, { status: 404 }),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

export interface BackendServer {
  address: string;
  /** All calls so far, each as `METHOD path`. */
  calls: string[];
  close: () => void;
}

export async function serveBackend(handlers: RequestHandler[], fault?: Fault): Promise<BackendServer> {
  const calls: string[] = [];
  const server = await serveLocally((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    return answerCall(handlers, request, response, fault);
  });
  return { ...server, calls };
}
