/**
 * Call that needs a captcha. Only one call is made at a time; after a refusal, an error message is shown and
 * a new captcha is loaded.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiOutcome } from '@/api/contract/failure';
import type { WireId } from '@/api/contract/wire-values';
import type { Captcha } from '@/features/account/captcha/use-captcha';
import { useFailureText } from '@/shared/hooks/use-failure-text';

interface CodedCall {
  busy: boolean;
  /**
   * Reason why the last call was refused; if there was no refusal, the reason why no captcha could be loaded;
   * '' if neither applies.
   */
  refusal: string;
  /**
   * Makes the call if the fields are valid. Resolves to undefined if the call was not made or was refused.
   */
  send: <T>(call: (captchaId: WireId) => Promise<ApiOutcome<T>>) => Promise<T | undefined>;
}

interface Form {
  /** Validates the fields, which show their own errors. */
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

  // The call needs a captcha, so a failure to load the captcha is shown before the first attempt.
  const reason = refusal === '' && captcha.failure ? failureText(captcha.failure) : refusal;
  return { busy, refusal: reason, send };
}
