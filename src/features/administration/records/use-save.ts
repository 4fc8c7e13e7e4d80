/** Sends a form: busy while its call runs, success as a toast, the server's refusal as a text that stays on the form. */
import { App } from 'antd';
import { useState } from 'react';
import type { ApiOutcome } from '@/api/errors';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { useFailureText } from '@/shared/hooks/use-failure-text';

interface SaveOptions {
  call: () => Promise<ApiOutcome<true>>;
  successText: string;
  onSaved: () => void | Promise<void>;
}

export function useSave() {
  const { message } = App.useApp();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [dirty, setDirty] = useState(false);
  const release = useUnsavedChanges(dirty);

  const save = async ({ call, successText, onSaved }: SaveOptions) => {
    setBusy(true);
    setFailure('');
    const outcome = await call();
    if (outcome.ok) {
      release();
      setDirty(false);
      message.success(successText);
      await onSaved();
    } else {
      const text = failureText(outcome.error);
      setFailure(text);
      message.error(text);
    }
    setBusy(false);
  };

  return { save, busy, failure, markDirty: () => setDirty(true) };
}
