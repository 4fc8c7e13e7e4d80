/** A failed call, as a value. */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'exceeded_limit'
  | 'expired'
  | 'cancelled'
  | 'malformed'
  /** The server sent a web page in place of data, such as a sign-on proxy whose session has ended. */
  | 'signed_out'
  /** The response to a write does not show that it was done. */
  | 'unconfirmed'
  | 'general';

/** Form of an unexpected response, if the form is more informative than the name of the field. */
export type CameInstead = 'wrapped' | 'empty';

/** State of a record that was read again after a write without confirmation. */
export type Found = 'stored' | 'notStored' | 'deleted' | 'notDeleted' | 'unknown';

export interface ApiFailure {
  kind: FailureKind;
  /** HTTP status, or the status stated in the body of a 2xx response; null without a response. */
  status: number | null;
  /** Error text of the server (error_description, otherwise message), '' if there is none. */
  message: string;
  /** Malformed response: the unreadable field, '' for the whole response. */
  field?: string;
  /** Form of a malformed response. */
  came?: CameInstead;
  /** State of the record after a write that may have succeeded nevertheless. */
  found?: Found;
  /** s after which a busy server should be called again. */
  retryAfter?: number;
  /** s after which the connection of a long call was cut twice. */
  cutAfter?: number;
}

export type ApiOutcome<T> = { ok: true; value: T } | { ok: false; error: ApiFailure };
