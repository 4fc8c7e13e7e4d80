/** Response forms other than JSON. */
import { HttpResponse } from 'msw';
import type { Picture } from '../services/images';

export function textReply(text: string): Response {
  return HttpResponse.text(text);
}

export function emptyReply(): Response {
  return HttpResponse.text('');
}

export function pictureReply({ type, data }: Picture): Response {
  return HttpResponse.arrayBuffer(data, {
    headers: { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' },
  });
}

export function pdfReply(data: ArrayBuffer): Response {
  return HttpResponse.arrayBuffer(data, { headers: { 'Content-Type': 'application/pdf' } });
}
