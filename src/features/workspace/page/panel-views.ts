/**
 * The six panels, and navigation to their fields. The code of the anchor panel is loaded with the page; the code of the other panels is
 * loaded when it is needed or when the browser is idle.
 */
import { useEffect, type FunctionComponent } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldId, panelOf, type PanelKey } from '@/design/model/fields';
import { isObject } from '@/design/model/untrusted';
import { AnchorPanel } from '@/features/workspace/panels/anchor-panel';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { openPanel, showPane, useWorkspaceView } from '@/stores/workspace-view';

const later = () => import('@/features/workspace/panels/lazy-panels');

const LATER = {
  concrete: lazyComponent(async () => (await later()).ConcretePanel),
  plate: lazyComponent(async () => (await later()).PlatePanel),
  layout: lazyComponent(async () => (await later()).LayoutPanel),
  profile: lazyComponent(async () => (await later()).ProfilePanel),
  loads: lazyComponent(async () => (await later()).LoadsPanel),
};

export const PANEL_VIEWS: Readonly<Record<PanelKey, FunctionComponent>> = { anchor: AnchorPanel, ...LATER };

export const fetchPanels = (): Promise<unknown> =>
  Promise.all(Object.values(LATER).map(({ preload }) => preload()));

const FLASH = [
  { outline: '3px solid var(--ant-color-primary)', outlineOffset: '2px' },
  { outline: '3px solid transparent', outlineOffset: '2px' },
];
const FLASH_MS = 1500;

/** Moves the focus to the input of a field; does nothing if the panel does not show the field. */
function focusField(field: string): void {
  const input = document.getElementById(fieldId(field));
  input?.scrollIntoView({ block: 'center' });
  input?.focus();
  if (!input?.matches(':disabled')) return;
  // A disabled field cannot receive the focus: it flashes, and the button that unlocks it gets the focus.
  input.animate?.(FLASH, FLASH_MS);
  input.closest('[data-row]')?.querySelector<HTMLElement>('button[aria-pressed]')?.focus();
}

/** Shows the panel of a field, and moves the focus to the field. */
export function goToField(field: string): void {
  const panel = panelOf(field);
  if (field.startsWith('loads.list.')) showPane('loadList');
  // Loads the panel first, so that the field can get the focus as soon as it is rendered.
  void (panel === 'anchor' ? Promise.resolve() : LATER[panel].preload()).then(() => openPanel(panel, field));
}

/**
 * Moves the focus to the field that was requested, and goes to the field that another part of the app requests,
 * such as the search: the state of the history entry contains its path.
 */
export function useRequestedField(): void {
  const field = useWorkspaceView((view) => view.field);
  // Each navigation has its own key, so that the same field can be requested twice.
  const { key, state } = useLocation() as { key: string; state: unknown };
  useEffect(() => {
    if (field === null) return;
    focusField(field);
    useWorkspaceView.setState({ field: null });
  }, [field]);
  useEffect(() => {
    if (isObject(state) && typeof state.field === 'string') goToField(state.field);
  }, [key, state]);
}
