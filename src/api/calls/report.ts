/** Conversion of the Word report to PDF by the server. */
import { ask } from '@/api/ask';
import { LONG_CALL } from '@/api/client';
import type { ApiOutcome } from '@/api/contract/failure';
import type { Outcome } from '@/api/contract/fields';
import { paths } from '@/api/contract/paths';

const SIGNATURE = '%PDF-';

/** Checks the PDF signature: a file without it would be saved but could not be opened. */
async function readPdf(data: unknown): Promise<Outcome<Blob>> {
  const isPdf = data instanceof Blob && (await data.slice(0, SIGNATURE.length).text()) === SIGNATURE;
  return isPdf ? { ok: true, value: data } : { ok: false, error: { field: 'PDF', message: 'is no PDF' } };
}

export function postReportForPdf(
  userId: string,
  word: Blob,
  fileName: string,
  signal: AbortSignal,
): Promise<ApiOutcome<Blob>> {
  const form = new FormData();
  form.append('file', word, fileName);
  const url = paths.pdf(userId);
  // A browser sets the type itself, including the boundary; outside a browser it would default to a simple
  // form.
  const headers = { 'Content-Type': 'multipart/form-data' };
  return ask(
    { ...LONG_CALL, method: 'post', url, data: form, headers, responseType: 'blob', signal },
    readPdf,
  );
}
