/** The verification code of a page: shown once, replaced by click, by time and after a failed attempt. */
import { useEffect, useState } from 'react';
import { fetchCaptcha } from '@/api/calls/session';
import type { ApiFailure } from '@/api/contract/failure';
import type { Captcha as Code } from '@/api/contract/session';
import type { WireId } from '@/api/contract/wire-values';

/** How long a picture is shown before it is replaced, ms. */
const LIFE_MS = 150_000;

export interface Captcha {
  /** Undefined while there is none to answer to. */
  id: WireId | undefined;
  /** Data URL. */
  picture: string | undefined;
  loading: boolean;
  failure: ApiFailure | undefined;
  refresh: () => void;
}

/** Neither while one is being read. */
interface State {
  code?: Code;
  failure?: ApiFailure;
}

const LOADING: State = {};

export function useCaptcha(): Captcha {
  const [state, setState] = useState(LOADING);
  /** Counts requests: a code is valid once, so each page and each attempt needs its own. */
  const [request, setRequest] = useState(0);
  const refresh = () => {
    setState(LOADING);
    setRequest((count) => count + 1);
  };

  useEffect(() => {
    const left = new AbortController();
    void fetchCaptcha(left.signal).then((answer) => {
      if (!left.signal.aborted) setState(answer.ok ? { code: answer.value } : { failure: answer.error });
    });
    const timer = setTimeout(refresh, LIFE_MS);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [request]);

  const { code, failure } = state;
  return { id: code?.id, picture: code?.image, loading: state === LOADING, failure, refresh };
}
