/** State of the open panel, and the way from a warning or a dimension to its field. */
import { useCallback, useEffect, useState } from 'react';
import { fieldId, panelOf, PANELS, type PanelKey } from '@/design/model/fields';
import { fetchPanel } from '@/features/workspace/page/panel-views';
import { useCenterPaneStore } from '@/stores/center-pane';
import { readItem, writeItem } from '@/stores/local-storage';

const FLASH = [
  { outline: '3px solid var(--ant-color-primary)', outlineOffset: '2px' },
  { outline: '3px solid transparent', outlineOffset: '2px' },
];
const FLASH_MS = 1500;

/** Moves the focus to the input of a field; a field that the panel does not show stays where it is. */
function focusField(field: string): void {
  const input = document.getElementById(fieldId(field));
  input?.scrollIntoView({ block: 'center' });
  input?.focus();
  // A field that does not apply takes no focus; it flashes instead.
  if (input?.matches(':disabled')) input.animate?.(FLASH, FLASH_MS);
}

/** As the documents name it among what is saved. */
const OPEN_PANEL_KEY = 'activeName1';

const storedPanel = (): PanelKey => {
  const stored = readItem(OPEN_PANEL_KEY);
  return PANELS.find((panel) => panel === stored) ?? 'anchor';
};

/** As in the style sheets. */
const NARROW = '(width < 1600px)';

interface Place {
  panel: PanelKey;
  /** To take the focus once its panel is drawn. */
  field?: string;
}

interface OpenPanel {
  panel: PanelKey;
  /** The middle has the room of the panel. */
  folded: boolean;
  fold: (folded: boolean) => void;
  open: (panel: PanelKey) => void;
  goTo: (field: string) => void;
}

export function useOpenPanel(): OpenPanel {
  const [place, setPlace] = useState<Place>(() => ({ panel: storedPanel() }));
  const [folded, fold] = useState(
    () => useCenterPaneStore.getState().middle !== 'drawing' && window.matchMedia(NARROW).matches,
  );
  useEffect(() => {
    writeItem(OPEN_PANEL_KEY, place.panel);
  }, [place.panel]);
  // Each way to a field is a place of its own, so that the same field can be asked for twice.
  useEffect(() => {
    if (place.field !== undefined) focusField(place.field);
  }, [place]);
  // On a narrow page, content in the middle also takes the panel's room until it is closed or a panel is
  // opened.
  useEffect(
    () =>
      useCenterPaneStore.subscribe(({ middle }, before) => {
        if (middle !== before.middle && window.matchMedia(NARROW).matches) fold(middle !== 'drawing');
      }),
    [],
  );
  const open = useCallback((panel: PanelKey) => {
    fold(false);
    setPlace({ panel });
  }, []);
  const goTo = useCallback((field: string) => {
    const panel = panelOf(field);
    // The field is there to take the focus as soon as its panel is drawn.
    void fetchPanel(panel).then(() => {
      fold(false);
      setPlace({ panel, field });
    });
  }, []);
  return { panel: place.panel, folded, fold, open, goTo };
}
