/**
 * Captcha of a page. A captcha is valid for one attempt; it is replaced when the user clicks its image, after
 * some time, and after a failed attempt.
 */
import { useEffect, useState } from 'react';
import { fetchCaptcha } from '@/api/calls/session';
import type { ApiFailure } from '@/api/contract/failure';
import type { Captcha as Code } from '@/api/contract/session';
import type { WireId } from '@/api/contract/wire-values';

/** Time after which an image is replaced, ms. */
const LIFE_MS = 150_000;

export interface Captcha {
  /** Id of the captcha shown; undefined while no captcha is shown. */
  id: WireId | undefined;
  /** Data URL of the captcha image. */
  picture: string | undefined;
  loading: boolean;
  failure: ApiFailure | undefined;
  refresh: () => void;
}

/** Image or failure; neither while the image is loading. */
interface State {
  code?: Code;
  failure?: ApiFailure;
}

const LOADING: State = {};

export function useCaptcha(): Captcha {
  const [state, setState] = useState(LOADING);
  /** Request counter: each new number requests a new captcha, because a captcha is valid only once. */
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
