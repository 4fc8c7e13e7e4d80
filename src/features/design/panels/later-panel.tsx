/** The panels behind the first one, in one chunk: it is loaded while the engineer still reads. */
import type { ComponentType } from 'react';
import { ConcretePanel } from './concrete-panel';
import { FieldFocus, type Place } from './field-focus';
import { LayoutPanel } from './layout-panel';
import { LoadsPanel } from './loads-panel';
import { PlatePanel } from './plate-panel';
import type { PanelKey } from './problems';
import { ProfilePanel } from './profile-panel';

const PANEL_VIEWS: Readonly<Partial<Record<PanelKey, ComponentType>>> = {
  concrete: ConcretePanel,
  plate: PlatePanel,
  layout: LayoutPanel,
  profile: ProfilePanel,
  loads: LoadsPanel,
};

export function LaterPanel({ place }: { place: Place }) {
  const Panel = PANEL_VIEWS[place.panel];
  return (
    <>
      {Panel && <Panel />}
      <FieldFocus place={place} />
    </>
  );
}
