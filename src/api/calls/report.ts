/** Call that has the server convert the Word report to PDF. */
import type { AxiosResponse } from 'axios';
import { LONG_CALL } from '@/api/client';
import type { ApiOutcome } from '@/api/contract/failure';
import type { Outcome } from '@/api/contract/fields';
import { LETTERS_HEADER, paths } from '@/api/contract/paths';
import { sendRequest } from '@/api/requests';

const SIGNATURE = '%PDF-';

interface ReportPdf {
  file: Blob;
  /** Characters that the PDF shows as boxes; '' if the server does not report any. */
  lettersWithoutFont: string;
}

/** Checks the PDF signature: a file without it could be saved but not opened. */
async function readPdf(file: unknown, { headers }: AxiosResponse): Promise<Outcome<ReportPdf>> {
  const isPdf = file instanceof Blob && (await file.slice(0, SIGNATURE.length).text()) === SIGNATURE;
  if (!isPdf) return { ok: false, error: { field: 'PDF', message: 'is not a PDF' } };
  const lettersWithoutFont = decodeURIComponent(String(headers[LETTERS_HEADER] ?? ''));
  return { ok: true, value: { file, lettersWithoutFont } };
}

export function postReportForPdf(
  userId: string,
  word: Blob,
  fileName: string,
  signal: AbortSignal,
): Promise<ApiOutcome<ReportPdf>> {
  const form = new FormData();
  form.append('file', word, fileName);
  const url = paths.pdf(userId);
  // A browser adds the boundary; elsewhere, axios would otherwise send a URL-encoded form.
  const headers = { 'Content-Type': 'multipart/form-data' };
  return sendRequest(
    { ...LONG_CALL, method: 'post', url, data: form, headers, responseType: 'blob', signal },
    readPdf,
  );
}
