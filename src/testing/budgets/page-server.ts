/**
 * Serves a build as recommended in docs/deployment.md: compressed, with the app's page for every path that is
 * not a file; the embedded backend answers the calls.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { answerCall } from '@/testing/backend-server';
import { createTestBackend } from '../../../mocks/node';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

const isCall = (path: string) => path.startsWith('/api/') || path.startsWith('/oauth/');

function answerFile(folder: string, path: string, response: ServerResponse): void {
  const wanted = join(folder, normalize(path));
  const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(folder, 'index.html');
  const immutable = path.startsWith('/assets/');
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Encoding': 'gzip',
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  response.end(gzipSync(readFileSync(file)));
}

/**
 * Starts the server; the caller closes it after use. @public Knip cannot see its use: `lighthouse.ts` loads
 * this module by its path.
 */
export async function servePage(folder: string): Promise<{ server: Server; address: string }> {
  const { handlers } = await createTestBackend();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (isCall(path)) void answerCall(handlers, request, response);
    else answerFile(folder, path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` };
}
