/** The Word report, converted by the server. */
import { paths } from '../contract/paths';
import { apiClient } from '../client';
import { outcomeOf, type ApiOutcome } from '../errors';

export function postReportForPdf(
  userId: string,
  word: Blob,
  fileName: string,
  signal: AbortSignal,
): Promise<ApiOutcome<Blob>> {
  const form = new FormData();
  form.append('file', word, fileName);
  return outcomeOf(
    () => apiClient.post(paths.pdf(userId), form, { responseType: 'blob', signal }),
    (data) => (data instanceof Blob && data.size > 0 ? data : null),
  );
}
