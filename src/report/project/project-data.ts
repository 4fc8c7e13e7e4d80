/** Input of a project report, and data of its first pages: verdicts, lists of anchors and base plates. */
import type { ListedLoad, ProjectState } from '@/design/model/design-state';
import { nodesWithOtherLoads } from '@/design/saved-designs/node-reactions';
import { wordOf } from '@/design/verdict/requirement-states';
import { editionOf } from '@/engineering';
import { grouped } from '@/quantities/group-by';
import { dayText, timeText } from '@/report/content/dates';
import { projectData } from '@/report/content/input-data';
import { plateText } from '@/report/content/installation-data';
import { outcomeData } from '@/report/content/load-case-data';
import { remarkData } from '@/report/content/remark-data';
import { verdictData } from '@/report/content/verdict-data';
import type { AttachedTable, ReportInput, InlineContent, ReportedAnchor } from '@/report/model/report-input';
import type { TemplateError } from '@/report/word/template-check';
import type { ReportDepth } from '@/report/word/template-name';
import type { Language } from '@/text/languages';
import { type Translate, NOTHING, textOr, type Runs, valueText } from '@/text/wording/values';
import { countedText, verdictCounts } from '@/text/wording/verdict-text';

export interface ProjectDesign {
  name: string;
  /** Location in the building; '' if not entered. */
  point: string;
  /** Collects the report input shortly before it is printed, or returns the reason why there is none. */
  gather: () => Promise<GatheredOutcome>;
}

/** Collected input or the problem; `carried` is the embedded design file, undefined if it is unreadable. */
type GatheredOutcome = ({ input: ReportInput } | { problem: string }) & { carried?: string };

/** Design whose input has been collected. */
export interface GatheredDesign extends Pick<ProjectDesign, 'name' | 'point'> {
  no: number;
  end: GatheredOutcome;
}

/** Table of reactions from a frame analysis for whose nodes the designs are. */
export interface ReportedReactions {
  /** File name of the table, number of its revision, and day of its import. */
  table: string;
  revision: number;
  day: string;
  /** Nodes with their rows and the index of their design; null for a node without one. */
  nodes: readonly { node: string; rows: readonly ListedLoad[]; design: number | null }[];
}

export interface ProjectOrder {
  /** Project data for the whole report; the sections for the designs do not repeat the project name. */
  project: ProjectState;
  designs: readonly ProjectDesign[];
  /** Undefined in a project without reactions. */
  reactions?: ReportedReactions | undefined;
  depth: ReportDepth;
  language: Language;
  translate: Translate;
  now: Date;
  appVersion: string;
  /** Text that the operator of the app prints below every report; '' if there is none. */
  disclaimer: string;
  /** Content of a file in the folder `templates/`; null if unavailable. */
  template: (file: string) => Promise<ArrayBuffer | Uint8Array | null>;
  /** Returns the tables that the report embeds for a design. */
  listTables: (input: ReportInput) => readonly AttachedTable[];
  /** Called after each design with the number of finished designs and the total number of designs. */
  progress?: (done: number, all: number) => void;
  signal?: AbortSignal;
}

export type ProjectOutcome =
  | { kind: 'done'; word: Uint8Array<ArrayBuffer> }
  | { kind: 'cancelled' }
  | { kind: 'noTemplate'; file: string }
  | { kind: 'template'; file: string; refusal: TemplateError };

interface Use {
  anchor: ReportedAnchor;
  number: number;
  no: number;
}

const usesOf = (designs: readonly GatheredDesign[]): Use[] =>
  designs.flatMap(({ no, end }) =>
    'input' in end ? [{ anchor: end.input.anchor, number: end.input.input.anchors.length, no }] : [],
  );

const typeOf = ({ anchor }: Use): string => `${anchor.name} ${anchor.record.fingerprint}`;

function anchorList(designs: readonly GatheredDesign[]) {
  return [...grouped(usesOf(designs), typeOf).values()]
    .map((uses) => {
      const [{ anchor }] = uses;
      const { installation: figures } = anchor;
      return {
        number: String(uses.reduce((sum, { number }) => sum + number, 0)),
        anchor: anchor.name,
        material: [anchor.material, anchor.materialClass].filter((text) => text !== '').join(', '),
        hole: [figures.d_0, figures.h_1].map((value) => valueText(value, 'mm')).join(' × '),
        torque: valueText(figures.T_inst, 'Nm'),
        used_in: uses.map(({ no }) => no).join(', '),
      };
    })
    .toSorted((one, other) => one.anchor.localeCompare(other.anchor));
}

/** Returns the base plates of all designs; plates with the same size and holes are one entry. */
function plateList(designs: readonly GatheredDesign[]) {
  const plates = designs.flatMap(({ no, end }) =>
    'input' in end ? [{ no, size: plateText(end.input) }] : [],
  );
  return [...grouped(plates, ({ size }) => size)].map(([size, same]) => ({
    number: String(same.length),
    size,
    used_in: same.map(({ no }) => no).join(', '),
  }));
}

export const bookmarkOf = ({ no }: Pick<GatheredDesign, 'no'>): string => `design_${no}`;

