/** Small HTTP server whose responses the test defines, to act as a proxy, load balancer or gateway. */
import type { ServerResponse } from 'node:http';
import { bodyOf, serveLocally } from '@/testing/backend-server';

export interface OddAnswer {
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
