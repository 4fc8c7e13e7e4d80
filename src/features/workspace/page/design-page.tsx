/** The workspace: rail and panel on the left, loads and drawing in the centre, results on the right. */
import { Alert } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { User } from '@/api/contract/account';
import type { ModeKey, Standard } from '@/engineering';
import { useSelection } from '@/features/current-design/selection/use-selection';
import { CalculateRestContext, ShowCombinationContext } from '@/features/current-design/show-combination';
import { ReportButton } from '@/features/report-dialog/report-button';
import { LoadTable } from '@/features/workspace/loads/load-table';
import { useSavedDesign } from '@/features/workspace/open-and-save/use-autosave';
import { useFreshStart } from '@/features/workspace/open-and-save/use-fresh-start';
import { useUnreadValues } from '@/features/workspace/open-and-save/use-unread-values';
import { CenterPaneContent } from '@/features/workspace/page/center-pane';
import { Indicators } from '@/features/workspace/page/indicators';
import { MarkedAnchorProvider } from '@/features/workspace/page/marked-anchor-provider';
import { fetchPanels, PANEL_VIEWS } from '@/features/workspace/page/panel-views';
import { ProblemsProvider } from '@/features/workspace/page/problems-provider';
import { Rail } from '@/features/workspace/page/rail';
import { useAskedField } from '@/features/workspace/page/use-asked-field';
import { useFixedNotice } from '@/features/workspace/page/use-fixed-notice';
import { useOpenPanel } from '@/features/workspace/page/use-open-panel';
import { useShortcuts } from '@/features/workspace/page/use-shortcuts';
import { useSmallWindow } from '@/features/workspace/page/use-small-window';
import { GroupPicker } from '@/features/workspace/panels/group-picker';
import { SectionPicker } from '@/features/workspace/panels/section-picker';
import { useOwnChoices } from '@/features/workspace/records/use-own-choices';
import { ResultsPanel } from '@/features/workspace/results/results-panel';
import { ResultActions } from '@/features/workspace/run/result-actions';
import { useRun } from '@/features/workspace/run/use-run';
import { DesignView } from '@/features/workspace/view/design-view';
import { useWhenIdle } from '@/shared/hooks/use-when-idle';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { TypingContext, UnreadContext, type Typing, type UnreadTexts } from '@/shared/ui/typing';
import { unreadTextOf, useDesignStore } from '@/stores/design/design-store';
import { typedChanges } from '@/stores/design/typed-changes';
import { parseStandard, usePreferencesStore } from '@/stores/preferences';
import { calculateOpened, TYPED_AFTER } from '@/stores/run-driver';
import { useSessionStore } from '@/stores/session';
import styles from '@/features/workspace/workspace.module.css';

/** With live results, the calculation also follows values while they are being typed. */
const TYPING: Typing = { pause: TYPED_AFTER, begin: typedChanges };

const UNREAD: UnreadTexts = {
  subscribe: useDesignStore.subscribe,
  textOf: (path) => unreadTextOf(useDesignStore.getState(), path),
  report: useDesignStore.getState().setUnread,
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
  const { panel, folded, fold, open: openPanel, goTo } = useOpenPanel();
  const [mode, setMode] = useState<ModeKey | null>(null);
  const storageFull = useDesignStore((state) => state.storageFull);
  const setStandard = useDesignStore((state) => state.setStandard);
  const { calculate, calculateRest, showCombination } = useRun(user, goTo);
  const isLive = usePreferencesStore((state) => state.calculateWhileTyping);
  // Memoised, so that the input panel re-renders only if its own inputs change, not with every result.
  const side = useMemo(() => {
    const Panel = PANEL_VIEWS[panel];
    return (
      <AreaBoundary resetKey={panel}>
        <Panel />
      </AreaBoundary>
    );
  }, [panel]);

  useUnreadValues(String(user.id));
  useSavedDesign(String(user.id));
  useEffect(() => {
    if (useDesignStore.getState().design.standardType !== standard) setStandard(standard);
  }, [standard, setStandard]);
  useSelection((what) => {
    // Without a result, the clicked anchor is shown in the coordinate table.
    if (what.kind === 'anchor' && useDesignStore.getState().result === null) openPanel('layout');
  });
  useAskedField(goTo);
  useOwnChoices();
  useFixedNotice();
  useShortcuts(calculate);
  useWhenIdle(fetchPanels);

  const [start, setStart] = useState(0);
  const [isWhole, setWhole] = useState(false);
  const isSmall = useSmallWindow();
  useFreshStart(
    useCallback(() => {
      setMode(null);
      setStart((count) => count + 1);
    }, []),
  );

  const actions = (
    <ResultActions
      key={start}
      onCalculate={calculate}
      report={<ReportButton user={user} onRest={calculateRest} />}
    />
  );
  const results = (
    <ResultsPanel
      mode={mode}
      onMode={setMode}
      onField={goTo}
      onCombination={showCombination}
      onFollow={calculateRest}
      isLive={isLive}
    />
  );
  const title = t('title', { standard });
  if (isSmall && !isWhole)
    return (
      <ProblemsProvider>
        <ShowCombinationContext value={showCombination}>
          <CenterPaneContent>
            <SmallScreen
              title={title}
              verdict={
                <>
                  {actions}
                  {results}
                </>
              }
              onOpened={calculateOpened}
              onWhole={() => setWhole(true)}
            />
          </CenterPaneContent>
        </ShowCombinationContext>
      </ProblemsProvider>
    );

  return (
    <ProblemsProvider>
      <ShowCombinationContext value={showCombination}>
        <TypingContext value={isLive ? TYPING : null}>
          <UnreadContext value={UNREAD}>
            <CalculateRestContext value={calculateRest}>
              <div className={`${styles.workspace} ${folded ? styles.folded : ''}`}>
                <h1 className={styles.title}>{title}</h1>
                <DesignTitle />
                <Rail active={panel} onChange={openPanel} folded={folded} onFold={fold} />
                <aside className={styles.side} aria-label={t(`panels.${panel}`)} hidden={folded}>
                  {side}
                </aside>
                <CenterPaneContent>
                  {storageFull && <Alert type="warning" showIcon banner title={t('actions.storageFull')} />}
                  <LoadTable key={start} onFactors={() => goTo('loads.deadFactor')} />
                  <div className={styles.pickers}>
                    <GroupPicker />
                    <SectionPicker size="small" label={t('profile.picker')} />
                    <Indicators onOpen={openPanel} />
                    <span className={styles.spacer} />
                    <DesignTools onOpened={calculateOpened} />
                  </div>
                  <div className={styles.view}>
                    <DesignView mode={mode} onMode={setMode} />
                  </div>
                </CenterPaneContent>
                <div className={styles.right}>
                  {actions}
                  <div className={styles.rightBody}>{results}</div>
                </div>
              </div>
            </CalculateRestContext>
          </UnreadContext>
        </TypingContext>
      </ShowCombinationContext>
    </ProblemsProvider>
  );
}

/** Page component of the route: the standard comes from the query, otherwise from the stored choice. */
export function DesignPage() {
  const [query] = useSearchParams();
  const user = useSessionStore((state) => state.user);
  const remembered = usePreferencesStore((state) => state.standard);
  if (user === null) return null;
  return (
    <MarkedAnchorProvider>
      <Workspace standard={parseStandard(query.get('standardType')) ?? remembered} user={user} />
    </MarkedAnchorProvider>
  );
}
