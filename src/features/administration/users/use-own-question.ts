/**
 * Asks for confirmation before administrators change their own account in a way that could end their session.
 */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireId } from '@/api/contract/wire-values';
import { useNotices } from '@/shared/ui/notices';
import { useSessionStore } from '@/stores/session';

/** The returned function resolves to true if the account belongs to another user, or if the user confirms. */
export function useOwnQuestion(id: WireId): (change: 'roles' | 'expiry') => Promise<boolean> {
  const { t } = useTranslation('users');
  const { modal } = useNotices();
  const isOwn = useSessionStore(({ user }) => String(user?.id) === String(id));
  return useCallback(
    async (change) =>
      !isOwn || modal.confirm({ title: t(`own.${change}.question`), content: t(`own.${change}.detail`) }),
    [isOwn, modal, t],
  );
}
