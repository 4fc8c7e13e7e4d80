/** The workspace: rail and panel on the left, loads and drawing in the centre, results on the right. */
import { Alert, Flex } from 'antd';
import {
  useEffect,
  useMemo,
  useState,
  useEffectEvent,
  createElement,
  type CSSProperties,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { DATA_SAVE_KEY } from '@/design/file/data-save';
import { gradeName, isCracked } from '@/design/model/design-state';
import type { Standard } from '@/engineering';
import { useAnchorPoints } from '@/features/current-design/use-anchor-points';
import { usePickedObject } from '@/features/current-design/use-picked-object';
import { useSelectedRecords } from '@/features/current-design/use-records';
import { ReportButton } from '@/features/report-dialog/report-button';
import { LoadTable } from '@/features/workspace/loads/load-table';
import { useSavedDesign } from '@/features/workspace/open-and-save/use-autosave';
import { fetchPanels, PANEL_VIEWS, useRequestedField } from '@/features/workspace/page/input-panels';
import { PanelNavigation } from '@/features/workspace/page/panel-navigation';
import { useAutomaticChangeNotice } from '@/features/workspace/page/use-automatic-change-notice';
import { useShortcuts } from '@/features/workspace/page/use-shortcuts';
import { GroupPicker } from '@/features/workspace/panels/group-picker';
import { SectionPicker } from '@/features/workspace/panels/section-picker';
import { useResetFields } from '@/features/workspace/records/use-reset-fields';
import { ResultsPanel } from '@/features/workspace/results/results-panel';
import { ResultActions } from '@/features/workspace/run/result-actions';
import { useRunNotices } from '@/features/workspace/run/run-notices';
import { useRunInputs } from '@/features/workspace/run/use-run-inputs';
import { DesignView } from '@/features/workspace/view/design-view';
import { EDGE_NAMES } from '@/quantities/edges';
import { useBackCloses } from '@/shared/hooks/use-back-closes';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { useWhenIdle, whenIdle } from '@/shared/hooks/use-when-idle';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { lazyComponent } from '@/shared/ui/lazy';
import {
  type Typing,
  TypingContext,
  InvalidEntriesContext,
  type InvalidEntries,
} from '@/shared/ui/live-input-context';
import { setStandard, setInvalidEntry, invalidTextOf, useDesignStore } from '@/stores/design/design-store';
import { useStorageStore } from '@/stores/design/stored-design';
import { undoGrouping } from '@/stores/design/undo-grouping';
import { readItem } from '@/stores/local-storage';
import { usePreferencesStore } from '@/stores/preferences';
import { clearRecent, useRunStore } from '@/stores/run';
import { loadRun, recalculate, runDriver, TYPED_AFTER } from '@/stores/run-driver';
import { useSessionStore } from '@/stores/session';
import {
  markAnchor,
  openField,
  openPanel,
  useWorkspaceView,
  type CenterPane,
  showPane,
} from '@/stores/workspace-view';
import styles from '@/features/workspace/workspace.module.css';

const OVERLAYS: Partial<Readonly<Record<CenterPane, FunctionComponent>>> = {
  trail: lazyComponent(
    async () => (await import('@/features/workspace/results/trail/trail-overlay')).TrailOverlay,
  ),
  loadList: lazyComponent(async () => (await import('@/features/load-list/load-list')).LoadList),
  stress: lazyComponent(async () => (await import('@/features/workspace/results/stress-pane')).StressPane),
  explore: lazyComponent(async () => (await import('@/features/explore/explore')).Explore),
};

const COVER: CSSProperties = {
  position: 'absolute',
  inset: 0,
  zIndex: 5,
  background: 'var(--ant-color-bg-container)',
};

/** The drawing stays mounted behind a view, so that it is there at once when the view is closed. */
function CenterPaneContent({ children }: { children: ReactNode }) {
  const middle = useWorkspaceView((state) => state.middle);
  const Overlay = OVERLAYS[middle];
  return (
    <div style={{ position: 'relative', display: 'grid', minWidth: 0, minHeight: 0 }}>
      <Flex
        vertical
        className={styles.covered}
        style={{ minWidth: 0, minHeight: 0 }}
        inert={Overlay !== undefined}
      >
        {children}
      </Flex>
      {Overlay && (
        <Flex vertical style={COVER}>
          {createElement(Overlay)}
        </Flex>
      )}
    </div>
  );
}

/** Shows the values of the stored design that could not be read when the workspace opened the design. */
function useUnreadValues(userId: string): void {
  const tell = useEffectEvent(useResetFields());
  useEffect(() => {
    const controller = new AbortController();
    // The text is read immediately, because the first change to the design replaces the stored text.
    const text = readItem(DATA_SAVE_KEY);
    const check = async (saved: string) => {
      const part = await import('@/design/file/unreadable-values').catch(() => null);
      const unread = part?.unreadableValues(saved) ?? [];
      if (unread.length > 0 && !controller.signal.aborted) await tell(unread);
    };
    // The check parses the whole text again, so it runs only when the browser is idle and does not delay the
    // page.
    const stop = text === null ? undefined : whenIdle(() => void check(text));
    return () => {
      stop?.();
      controller.abort();
    };
  }, [userId]);
}

const SMALL = '(width < 1024px)';

/** With live results, the calculation also follows values while they are being typed. */
const TYPING: Typing = { pause: TYPED_AFTER, begin: undoGrouping };

const UNREAD: InvalidEntries = {
  subscribe: useDesignStore.subscribe,
  textOf: (path) => invalidTextOf(useDesignStore.getState(), path),
  report: setInvalidEntry,
};

const DesignTools = lazyComponent(
  async () => (await import('@/features/workspace/page/design-toolbar')).DesignTools,
);
const SmallScreen = lazyComponent(
  async () => (await import('@/features/workspace/page/small-screen')).SmallScreen,
);
const DesignTitle = lazyComponent(
  async () => (await import('@/features/workspace/page/design-title')).DesignTitle,
);

/** State of the design as short texts; clicking a text moves the focus to its field. */
function Indicators() {
  const { t } = useTranslation('design');
  const design = useDesignStore((state) => state.design);
  const { standardType, anchor, concrete, plate, layout } = design;
  const crackState = t(isCracked(design) ? 'indicators.cracked' : 'indicators.uncracked');
  const edges = EDGE_NAMES.filter((name) => layout.sides[name].exists);
  const slots = useAnchorPoints().filter(({ actsX, actsY }) => !actsX || !actsY).length;
  const tokens: [field: string, text: string][] = [
    ['anchor.diameter', `M${anchor.diameter}`],
    ['concrete.gradeId', `${gradeName(standardType, concrete)} ${crackState}`],
    ['plate.stiffness', t(`plate.${plate.stiffness}`)],
    [`layout.sides.${edges[0] ?? 'X1'}.distance`, t('indicators.edges', { count: edges.length })],
    [
      'concrete.installationPosition',
      t(concrete.installationPosition === 'flush' ? 'indicators.noStandOff' : 'indicators.standOff'),
    ],
  ];
  if (slots > 0) tokens.push(['layout.slotLength', t('indicators.slots', { count: slots })]);
  return (
    <div className={styles.indicators} role="group" aria-label={t('indicators.list')}>
      {tokens.map(([field, text]) => (
        <button key={field} type="button" className={styles.indicator} onClick={() => openField(field)}>
          {text}
        </button>
      ))}
    </div>
  );
}

const closePane = () => showPane('drawing');

/** Reads no input itself, so that a key press re-renders only the components that it affects. */
function Workspace({ standard, user }: { standard: Standard; user: User }) {
  const { t } = useTranslation('design');
  const panel = useWorkspaceView((view) => view.panel);
  const folded = useWorkspaceView((view) => view.folded);
  const opened = useDesignStore((state) => state.opened);
  const isFull = useStorageStore((state) => state.isFull);
  const isLive = usePreferencesStore((state) => state.calculateWhileTyping);
  const isSmall = useMediaQuery(SMALL);
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
    clearRecent();
  }, []);
  useRunInputs(user);
  useRunNotices();
  useUnreadValues(String(user.id));
  useSavedDesign(String(user.id));
  useEffect(() => {
    if (useDesignStore.getState().design.standardType !== standard) setStandard(standard);
  }, [standard]);
  usePickedObject((what) => {
    if (what.kind === 'anchor') markAnchor(what.no);
    else if (what.kind === 'nothing') markAnchor(null);
    // Without a result, the clicked anchor is shown in the coordinate table.
    if (what.kind === 'anchor' && useRunStore.getState().result === null) openPanel('layout');
  });
  useRequestedField();
  useSelectedRecords();
  useAutomaticChangeNotice();
  const hasOverlay = useWorkspaceView(({ middle }) => middle !== 'drawing');
  useBackCloses(hasOverlay, closePane);
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
      <InvalidEntriesContext value={UNREAD}>
        <div className={`${styles.workspace} ${folded ? styles.folded : ''}`}>
          <h1 className="unseen">{title}</h1>
          <DesignTitle />
          <PanelNavigation />
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
              <span style={{ flex: 1 }} />
              <DesignTools />
            </div>
            <div style={{ position: 'relative', flex: 1, minHeight: 0 }}>
              <DesignView />
            </div>
          </CenterPaneContent>
          <div className={styles.right}>
            {actions}
            <div style={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
              <ResultsPanel />
            </div>
          </div>
        </div>
      </InvalidEntriesContext>
    </TypingContext>
  );
}

export function DesignPage({ standard }: { standard: Standard }) {
  const user = useSessionStore((state) => state.user);
  return user && <Workspace standard={standard} user={user} />;
}
