/**
 * Opens the workspace with the standard in the URL, otherwise with the stored standard. A design after the
 * '#' stays in the URL.
 */
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { routes } from '@/shared/navigation/routes';
import { lazyPage } from '@/shared/ui/lazy';
import { parseStandard, usePreferencesStore } from '@/stores/preferences';

const DesignPage = lazyPage(async () => (await import('@/features/workspace/page/design-page')).DesignPage);

export function HomeRoute() {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const remembered = usePreferencesStore((state) => state.standard);
  const standard = parseStandard(query.get('standardType'));
  if (standard) return <DesignPage standard={standard} />;
  const completed = new URLSearchParams(query);
  completed.set('standardType', remembered);
  return <Navigate to={`${routes.home}?${completed}${hash}`} replace />;
}
