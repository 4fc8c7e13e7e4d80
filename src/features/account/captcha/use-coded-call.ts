/**
 * A call that needs the verification code: one at a time, a refusal in words, and a new code after each
 * refusal.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiOutcome } from '@/api/contract/failure';
import type { WireId } from '@/api/contract/wire-values';
import type { Captcha } from '@/features/account/captcha/use-captcha';
import { useFailureText } from '@/shared/hooks/use-failure-text';

interface CodedCall {
  busy: boolean;
  /** Why the last call was refused, else why there is no code; '' if neither. */
  refusal: string;
  /** Makes the call if the fields pass. Undefined: it was not made, or it was refused. */
  send: <T>(call: (captchaId: WireId) => Promise<ApiOutcome<T>>) => Promise<T | undefined>;
}

interface Form {
  /** Checks the fields, which say themselves what is wrong. */
  passes: () => boolean;
  clear: (field: 'code') => void;
}

export function useCodedCall(captcha: Captcha, { passes, clear }: Form): CodedCall {
  const { t } = useTranslation('login');
  const failureText = useFailureText();
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);

  const send: CodedCall['send'] = async (call) => {
    if (busy) return undefined;
    setRefusal('');
    if (!passes()) return undefined;
    if (captcha.id === undefined) {
      setRefusal(t('codeFailed'));
      captcha.refresh();
      return undefined;
    }
    setBusy(true);
    const answer = await call(captcha.id);
    setBusy(false);
    if (answer.ok) return answer.value;
    setRefusal(failureText(answer.error));
    clear('code');
    captcha.refresh();
    return undefined;
  };

  // A code that cannot be shown keeps everybody out: its reason is said before anything is tried.
  const reason = refusal === '' && captcha.failure ? failureText(captcha.failure) : refusal;
  return { busy, refusal: reason, send };
}
