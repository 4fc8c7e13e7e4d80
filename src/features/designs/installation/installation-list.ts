/** Installation list for ordering and drilling: anchors per type, hole diameter, depths and torque. */
import type { AnchorDetail } from '@/api/contract/records';
import { anchorsOf, type Design } from '@/design/model/design-state';
import type { Card } from '@/design/saved-designs/saved-design';
import { anchorDataFor } from '@/features/designs/calculation/use-current-cards';
import { toCsv } from '@/shared/tables/csv';

export interface ListedDesign {
  card: Card;
  design: Design;
}

export interface InstallationRow {
  anchor: string;
  /** Thread size, such as M12. */
  thread: string;
  /** Number of anchors of this row in all listed designs. */
  number: number;
  /** Hole diameter d_0, hole depth and embedment depth in mm, torque in Nm; 0 if the record has no value. */
  hole: number;
  depth: number;
  embedment: number;
  torque: number;
  designs: readonly { name: string; number: number }[];
}

interface InstallationList {
  rows: readonly InstallationRow[];
  /** Designs without an anchor or with an unreadable anchor record; no row includes them. */
  left: readonly Card[];
}

const FIGURES = ['hole', 'depth', 'embedment', 'torque'] as const;

/**
 * Returns the installation list. One row contains the anchors of all designs with the same anchor record,
 * thread size and installation values. `nameOf` returns the name of a design as shown in the list.
 */
export function installationList(
  designs: readonly ListedDesign[],
  records: ReadonlyMap<string, AnchorDetail | null>,
  nameOf: (card: Card) => string,
): InstallationList {
  const rows = new Map<string, InstallationRow>();
  const left: Card[] = [];
  for (const { card, design } of designs) {
    const record = card.anchor === null ? null : records.get(card.anchor.id);
    if (!record) {
      left.push(card);
      continue;
    }
    const { d_0: hole, h_1: depth, h_ef: embedment, T_inst: torque } = anchorDataFor(card, record);
    const { length: number } = anchorsOf(design);
    const figures = { hole, depth, embedment, torque };
    const thread = `M${design.anchor.diameter}`;
    const key = JSON.stringify([record.id, thread, ...FIGURES.map((name) => figures[name])]);
    const before = rows.get(key);
    rows.set(key, {
      anchor: record.name,
      thread,
      ...figures,
      number: (before?.number ?? 0) + number,
      designs: [...(before?.designs ?? []), { name: nameOf(card), number }],
    });
  }
  const byName = (one: InstallationRow, other: InstallationRow) =>
    one.anchor.localeCompare(other.anchor, undefined, { numeric: true }) || one.hole - other.hole;
  return { rows: [...rows.values()].sort(byName), left };
}

export const INSTALLATION_COLUMNS = [
  'anchor',
  'thread',
  'number',
  'hole',
  'depth',
  'embedment',
  'torque',
  'designs',
] as const;
export type InstallationColumn = (typeof INSTALLATION_COLUMNS)[number];

const designsText = ({ designs }: InstallationRow): string =>
  designs.map(({ name, number }) => `${name}: ${number}`).join('; ');

/** Returns the content of a cell; empty if the record has no value. */
export const cellOf = (row: InstallationRow, column: InstallationColumn): string | number => {
  if (column === 'designs') return designsText(row);
  return row[column] === 0 ? '' : row[column];
};

export const installationCsv = (
  { rows }: InstallationList,
  headingOf: (column: InstallationColumn) => string,
): string =>
  toCsv([
    INSTALLATION_COLUMNS.map(headingOf),
    ...rows.map((row) => INSTALLATION_COLUMNS.map((column) => cellOf(row, column))),
  ]);
