/** Values that describe a failed call, which functions return instead of throwing an error. */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'exceeded_limit'
  | 'expired'
  | 'cancelled'
  | 'malformed'
  /** The server sent a web page in place of data, for example the login page of a single sign-on proxy. */
  | 'signed_out'
  /** The response to a write does not show that the data was saved. */
  | 'unconfirmed'
  | 'general';

/** Form of an unexpected response, if it says more about the cause than the field name does. */
type ReceivedInstead = 'wrapped' | 'empty';

/** State of a record that was read again after an unconfirmed write. */
export type Found = 'stored' | 'notStored' | 'deleted' | 'notDeleted' | 'unknown';

export interface ApiFailure {
  kind: FailureKind;
  /** HTTP status, or the status stated in the body of a 2xx response; null without a response. */
  status: number | null;
  /** Error text from the server (error_description, otherwise message); '' if there is none. */
  message: string;
  /** Unreadable field of a malformed response; '' if the whole response is unreadable. */
  field?: string;
  received?: ReceivedInstead;
  /** State of the record after a failed or unconfirmed write that may nevertheless have been carried out. */
  found?: Found;
  /** Time in s after which a call to a busy server should be retried. */
  retryAfter?: number;
  /** Time in s after which a proxy cut off a long call, if it did so on both attempts. */
  cutAfter?: number;
}

export type ApiOutcome<T> = { ok: true; value: T } | { ok: false; error: ApiFailure };
