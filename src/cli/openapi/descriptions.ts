/** Descriptions of an anchor's values: their labels on the screens, with units. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@/cli/root';
import { PREFIXES, SENT_FIGURES, sentName, STORED, type StoredRow } from '@/quantities/anchor';
import { STORED_KINDS } from '@/quantities/stored-kinds';

type Texts = Readonly<Record<string, string>>;

const textsOf = (file: string) => JSON.parse(readFileSync(join(ROOT, 'locales/en', file), 'utf8')) as unknown;

const anchors = textsOf('anchors.json') as { group: Texts; field: Texts };
const design = textsOf('design.json') as { anchor: { fields: Texts } };

const NAMES_OF_STANDARDS = { jg: 'JGJ145-2013', eta: 'EN1992-4' } as const;

/** Returns the unit in which a value is stored; for a modulus it differs from the displayed unit. */
const storedUnit = (kind: keyof typeof STORED_KINDS): string =>
  kind === 'modulus' ? 'Pa' : STORED_KINDS[kind].unit;

const ANCHOR_FIGURES = Object.fromEntries(
  (Object.entries(STORED) as [string, readonly StoredRow[]][]).flatMap(([group, rows]) =>
    rows.flatMap(([quantity, kind, symbol, standards]) =>
      PREFIXES.filter((prefix) => standards === 'both' || standards === prefix).map((prefix) => {
        const label = anchors.field[quantity] ?? quantity;
        const unit = kind === 'text' ? '' : storedUnit(kind);
        const parts = [symbol, unit].filter((part) => part !== '').join(', ');
        const text = `${NAMES_OF_STANDARDS[prefix]}, ${anchors.group[group]}: ${label}`;
        return [`${prefix}${quantity}`, parts === '' ? text : `${text} (${parts})`];
      }),
    ),
  ),
);

/** Descriptions by schema and field path; all others are in the schemas of the contract. */
export const DESCRIPTIONS: Readonly<Record<string, Texts>> = {
  AnchorRecord: ANCHOR_FIGURES,
  Algorithm: {
    ...Object.fromEntries(
      SENT_FIGURES.map((name) => [`anchor.${sentName(name)}`, design.anchor.fields[name]]),
    ),
    'anchor.psi_c': 'Factor of the pull-out resistance for the concrete grade',
  },
};
