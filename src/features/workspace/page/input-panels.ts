/** The six panels, all but the first loaded later, and navigation to their fields. */
import { useEffect, type FunctionComponent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { fieldId, type PanelKey } from '@/design/model/design-state';
import { isObject } from '@/design/model/untrusted-values';
import { AnchorPanel } from '@/features/workspace/panels/anchor-panel';
import { lazyComponent } from '@/shared/ui/lazy';
import { openField, useWorkspaceView } from '@/stores/workspace-view';

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
  Promise.all(Object.values(LATER).map(({ prefetch }) => prefetch()));

const FLASH = [
  { outline: '3px solid var(--ant-color-primary)', outlineOffset: '2px' },
  { outline: '3px solid transparent', outlineOffset: '2px' },
];
const FLASH_MS = 1500;

/** Maximum number of frames to wait until the panel is rendered; it may not show the field at all. */
const PATIENCE = 30;

function focusInput(input: HTMLElement): void {
  input.scrollIntoView({ block: 'center' });
  input.focus();
  if (!input.matches(':disabled')) return;
  // A disabled field cannot receive the focus: it flashes, and the button that unlocks it gets the focus.
  input.animate?.(FLASH, FLASH_MS);
  input.closest('[data-row]')?.querySelector<HTMLElement>('button[aria-pressed]')?.focus();
}

/** Moves the focus to the requested field; a search passes the path of its field in the history entry. */
export function useRequestedField(): void {
  const field = useWorkspaceView((view) => view.field);
  // Each navigation has its own key, so that the same field can be requested twice.
  const { key, state } = useLocation() as { key: string; state: unknown };
  useEffect(() => {
    if (field === null) return;
    let frame = 0;
    const focus = (framesLeft: number) => {
      const input = document.getElementById(fieldId(field));
      if (input === null && framesLeft > 0) frame = requestAnimationFrame(() => focus(framesLeft - 1));
      else {
        if (input !== null) focusInput(input);
        useWorkspaceView.setState({ field: null });
      }
    };
    focus(PATIENCE);
    return () => cancelAnimationFrame(frame);
  }, [field]);
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    // Going back, as when a cover is closed, must not move the focus once more.
    if (!isBack && isObject(state) && typeof state.field === 'string') openField(state.field);
  }, [key, state, isBack]);
}
