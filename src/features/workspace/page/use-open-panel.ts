/** State of the open panel, and navigation from a warning or dimension to its field. */
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

/** Local storage key of the open panel, as specified in the requirements documents. */
const OPEN_PANEL_KEY = 'activeName1';

const storedPanel = (): PanelKey => {
  const stored = readItem(OPEN_PANEL_KEY);
  return PANELS.find((panel) => panel === stored) ?? 'anchor';
};

/** Media query for a narrow page; the same width as in the style sheets. */
const NARROW = '(width < 1600px)';

interface Place {
  panel: PanelKey;
  /** Field that gets the focus after its panel is rendered. */
  field?: string;
}

interface OpenPanel {
  panel: PanelKey;
  /** True if the panel is hidden and its space is used by the centre. */
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
  // Each navigation to a field sets a new object, so that the same field can be requested twice.
  useEffect(() => {
    if (place.field !== undefined) focusField(place.field);
  }, [place]);
  // On a narrow page, a view in the centre also uses the panel's space until it is closed or a panel is
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
    if (field.startsWith('loads.list.')) useCenterPaneStore.getState().show('loadList');
    // Loads the panel first, so that the field can get the focus as soon as it is rendered.
    void fetchPanel(panel).then(() => {
      fold(false);
      setPlace({ panel, field });
    });
  }, []);
  return { panel: place.panel, folded, fold, open, goTo };
}
