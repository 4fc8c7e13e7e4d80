/** The workspace: rail and panel on the left, loads and drawing in the centre, results on the right. */
import { Alert } from 'antd';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { User } from '@/api/contract/account';
import type { Standard } from '@/engineering';
import { useSelection } from '@/features/current-design/use-selection';
import { ReportButton } from '@/features/report-dialog/report-button';
import { LoadTable } from '@/features/workspace/loads/load-table';
import { useSavedDesign } from '@/features/workspace/open-and-save/use-autosave';
import { useUnreadValues } from '@/features/workspace/open-and-save/use-unread-values';
import { CenterPaneContent } from '@/features/workspace/page/center-pane';
import { Indicators } from '@/features/workspace/page/indicators';
import { fetchPanels, PANEL_VIEWS, useRequestedField } from '@/features/workspace/page/panel-views';
import { Rail } from '@/features/workspace/page/rail';
import { useFixedNotice } from '@/features/workspace/page/use-fixed-notice';
import { usePaneHistory } from '@/features/workspace/page/use-pane-history';
import { useShortcuts } from '@/features/workspace/page/use-shortcuts';
import { GroupPicker } from '@/features/workspace/panels/group-picker';
import { SectionPicker } from '@/features/workspace/panels/section-picker';
import { useOwnChoices } from '@/features/workspace/records/use-own-choices';
import { ResultsPanel } from '@/features/workspace/results/results-panel';
import { ResultActions } from '@/features/workspace/run/result-actions';
import { useRunNotices } from '@/features/workspace/run/run-notices';
import { useRunInputs } from '@/features/workspace/run/use-run-inputs';
import { DesignView } from '@/features/workspace/view/design-view';
import { useWhenIdle } from '@/shared/hooks/use-when-idle';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { lazyComponent } from '@/shared/ui/lazy';
import { type Typing, TypingContext, UnreadContext, type UnreadTexts } from '@/shared/ui/typing';
import { setStandard, setUnread, unreadTextOf, useDesignStore } from '@/stores/design/design-store';
import { useStorageStore } from '@/stores/design/storage';
import { typedChanges } from '@/stores/design/typed-changes';
import { parseStandard, usePreferencesStore } from '@/stores/preferences';
import { forgetRecent, useRunStore } from '@/stores/run';
import { loadRun, recalculate, runDriver, TYPED_AFTER } from '@/stores/run-driver';
import { useSessionStore } from '@/stores/session';
import { markAnchor, openPanel, useWorkspaceView } from '@/stores/workspace-view';
import styles from '@/features/workspace/workspace.module.css';

/** Media query for a window that is too narrow for the workspace layout. */
const SMALL = '(width < 1024px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(SMALL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True for a window as narrow as a phone or tablet; updates when the window crosses that width. */
const useSmallWindow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(SMALL).matches);

/** With live results, the calculation also follows values while they are being typed. */
const TYPING: Typing = { pause: TYPED_AFTER, begin: typedChanges };

const UNREAD: UnreadTexts = {
  subscribe: useDesignStore.subscribe,
  textOf: (path) => unreadTextOf(useDesignStore.getState(), path),
  report: setUnread,
};

const DesignTools = lazyComponent(
  async () => (await import('@/features/workspace/page/design-tools')).DesignTools,
);
const SmallScreen = lazyComponent(
  async () => (await import('@/features/workspace/page/small-screen')).SmallScreen,
);
const DesignTitle = lazyComponent(
  async () => (await import('@/features/workspace/page/design-title')).DesignTitle,
);

interface WorkspaceProps {
  standard: Standard;
  user: User;
}

/**
 * Does not read any input itself: each component subscribes to what it shows, so that a key press re-renders
 * only the components it affects.
 */
function Workspace({ standard, user }: WorkspaceProps) {
  const { t } = useTranslation('design');
  const panel = useWorkspaceView((view) => view.panel);
  const folded = useWorkspaceView((view) => view.folded);
  const opened = useDesignStore((state) => state.opened);
  const isFull = useStorageStore((state) => state.isFull);
  const isLive = usePreferencesStore((state) => state.calculateWhileTyping);
  const isSmall = useSmallWindow();
  const [isWhole, setWhole] = useState(false);
  // Memoised, so that the input panel re-renders only if its own inputs change, not with every result.
  const side = useMemo(() => {
    const Panel = PANEL_VIEWS[panel];
    return (
      <AreaBoundary resetKey={panel}>
        <Panel />
      </AreaBoundary>
    );
  }, [panel]);

  useEffect(() => {
    runDriver();
    // Records and server may have changed since the user left the page.
    forgetRecent();
  }, []);
  useRunInputs(user);
  useRunNotices();
  useUnreadValues(String(user.id));
  useSavedDesign(String(user.id));
  useEffect(() => {
    if (useDesignStore.getState().design.standardType !== standard) setStandard(standard);
  }, [standard]);
  useSelection((what) => {
    if (what.kind === 'anchor') markAnchor(what.no);
    else if (what.kind === 'nothing') markAnchor(null);
    // Without a result, the clicked anchor is shown in the coordinate table.
    if (what.kind === 'anchor' && useRunStore.getState().result === null) openPanel('layout');
  });
  useRequestedField();
  useOwnChoices();
  useFixedNotice();
  usePaneHistory();
  useShortcuts(() => void recalculate());
  useWhenIdle(loadRun);
  useWhenIdle(fetchPanels);

  const actions = <ResultActions key={opened} report={<ReportButton user={user} />} />;
  const title = t('title', { standard });
  if (isSmall && !isWhole)
    return (
      <CenterPaneContent>
        <SmallScreen
          title={title}
          verdict={
            <>
              {actions}
              <ResultsPanel />
            </>
          }
          onWhole={() => setWhole(true)}
        />
      </CenterPaneContent>
    );

  return (
    <TypingContext value={isLive ? TYPING : null}>
      <UnreadContext value={UNREAD}>
        <div className={`${styles.workspace} ${folded ? styles.folded : ''}`}>
          <h1 className={styles.title}>{title}</h1>
          <DesignTitle />
          <Rail />
          <aside className={styles.side} aria-label={t(`panels.${panel}`)} hidden={folded}>
            {side}
          </aside>
          <CenterPaneContent>
            {isFull && <Alert type="warning" showIcon banner title={t('actions.storageFull')} />}
            <LoadTable key={opened} />
            <div className={styles.pickers}>
              <GroupPicker />
              <SectionPicker size="small" label={t('profile.picker')} />
              <Indicators />
              <span className={styles.spacer} />
              <DesignTools />
            </div>
            <div className={styles.view}>
              <DesignView />
            </div>
          </CenterPaneContent>
          <div className={styles.right}>
            {actions}
            <div className={styles.rightBody}>
              <ResultsPanel />
            </div>
          </div>
        </div>
      </UnreadContext>
    </TypingContext>
  );
}

/** Page component of the route: the standard comes from the query, otherwise from the stored choice. */
export function DesignPage() {
  const [query] = useSearchParams();
  const user = useSessionStore((state) => state.user);
  const remembered = usePreferencesStore((state) => state.standard);
  if (user === null) return null;
  return <Workspace standard={parseStandard(query.get('standardType')) ?? remembered} user={user} />;
}
