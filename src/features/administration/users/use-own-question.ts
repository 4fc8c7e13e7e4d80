/** Asks before an administrator changes the own account in a way that could end the own session. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireId } from '@/api/contract/wire-values';
import { useNotices } from '@/shared/ui/notices/notices';
import { useSessionStore } from '@/stores/session';

/** True where the account is another's, or the answer is yes. */
export function useOwnQuestion(id: WireId): (change: 'roles' | 'expiry') => Promise<boolean> {
  const { t } = useTranslation('users');
  const { confirm } = useNotices();
  const isOwn = useSessionStore(({ user }) => String(user?.id) === String(id));
  return useCallback(
    async (change) =>
      !isOwn || confirm({ title: t(`own.${change}.question`), content: t(`own.${change}.detail`) }),
    [confirm, isOwn, t],
  );
}
