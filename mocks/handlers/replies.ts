/** Creates responses in forms other than JSON: text, an empty body, an image or a PDF. */
import { HttpResponse } from 'msw';
import { LETTERS_HEADER } from '@/api/contract/paths';
import type { Picture } from '../services/images';
import type { ConvertedPdf } from '../services/pdf';

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

/**
 * Returns the PDF. A header lists the characters that are missing in all fonts, percent-encoded because
 * headers are ASCII.
 */
export function pdfReply({ pdf, lettersWithoutFont }: ConvertedPdf): Response {
  const letters = encodeURIComponent(lettersWithoutFont.join(''));
  return HttpResponse.arrayBuffer(pdf, {
    headers: { 'Content-Type': 'application/pdf', ...(letters !== '' && { [LETTERS_HEADER]: letters }) },
  });
}
