/**
 * Serves a build as recommended in docs/deployment.md: compressed, with the app's page for every path that is
 * not a file; the embedded backend answers the calls.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { answerCall, serveLocally } from '@/testing/backend-server';
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
export async function servePage(folder: string): Promise<{ address: string; close: () => void }> {
  const { handlers } = await createTestBackend();
  return serveLocally(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (isCall(path)) await answerCall(handlers, request, response);
    else answerFile(folder, path, response);
  });
}
