/** A call that failed, as a value. */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'exceeded_limit'
  | 'expired'
  | 'cancelled'
  | 'malformed'
  /** A web page came in the place of data, as from a sign-on proxy whose session is over. */
  | 'signed_out'
  /** A write whose answer does not show that it was done. */
  | 'unconfirmed'
  | 'general';

/** Form of an answer that came in the place of the expected one, where the form says more than the field. */
export type CameInstead = 'wrapped' | 'empty';

/** State of a record that was read again after a write without a confirming answer. */
export type Found = 'stored' | 'notStored' | 'deleted' | 'notDeleted' | 'unknown';

export interface ApiFailure {
  kind: FailureKind;
  /** HTTP status, or the status that the body of a 2xx answer names; null where no answer came. */
  status: number | null;
  /** The server's own words (error_description, else message), '' where it said nothing. */
  message: string;
  /** Malformed answer: the field that could not be read, '' for the answer as a whole. */
  field?: string;
  /** Form of a malformed answer. */
  came?: CameInstead;
  /** State of the record after a write that may have succeeded nevertheless. */
  found?: Found;
  /** s, after which a busy server wants to be asked again. */
  retryAfter?: number;
  /** s, after which the connection of a long call was cut twice. */
  cutAfter?: number;
}

export type ApiOutcome<T> = { ok: true; value: T } | { ok: false; error: ApiFailure };
