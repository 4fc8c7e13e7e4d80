/**
 * Pages for administrators. For any other user the app ends the session, because the backend would refuse the
 * calls of the page, and a refused call also ends the session. The second time, the app opens the home page
 * (admin-denial.ts).
 */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, Outlet } from 'react-router-dom';
import { useNotices } from '@/shared/ui/notices';
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';
import { DEFAULT_TARGET } from '@/stores/redirect-target';
import { endSession, isAdmin, useSessionStore } from '@/stores/session';

export function PageFrame() {
  return (
    <div style={{ padding: 16 }}>
      <Outlet />
    </div>
  );
}

const KEY = 'redirect.denied';

export function AdminGuard() {
  const user = useSessionStore((state) => state.user);
  const allowed = isAdmin(user);
  const { message } = useNotices();
  const { t } = useTranslation('shell');
  const navigate = useNavigate();

  // Read only once, because the effect below deletes the entry.
  const [lastDenied] = useState(() => readItem(KEY, perTab));

  useEffect(() => {
    if (allowed || user === null) return;
    if (lastDenied === String(user.id)) {
      removeItem(KEY, perTab);
      message.warning({ key: 'adminOnly', content: t('adminOnly') });
      void navigate(DEFAULT_TARGET, { replace: true });
      return;
    }
    writeItem(KEY, String(user.id), perTab);
    endSession('denied');
  }, [allowed, lastDenied, user, message, navigate, t]);

  return allowed ? <PageFrame /> : null;
}
