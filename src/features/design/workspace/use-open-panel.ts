/** Which panel is open, and at which field. */
import { useCallback, useState } from 'react';
import type { Place } from '../panels/field-focus';
import { panelOf, type PanelKey } from '../panels/problems';

export function useOpenPanel(): {
  place: Place;
  open: (panel: PanelKey) => void;
  goTo: (field: string) => void;
} {
  const [place, setPlace] = useState<Place>({ panel: 'anchor' });
  const open = useCallback((panel: PanelKey) => setPlace({ panel }), []);
  const goTo = useCallback((field: string) => setPlace({ panel: panelOf(field), field }), []);
  return { place, open, goTo };
}
