/** The verification code of a page: shown once, replaced by click, by time and after a failed attempt. */
import { useEffect, useState } from 'react';
import { fetchCaptcha } from '@/api/calls/session';
import type { Captcha as Code } from '@/api/contract/account';

/** How long a picture is shown before it is replaced, ms. */
const LIFE_MS = 150_000;

export interface Captcha {
  /** Undefined while there is none to answer to. */
  id: string | undefined;
  /** Data URL. */
  picture: string | undefined;
  loading: boolean;
  failed: boolean;
  refresh: () => void;
}

/** A picture comes as a data URL; anything else in its place is not loaded. */
function pictureOf(image: string | undefined): string | undefined {
  return image?.startsWith('data:image/') ? image : undefined;
}

type State = 'loading' | 'failed' | Code;

export function useCaptcha(): Captcha {
  const [state, setState] = useState<State>('loading');
  /** Counts what was asked for: a code counts once, so each page and each attempt needs its own. */
  const [request, setRequest] = useState(0);
  const refresh = () => {
    setState('loading');
    setRequest((count) => count + 1);
  };

  useEffect(() => {
    const left = new AbortController();
    void fetchCaptcha(left.signal).then((answer) => {
      if (!left.signal.aborted) setState(answer.ok ? answer.value : 'failed');
    });
    const timer = setTimeout(refresh, LIFE_MS);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [request]);

  const code = typeof state === 'string' ? undefined : state;
  return {
    id: code?.id,
    picture: pictureOf(code?.image),
    loading: state === 'loading',
    failed: state === 'failed',
    refresh,
  };
}
