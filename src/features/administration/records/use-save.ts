/** Sends a form: busy during the call, then a success message, or a server error that stays on the form. */
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ApiOutcome } from '@/api/contract/failure';
import { failureOf, valueOf } from '@/api/errors';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { useNotices } from '@/shared/ui/notices';

interface SaveOptions<T> {
  isNew: boolean;
  /** Asks the questions before the call; the form is not busy meanwhile. */
  isAgreed?: (values: T) => boolean | Promise<boolean>;
  /** Makes the call. Returns null, and leaves the form unchanged, if the user decides not to save. */
  send: (values: T) => Promise<ApiOutcome<true | string> | null>;
  /** Key of the queries to invalidate after saving. */
  outdated: QueryKey;
  /** Page to open afterwards; if omitted, the form stays open. */
  leadsTo?: string;
  onSaved?: () => void;
}

export function useSave<T>({ isNew, isAgreed, send, outdated, leadsTo, onSaved }: SaveOptions<T>) {
  const { t } = useTranslation('common');
  const { message } = useNotices();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [dirty, setDirty] = useState(false);
  const release = useUnsavedChanges(dirty);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (values: T) => {
      const outcome = await send(values);
      return outcome && valueOf(outcome);
    },
    onSuccess: async (answer) => {
      if (answer === null) return;
      // As documented, a text in the answer is shown as success. The form stays open, because the text may
      // say that nothing was added.
      if (answer !== true && answer !== '') {
        message.success(answer);
        return;
      }
      release();
      setDirty(false);
      message.success(t(isNew ? 'message.add_success' : 'message.modify_success'));
      onSaved?.();
      // Removes cached records that no page shows, so that the calculator does not use old values while it
      // loads the new ones.
      client.removeQueries({ queryKey: outdated, type: 'inactive' });
      if (leadsTo !== undefined) await navigate(leadsTo);
      await client.invalidateQueries({ queryKey: outdated });
    },
    onError: async (cause) => {
      const failure = failureOf(cause);
      if (failure.kind === 'cancelled') return;
      message.error(failureText(failure));
      // The server may have stored the record despite the failure, so the lists must be reloaded.
      await client.invalidateQueries({ queryKey: outdated, refetchType: 'none' });
    },
  });
  const failure = error && failureOf(error);
  const answer = typeof data === 'string' ? data : '';
  const isSaved = data === true || data === '';
  return {
    isNew,
    submit: async (values: T) => {
      if ((await isAgreed?.(values)) ?? true) mutate(values);
    },
    // The form stays on screen until the next page is loaded, and stays busy so that it cannot be sent twice.
    busy: isPending || (leadsTo !== undefined && isSaved),
    failure: failure === null || failure.kind === 'cancelled' ? '' : failureText(failure),
    /** Text of the server after a call that may not have written the record. */
    answer,
    dirty,
    markDirty: useCallback(() => setDirty(true), []),
  };
}
