/** A call that failed, as a value. */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'exceeded_limit'
  | 'expired'
  | 'cancelled'
  | 'malformed'
  | 'general';

export interface ApiFailure {
  kind: FailureKind;
  /** HTTP status, or the one that a body of status 200 names; null where no answer came. */
  status: number | null;
  /** The server's own words (error_description, else message), '' where it said nothing. */
  message: string;
  /** Of a malformed answer: the field that could not be read, '' where it is the answer as a whole. */
  field?: string;
  /** s, after which a busy server wants to be asked again. */
  retryAfter?: number;
}

export type ApiOutcome<T> = { ok: true; value: T } | { ok: false; error: ApiFailure };
