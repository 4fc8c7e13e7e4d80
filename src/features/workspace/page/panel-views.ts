/**
 * The six panels. The code of the anchor panel is loaded with the page; the code of the other panels is
 * loaded when it is needed or when the browser is idle.
 */
import type { FunctionComponent } from 'react';
import type { PanelKey } from '@/design/model/fields';
import { AnchorPanel } from '@/features/workspace/panels/anchor-panel';
import { lazyComponent } from '@/shared/ui/lazy-component';

const later = () => import('@/features/workspace/panels/lazy-panels');

const LATER = {
  concrete: lazyComponent(async () => (await later()).ConcretePanel),
  plate: lazyComponent(async () => (await later()).PlatePanel),
  layout: lazyComponent(async () => (await later()).LayoutPanel),
  profile: lazyComponent(async () => (await later()).ProfilePanel),
  loads: lazyComponent(async () => (await later()).LoadsPanel),
};

export const PANEL_VIEWS: Readonly<Record<PanelKey, FunctionComponent>> = { anchor: AnchorPanel, ...LATER };

/** Resolves when the panel can be rendered immediately or its module could not be loaded. */
export const fetchPanel = async (panel: PanelKey): Promise<void> => {
  if (panel !== 'anchor') await LATER[panel].preload();
};

export const fetchPanels = (): Promise<unknown> =>
  Promise.all(Object.values(LATER).map(({ preload }) => preload()));