/** Returns text such as `2 × Not verified, 28 × Verified`; not calculated designs first, then the worst. */
function summary(designs: readonly GatheredDesign[], { translate }: ProjectOrder): string {
  const words = designs.flatMap(({ end }) => ('input' in end ? [end.input.overall.word] : []));
  const missing = { number: designs.length - words.length, name: translate('report:many.notCalculated') };
  return [
    ...(missing.number > 0 ? [countedText(missing, translate)] : []),
    ...verdictCounts(words, translate),
  ].join(translate('report:many.between'));
}

function rowOf(design: GatheredDesign, { translate }: ProjectOrder) {
  const { no, name, point, end } = design;
  const shown = { no: String(no), name: textOr(name), point: point.trim() };
  if ('problem' in end) {
    const none: InlineContent = [{ text: NOTHING }];
    return {
      ...shown,
      standard: NOTHING,
      anchor: NOTHING,
      governing: end.problem,
      utilisation: NOTHING,
      verdict: translate('report:many.notCalculated'),
      bad: true,
      page: none,
    };
  }
  const { input } = end;
  const page: InlineContent = [{ pageOf: bookmarkOf(design) }];
  return {
    ...shown,
    standard: editionOf(input.design.standardType),
    anchor: `${input.input.anchors.length} × ${input.anchor.name}`,
    ...outcomeData({ ...input.verdict, word: input.overall.word }, input),
    page,
  };
}

const isDemonstration = ({ end }: GatheredDesign): boolean =>
  'input' in end && end.input.verdict.assumptions.includes('demonstration_data');

/** Returns the lines that limit the verdict of a design: its reservations, and what was not checked. */
function limitsOf(input: ReportInput): Runs[] {
  const { reservations } = verdictData(input);
  return [
    ...reservations.map(({ wording, is_cited, clause }): Runs => [
      ...wording,
      ...(is_cited ? [{ text: ` (${clause})` }] : []),
    ]),
    ...remarkData(input).not_checked.map(({ kind, line }): Runs => [{ text: `${kind}: ` }, ...line]),
  ];
}

/** Lists each limit of a verdict once, with the numbers of the designs to which it applies. */
function limitList(designs: readonly GatheredDesign[]) {
  const lines = designs.flatMap(({ no, end }) =>
    'input' in end ? limitsOf(end.input).map((line) => ({ line, no })) : [],
  );
  return [...grouped(lines, ({ line }) => JSON.stringify(line)).values()].map((same) => ({
    line: same[0].line,
    used_in: same.map(({ no }) => no).join(', '),
  }));
}

/** Returns a line for each node: its design, and the outcome of its rows. */
function nodeList(designs: readonly GatheredDesign[], { reactions, translate }: ProjectOrder) {
  const nodes = reactions?.nodes ?? [];
  const table = nodes.flatMap(({ rows }) => rows);
  const outcomes = designs.map(({ end }) => {
    if (!('input' in end) || nodes.length === 0) return null;
    const { input } = end;
    const others = nodesWithOtherLoads(table, input.design.loads.list);
    return { input, others, nodes: new Map(input.list?.nodes?.map((one) => [one.node, one])) };
  });
  return nodes.map(({ node, rows, design: index }) => {
    const design = index === null ? undefined : designs.at(index);
    const { input, others, nodes: calculated } = (index === null ? null : outcomes.at(index)) ?? {};
    const found = calculated?.get(node);
    const shown = { node, rows: String(rows.length), no: design ? String(design.no) : NOTHING };
    if (input === undefined || found === undefined || others?.has(node)) {
      const state = design === undefined ? 'notAssigned' : found ? 'otherLoads' : 'notCalculated';
      const verdict = translate(`report:many.${state}`);
      return { ...shown, row: NOTHING, governing: NOTHING, utilisation: NOTHING, verdict, bad: true };
    }
    const { cells, governing, row } = found;
    return {
      ...shown,
      row,
      ...outcomeData({ word: wordOf(cells), cells, governing, reservations: [] }, input),
    };
  });
}

/** Returns the versions of the calculation engine used for the designs. */
const enginesOf = (designs: readonly GatheredDesign[]): string =>
  [
    ...new Set(designs.flatMap(({ end }) => ('input' in end ? [end.input.answer.engine ?? NOTHING] : []))),
  ].join(', ');

export const frontData = (order: ProjectOrder, designs: readonly GatheredDesign[]) => ({
  ...projectData(order, designs.some(isDemonstration)),
  date: timeText(order.now),
  day: dayText(order.now),
  count: String(designs.length),
  summary: summary(designs, order),
  designs: designs.map((design) => rowOf(design, order)),
  limit_list: limitList(designs),
  node_list: nodeList(designs, order),
  reactions: order.reactions
    ? order.translate('report:many.reactions', {
        table: order.reactions.table,
        revision: String(order.reactions.revision),
        day: order.reactions.day,
      })
    : '',
  anchor_list: anchorList(designs),
  plate_list: plateList(designs),
  instruction: order.project.instruction.trim(),
  app_version: order.appVersion,
  engine_version: enginesOf(designs),
  disclaimer: order.disclaimer.trim(),
});
