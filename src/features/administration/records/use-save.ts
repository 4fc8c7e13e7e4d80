/** Sends a form: busy during the call, then a success message, or a server error that stays on the form. */
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiOutcome } from '@/api/contract/failure';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { useNotices } from '@/shared/ui/notices/notices';

interface SaveOptions {
  call: () => Promise<ApiOutcome<true>>;
  successText: string;
  /** Key of the queries to invalidate after saving. */
  outdated: QueryKey;
  /** Page to open afterwards; if omitted, the form stays open. */
  leadsTo?: string;
}

export function useSave() {
  const { message } = useNotices();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [dirty, setDirty] = useState(false);
  const release = useUnsavedChanges(dirty);

  /** Returns true if the backend accepted the record. */
  const save = async ({ call, successText, outdated, leadsTo }: SaveOptions): Promise<boolean> => {
    setBusy(true);
    setFailure('');
    const outcome = await call();
    // Cancelled by the user: the form stays unchanged.
    if (!outcome.ok && outcome.error.kind === 'cancelled') {
      setBusy(false);
      return false;
    }
    if (!outcome.ok) {
      const text = failureText(outcome.error);
      setFailure(text);
      message.error(text);
      // The server may have stored the record despite the failure, so the lists must be reloaded.
      await client.invalidateQueries({ queryKey: outdated, refetchType: 'none' });
      setBusy(false);
      return false;
    }
    release();
    setDirty(false);
    message.success(successText);
    // Removes cached records that no page shows, so that the calculator does not use old values while it
    // loads the new ones.
    client.removeQueries({ queryKey: outdated, type: 'inactive' });
    if (leadsTo !== undefined) await navigate(leadsTo);
    await client.invalidateQueries({ queryKey: outdated });
    // The form stays on screen until the next page is loaded, and stays busy so that it cannot be sent twice.
    if (leadsTo === undefined) setBusy(false);
    return true;
  };

  const markDirty = useCallback(() => setDirty(true), []);
  return { save, busy, failure, dirty, markDirty };
}
