/** What to tell about a failed call: the server's words, else a text for the kind of failure. */
import { useTranslation } from 'react-i18next';

/** The fields of a failure that its text needs. */
export interface FailureLike {
  kind:
    | 'network'
    | 'timeout'
    | 'exceeded_limit'
    | 'expired'
    | 'cancelled'
    | 'malformed'
    | 'signed_out'
    | 'unconfirmed'
    | 'general';
  status: number | null;
  message: string;
  /** What could not be read of a malformed answer. */
  field?: string;
  /** In which form a malformed answer came. */
  came?: 'wrapped' | 'empty';
  /** State of the record after a write that may have been done. */
  found?: 'stored' | 'notStored' | 'deleted' | 'notDeleted' | 'unknown';
  /** s, after which the connection was cut, twice. */
  cutAfter?: number;
}

export function useFailureText(): (failure: FailureLike) => string {
  const { t } = useTranslation('errors');
  const reasonOf = ({ message, kind, status, field, came, cutAfter }: FailureLike): string => {
    if (cutAfter !== undefined) return t('cut', { seconds: cutAfter });
    if (kind === 'unconfirmed') return message === '' ? t(kind) : t('unconfirmedWords', { message });
    // What the server says of its limit names the limit; a proxy in between says nothing.
    if (message !== '') return message;
    if (kind === 'malformed' && came) return t(`came.${came}`);
    if (kind === 'malformed' && field) return t('malformedField', { field });
    return kind === 'general' && status !== null ? t('generalStatus', { status }) : t(kind);
  };
  return (failure) => {
    const { found } = failure;
    return [reasonOf(failure), ...(found ? [t(`found.${found}`)] : [])].join(' ');
  };
}
