/**
 * Returns the message for a failed call. If the server sent a message and no proxy cut the connection, the
 * result contains the server's message; otherwise it depends on the kind of failure.
 */
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/contract/failure';

type TranslateError = (key: string, values?: Record<string, string>) => string;

function reasonOf(
  { message, kind, status, field, received, cutAfter }: ApiFailure,
  translate: TranslateError,
): string {
  if (cutAfter !== undefined) return translate('errors:cut', { seconds: String(cutAfter) });
  if (kind === 'unconfirmed')
    return message === '' ? translate(`errors:${kind}`) : translate('errors:unconfirmedWords', { message });
  // A server may state the limit in its message; a proxy in between does not send a message.
  if (kind === 'exceeded_limit') return [translate(`errors:${kind}`), message].join(' ').trim();
  if (message !== '') return message;
  if (kind === 'malformed' && received) return translate(`errors:received.${received}`);
  if (kind === 'malformed' && field) return translate('errors:malformedField', { field });
  return kind === 'general' && status !== null
    ? translate('errors:generalStatus', { status: String(status) })
    : translate(`errors:${kind}`);
}

export function failureText(failure: ApiFailure, translate: TranslateError): string {
  const { found } = failure;
  return [reasonOf(failure, translate), ...(found ? [translate(`errors:found.${found}`)] : [])].join(' ');
}

export function useFailureText(): (failure: ApiFailure) => string {
  const { t } = useTranslation('errors');
  return (failure) => failureText(failure, t as TranslateError);
}
