/** The verification code of a page: shown once, replaced by click, by time and after a failed attempt. */
import { useQuery } from '@tanstack/react-query';
import { captchaQuery } from '@/api/calls/session';

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

export function useCaptcha(): Captcha {
  const { data, isFetching, isError, refetch } = useQuery(captchaQuery());
  const current = isFetching ? undefined : data;
  return {
    id: isError ? undefined : current?.id,
    picture: isError ? undefined : pictureOf(current?.image),
    loading: isFetching,
    failed: isError && !isFetching,
    refresh: () => void refetch(),
  };
}
