/** Which data of an anchor the panel shows, in which order, with symbol and unit. */
import type { Standard } from '@/engineering';
import { LISTED_FIGURES, figureOf, PANEL_GROUPS, type ListedFigure } from '@/quantities/anchor';
import { KINDS } from '@/quantities/request-kinds';
import { ANCHOR_DATA_TEXTS, type AnchorData } from './anchor-data';

export interface AnchorDataRow {
  key: ListedFigure | (typeof ANCHOR_DATA_TEXTS)[number];
  /** '' for a text. */
  symbol: string;
  value: number | string;
  unit: string;
}

interface AnchorDataGroup {
  group: 'general' | (typeof PANEL_GROUPS)[number];
  rows: AnchorDataRow[];
}

const PA_PER_GPA = 1e9;

function figureRow(key: ListedFigure, value: number): AnchorDataRow {
  const { symbol = key, kind } = figureOf(key);
  // Stored in Pa, read in GPa.
  if (key === 'E') return { key, symbol, value: value / PA_PER_GPA, unit: 'GPa' };
  return { key, symbol, value, unit: KINDS[kind].unit };
}

export function anchorDataRows(data: AnchorData, standard: Standard): AnchorDataGroup[] {
  const texts = ANCHOR_DATA_TEXTS.filter((key) => data[key] !== '');
  const general = texts.map((key): AnchorDataRow => ({ key, symbol: '', value: data[key], unit: '' }));
  const groups = PANEL_GROUPS.map((group): AnchorDataGroup => {
    const listed = LISTED_FIGURES.filter((figure) => {
      const { panel, ownIn = standard } = figureOf(figure);
      return panel === group && ownIn === standard;
    });
    return { group, rows: listed.map((figure) => figureRow(figure, data[figure])) };
  });
  return general.length === 0 ? groups : [{ group: 'general', rows: general }, ...groups];
}
