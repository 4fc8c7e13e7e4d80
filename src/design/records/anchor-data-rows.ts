/** Lists the anchor data, as in the data panel, and the catalogue values, with symbols and units. */
import type { AnchorDetail } from '@/api/contract/records';
import { ANCHOR_DATA_TEXTS, fieldsOf, numberOf, type AnchorData } from '@/design/records/anchor-data';
import type { Standard } from '@/engineering';
import {
  LISTED_FIGURES,
  propertyOf,
  PANEL_GROUPS,
  type ListedProperty,
  type Quantity,
} from '@/quantities/anchor';
import { KINDS } from '@/quantities/request-number-kinds';

export interface AnchorDataRow {
  key: ListedProperty | (typeof ANCHOR_DATA_TEXTS)[number];
  /** Symbol of the value; '' for text. */
  symbol: string;
  value: number | string;
  unit: string;
}

interface AnchorDataGroup {
  group: 'general' | (typeof PANEL_GROUPS)[number];
  rows: AnchorDataRow[];
}

const MPA_PER_GPA = 1000;

/** Symbols that replace the usual symbols under a standard: the partial factors in JGJ145-2013. */
const OWN_SYMBOLS: Readonly<Record<Standard, Partial<Record<ListedProperty, string>>>> = {
  'EN1992-4': {},
  'JGJ145-2013': {
    gamma_Ms_N: 'gamma_Rs_N',
    gamma_Ms_V: 'gamma_Rs_V',
    gamma_Mc: 'gamma_Rc_N',
    gamma_Mcp: 'gamma_Rcp',
    gamma_Mcv: 'gamma_Rc_V',
    gamma_Msp: 'gamma_Rsp',
  },
};

function figureRow(key: ListedProperty, value: number, standard: Standard): AnchorDataRow {
  const { symbol: usual = key, kind } = propertyOf(key);
  const symbol = OWN_SYMBOLS[standard][key] ?? usual;
  if (key === 'E_s') return { key, symbol, value: value / MPA_PER_GPA, unit: 'GPa' };
  return { key, symbol, value, unit: KINDS[kind].unit };
}

export function anchorDataRows(data: AnchorData, standard: Standard): AnchorDataGroup[] {
  const texts = ANCHOR_DATA_TEXTS.filter((key) => data[key] !== '');
  const general = texts.map((key): AnchorDataRow => ({ key, symbol: '', value: data[key], unit: '' }));
  const groups = PANEL_GROUPS.map((group): AnchorDataGroup => {
    const listed = LISTED_FIGURES.filter((figure) => {
      const { panel, ownIn = standard } = propertyOf(figure);
      return panel === group && ownIn === standard;
    });
    return { group, rows: listed.map((figure) => figureRow(figure, data[figure], standard)) };
  });
  return general.length === 0 ? groups : [{ group: 'general', rows: general }, ...groups];
}

/** Catalogue resistances of steel and of two grades: fields of the grade's name, tension and shear. */
const CATALOGUE: readonly { grade: Quantity | null; tension: Quantity; shear: Quantity }[] = [
  { grade: null, tension: 'Gangpull', shear: 'Gangshear' },
  { grade: 'C30name', tension: 'C30pull', shear: 'C30shear' },
  { grade: 'C60name', tension: 'C60pull', shear: 'C60shear' },
];

interface CatalogueRow {
  action: 'tension' | 'shear';
  /** Name of the concrete grade; null = steel failure. */
  grade: string | null;
  symbol: 'N_Rd' | 'V_Rd';
  /** Design resistance, kN. */
  value: number;
}

/** Returns the design resistances that the record states; the app never calculates with them. */
export function catalogueOf(record: AnchorDetail, standard: Standard): CatalogueRow[] {
  const field = fieldsOf(record, standard);
  const valueOf = (name: Quantity) => numberOf(field(name));
  const rows = CATALOGUE.flatMap(({ grade: name, tension, shear }): CatalogueRow[] => {
    const grade = name && (field(name) ?? '');
    return [
      { action: 'tension', grade, symbol: 'N_Rd', value: valueOf(tension) },
      { action: 'shear', grade, symbol: 'V_Rd', value: valueOf(shear) },
    ];
  });
  return rows.filter(({ value }) => value > 0);
}
