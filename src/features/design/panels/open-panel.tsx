/** The panel that is open. That of the anchor comes with the page, because it is open first; the others come after it. */
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { latePart } from '@/shared/ui/late-part';
import { useWhenIdle } from '../workspace/use-when-idle';
import { AnchorPanel } from './anchor-panel';
import { FieldFocus, type Place } from './field-focus';

const LaterPanel = latePart(async () => (await import('./later-panel')).LaterPanel);

export function OpenPanel({ place }: { place: Place }) {
  useWhenIdle(LaterPanel.preload);
  if (place.panel === 'anchor') {
    return (
      <>
        <AnchorPanel />
        <FieldFocus place={place} />
      </>
    );
  }
  return (
    <AreaBoundary resetKey={place.panel}>
      <LaterPanel place={place} />
    </AreaBoundary>
  );
}
