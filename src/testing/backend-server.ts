/** Serves the embedded backend from a small HTTP server, for tests of code that uses the network. */
import { type ServerResponse, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse, type RequestHandler } from 'msw';

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
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

/** Small HTTP server whose responses the test defines, to act as a proxy, load balancer or gateway. */
interface OddAnswer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  /** Response body: a string is sent unchanged, any other value as JSON. */
  body?: unknown;
}

/** 'cut' means that the server closes the connection without a response. */
export type OddReply = OddAnswer | 'cut';

interface Asked {
  method: string;
  path: string;
  authorization?: string;
  body: string;
}

export interface OddServer {
  address: string;
  asked: Asked[];
  close: () => void;
}

/** Login page of a sign-on proxy. */
export const LOGIN_PAGE: OddAnswer = {
  type: 'text/html; charset=utf-8',
  body: '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body><form></form></body></html>',
};

function send(response: ServerResponse, reply: OddReply): void {
  if (reply === 'cut') {
    response.destroy();
    return;
  }
  const { status = 200, type, headers = {}, body = '' } = reply;
  const isText = typeof body === 'string';
  response.writeHead(status, {
    'Content-Type': type ?? (isText ? 'text/plain; charset=utf-8' : 'application/json'),
    ...headers,
  });
  response.end(isText ? body : JSON.stringify(body));
}

export async function serveOddly(answer: (asked: Asked) => OddReply | Promise<OddReply>): Promise<OddServer> {
  const asked: Asked[] = [];
  const server = await serveLocally(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const call = { method, path, authorization: headers.authorization, body: String(await bodyOf(request)) };
    asked.push(call);
    send(response, await answer(call));
  });
  return { ...server, asked };
}
