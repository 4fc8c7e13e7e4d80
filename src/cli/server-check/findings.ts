/** Findings about calls, with the messages to print and the documented rules that they cite. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiFailure, ApiOutcome } from '@/api/contract/failure';
import { isImageHead } from '@/api/contract/image-file';
import type { Listed } from '@/api/contract/record-lists';
import { sendRequest } from '@/api/requests';

/** Rules in docs/server.md, by the words with which they begin there. */
export const RULES = [
  'Web pages',
  'Wrapped',
  'Tokens',
  'Records',
  'Pictures',
  'Origin',
  'Allowed headers',
  'Allowed methods',
  'Exposed headers',
  'Clock',
  'Duration',
  'How many',
  'Busy',
  'Strict',
] as const;
export type Rule = (typeof RULES)[number];

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../..', file), 'utf8').split('\n');

/** True for the line of docs/openapi.json with the path of a call, in which parameters are in braces. */
function isPathOf(path: string, line: string): boolean {
  const documented = /^ {4}"(\/api\/[^"]+)": \{$/.exec(line)?.[1];
  return documented !== undefined && new RegExp(`^${documented.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

/** Returns the line of a rule or call, such as `docs/server.md:12`; for an unknown call, the file. */
export function documentedAt(call: string, rule: Rule | undefined): string {
  const file = rule ? 'docs/server.md' : 'docs/openapi.json';
  const lines = linesOf(file);
  const [, method = '', path = ''] = /^(\w+) ([^ ?]+)/.exec(call) ?? [];
  const start = lines.findIndex((line) => (rule ? line.startsWith(`- **${rule}.**`) : isPathOf(path, line)));
  const index = rule || start < 0 ? start : lines.indexOf(`      "${method.toLowerCase()}": {`, start);
  return index < 0 ? file : `${file}:${index + 1}`;
}

export interface Finding {
  /** Method and path of the call, such as `GET /api/user-management/users/me`. */
  call: string;
  isRead: boolean;
  /** Summary of the data read, or the reason for the failure. */
  message: string;
  /** General rule to which the finding refers. */
  rule?: Rule | undefined;
}

export type Report = (finding: Finding) => void;

const RECEIVED = {
  wrapped: 'the response is wrapped: it must be the record or the list itself',
  empty: 'the response is empty',
} as const;

function failureText({ kind, status, message, field, received }: ApiFailure): string {
  if (kind === 'signed_out') return 'returns a web page, or comes from another path: the app signs out';
  if (kind === 'malformed')
    return `cannot be read: ${received ? RECEIVED[received] : field || 'the response as a whole'}`;
  if (status !== null) return `is refused with status ${status}${message === '' ? '' : `: ${message}`}`;
  return kind === 'timeout' ? 'does not respond in time' : 'cannot be reached';
}

function ruleOf({ kind, received }: ApiFailure): Rule | undefined {
  if (kind === 'signed_out') return 'Web pages';
  return received === 'wrapped' ? 'Wrapped' : undefined;
}

/** Reports a call and returns its value, or undefined after a failure; `tell` describes the value. */
export async function ask<T>(
  report: Report,
  call: string,
  made: Promise<ApiOutcome<T>>,
  tell: (value: T) => string = () => 'read',
): Promise<T | undefined> {
  const outcome = await made;
  if (!outcome.ok) {
    const { error } = outcome;
    report({ call, isRead: false, message: failureText(error), rule: ruleOf(error) });
    return undefined;
  }
  // Only lists contain records that could not be read.
  const { unreadable = [] } = outcome.value as Partial<Listed<unknown>>;
  report({ call, isRead: unreadable.length === 0, message: tell(outcome.value) });
  return outcome.value;
}

/** Reads a picture and reports its size in bytes; fails if the server sends a web page or text instead. */
export function askPicture(report: Report, path: string): Promise<number | undefined> {
  const made = sendRequest<number>({ url: path, responseType: 'arraybuffer', isPicture: true }, (data) => {
    const content = new Uint8Array(data as ArrayBuffer);
    const head = String.fromCharCode(...content.slice(0, 400));
    const field = `not a picture: ${JSON.stringify(head.slice(0, 20))}`;
    return isImageHead(head)
      ? { ok: true, value: content.length }
      : { ok: false, error: { field, message: '' } };
  });
  const cited: Report = (finding) => report(finding.isRead ? finding : { ...finding, rule: 'Pictures' });
  return ask(cited, `GET ${path}`, made, (size) => `${size} bytes`);
}
