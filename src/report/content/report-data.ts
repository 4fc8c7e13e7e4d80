/** All data that a template prints, keyed by placeholder name. */
import { anchorsOf } from '@/design/model/design-state';
import { fingerprintOf, canonical, hashText } from '@/design/model/fingerprint';
import type { AnchorData } from '@/design/records/anchor-data';
import { plateYieldOf } from '@/design/verdict/plate-result';
import { isDemonstration } from '@/design/verdict/run-result';
import { symbolMeaning, editionOf } from '@/engineering';
import { printedCalculation, checkData } from '@/report/content/check-data';
import { dayText, timeText } from '@/report/content/dates';
import { forceData } from '@/report/content/force-data';
import {
  twoColumns,
  concreteData,
  edgeInputs,
  loadRow,
  plateData,
  projectData,
  type EnteredDesign,
  anchorData,
  layoutData,
  loadData,
} from '@/report/content/input-data';
import { installationData } from '@/report/content/installation-data';
import { noteOf, combinationData, loadListData } from '@/report/content/load-case-data';
import { typeset, interpretationData, remarkData } from '@/report/content/remark-data';
import { importanceData, verdictData } from '@/report/content/verdict-data';
import { planBoxes } from '@/report/drawings/report-drawings';
import { stressSvg } from '@/report/drawings/stress-svg';
import {
  type ReportInput,
  type ReportSource,
  ANCHOR_BOX,
  HALF_WIDTH_BOX,
  LOGO_BOX,
  NARROW_PLATE_BOX,
  PICTURE_BOX,
  PLATE_BOX,
  SMALL_PLATE_BOX,
  SMALL_STRESS_BOX,
  imageIn,
  type Box,
  type Drawing,
  type ReportImage,
} from '@/report/model/report-input';
import { symbolRuns } from '@/text/format/symbols';
import { ofAnyNumber, formulaTokens } from '@/text/formula/formula-tree';
import { freeText, limitRow } from '@/text/wording/reserve-text';
import { inEnginesNotation, inNotation } from '@/text/wording/statement-text';
import { NOTHING, printSignificant, unitText, printValue, printInput, textOr } from '@/text/wording/values';
import { markedVerdict } from '@/text/wording/verdict-text';

/** Returns the symbols of the printed calculation in the order of their first use. */
function entriesOf(input: ReportInput) {
  const { language, design } = input;
  const standard = design.standardType;
  const steps = printedCalculation(input);
  const used = steps.flatMap(({ symbol, expression }) => [
    symbol,
    ...formulaTokens(expression).flatMap(({ kind, text }) => (kind === 'symbol' ? [text] : [])),
  ]);
  const values = new Map<string, Set<string>>();
  for (const { symbol, value } of steps) {
    const name = ofAnyNumber(symbol);
    const printed = name === symbol ? printSignificant(value) : '';
    values.set(name, (values.get(name) ?? new Set()).add(printed));
  }
  return [...new Set(used.map(ofAnyNumber))].flatMap((symbol) => {
    const found = symbolMeaning(inEnginesNotation(symbol), standard);
    if (found === undefined) return [];
    const [value, ...others] = values.get(symbol) ?? [];
    return [
      {
        name: symbol,
        symbol: symbolRuns(inNotation(standard, symbol)),
        meaning: language === 'cn' ? found.cn : found.en,
        unit: unitText(found.unit),
        value: (others.length === 0 && value) || NOTHING,
      },
    ];
  });
}

/** Returns the symbols in two columns, without those explained by the anchor data. */
function symbolData(input: ReportInput) {
  const entries = entriesOf(input);
  const ofAnchor = new Set(input.anchor.groups.flatMap(({ rows }) => rows.map(({ symbol }) => symbol)));
  const listed = entries.filter(({ name }) => !ofAnchor.has(name));
  return { symbol_rows: twoColumns(listed.map(({ name: _, ...entry }) => entry)) };
}

function limitData({ limits: reported, translate }: ReportInput) {
  const { present, limits } = reported ?? { present: null, limits: [] };
  const rows = limits.flatMap((limit) =>
    limit.kind === 'limited' && present ? [limitRow(limit, present, translate)] : [],
  );
  return {
    has_limits: present !== null && limits.length > 0,
    limits: rows.map(({ input, present: from, limit, distance, beyond, governs }) => ({
      input,
      from,
      limit,
      distance,
      beyond: typeset([beyond, governs].filter(Boolean).join(': ')),
    })),
    free: limits
      .map((limit) => freeText(limit, translate))
      .filter(Boolean)
      .map((line) => ({ line })),
    limits_note: translate('limits:note'),
  };
}

function picturesIn<Name extends string>(
  data: Drawing | Uint8Array | null,
  boxes: Readonly<Record<Name, Box>>,
  alt: string,
): Record<Name, ReportImage> | null {
  const fitted = (Object.entries(boxes) as [Name, Box][]).flatMap(([name, box]) => {
    const found = imageIn(data, box, alt);
    return found ? [[name, found.picture] as const] : [];
  });
  return fitted.length === 0 ? null : (Object.fromEntries(fitted) as Record<Name, ReportImage>);
}

const BOXES = {
  view: { picture: PICTURE_BOX, beside: HALF_WIDTH_BOX },
  stress: { picture: PICTURE_BOX, small: SMALL_STRESS_BOX },
  plate: { picture: PLATE_BOX, small: SMALL_PLATE_BOX, narrow: NARROW_PLATE_BOX },
} as const;

/** Returns the drawings of the stress by the name of the box; null without an image. */
function stressIn(input: ReportInput, alt: string) {
  const found = picturesIn(input.pictures.stress, BOXES.stress, alt);
  const { limit } = plateYieldOf({ input: input.input, plateYield: input.design.plate.f_y });
  const drawn = (picture: ReportImage): ReportImage => {
    const svg = stressSvg(input, limit, picture);
    return svg === undefined ? picture : { ...picture, svg };
  };
  return found && { picture: drawn(found.picture), small: drawn(found.small) };
}

function pictureData(input: ReportInput) {
  const { pictures, translate, design } = input;
  const sketchBoxes = { picture: PICTURE_BOX, ...planBoxes(design) };
  const alt = (name: Exclude<keyof typeof pictures, 'areas'>) => translate(`report:pictures.${name}`);
  return {
    sketch: picturesIn(pictures.sketch, sketchBoxes, alt('sketch')),
    view: picturesIn(pictures.view, BOXES.view, alt('view')),
    stress: stressIn(input, alt('stress')),
    plate_drawing: picturesIn(pictures.plate, BOXES.plate, alt('plate')),
    logo: imageIn(pictures.logo, LOGO_BOX, alt('logo')),
    anchor_picture: imageIn(pictures.anchor, ANCHOR_BOX, alt('anchor')),
  };
}

function copiedRecords({ design, translate }: ReportInput) {
  const { concrete, profile, plate } = design;
  const { gradeId, gradeReadAt, grade, fck, fcuk, ec } = concrete;
  const { chosen, H, W, T, FT } = profile;
  const isElastic = plate.stiffness === 'elastic';
  const recordText = (id: string, readAt: string | undefined, figures: readonly unknown[]) => {
    const values = { id, fingerprint: hashText(canonical(figures)) };
    return readAt === undefined
      ? translate('report:records.undated', values)
      : translate('report:records.read', { ...values, time: timeText(new Date(readAt)) });
  };
  const records = {
    concrete_record: gradeId ? recordText(gradeId, gradeReadAt, [grade, fck, fcuk, ec]) : NOTHING,
    // The report states the profile record only for an elastic plate.
    profile_record: isElastic && chosen ? recordText(chosen.id, chosen.readAt, [H, W, T, FT]) : NOTHING,
  };
  return Object.entries(records)
    .filter(([, text]) => text !== NOTHING)
    .map(([name, text]) => translate(`report:records.${name}`, { record: text }))
    .join(translate('report:records.between'));
}

function originData(input: ReportInput) {
  const { design, answer, anchor, fingerprint, calculatedAt, now, appVersion, disclaimer } = input;
  return {
    stands_alone: input.partNo === undefined,
    section_prefix: input.partNo === undefined ? '' : `${input.partNo}.`,
    standard: editionOf(design.standardType),
    date: timeText(now),
    day: dayText(now),
    disclaimer: disclaimer.trim(),
    calculated: timeText(calculatedAt),
    app_version: appVersion,
    engine_version: answer.engine ?? NOTHING,
    input_fingerprint: fingerprint,
    copied: copiedRecords(input),
    anchor_record: anchor.record.id,
    anchor_record_date: timeText(anchor.record.readAt),
    anchor_record_fingerprint: anchor.record.fingerprint,
  };
}

export function reportData(input: ReportInput) {
  return {
    ...projectData(input, input.overall.assumptions.includes('demonstration_data')),
    ...concreteData(input),
    ...plateData(input),
    ...layoutData(input),
    ...anchorData(input),
    ...loadData(input),
    ...pictureData(input),
    ...verdictData(input),
    ...importanceData(input),
    ...combinationData(input),
    ...loadListData(input),
    ...forceData(input),
    ...checkData(input),
    ...remarkData(input),
    ...interpretationData(input),
    ...limitData(input),
    ...installationData(input),
    ...symbolData(input),
    ...originData(input),
  };
}

export type ReportData = ReturnType<typeof reportData>;

/** Report on a design that cannot be calculated: what is missing, and what was entered. */
interface IncompleteSource
  extends EnteredDesign, Pick<ReportSource, 'project' | 'disclaimer' | 'now' | 'appVersion'> {
  /** Data of the anchor; null if none is selected. */
  anchor: AnchorData | null;
  problems: readonly string[];
}

export function incompleteData(source: IncompleteSource) {
  const { design, anchor, problems, now, appVersion, disclaimer, translate } = source;
  const { dead, live, deadFactor, liveFactor, loadCase, shown } = design.loads;
  const factored = (name: 'dead' | 'live', factor: number, values: typeof dead) =>
    loadRow(translate(`design:loads.${name}`), printValue(factor, 'factor'), values);
  return {
    stands_alone: true,
    section_prefix: '',
    ...projectData(source, anchor !== null && isDemonstration(anchor.certification)),
    ...concreteData(source),
    ...plateData(source),
    ...edgeInputs(source),
    anchor_count: String(anchorsOf(design).length),
    anchor_name: textOr(anchor?.name ?? ''),
    anchor_material: textOr(anchor?.material ?? ''),
    anchor_class: textOr(anchor?.materialClass ?? ''),
    anchor_assessment: textOr(anchor?.certification ?? ''),
    h_ef: anchor === null ? NOTHING : printInput(anchor.h_ef),
    verdict: markedVerdict('incomplete', translate),
    reservations: problems.map((problem) => ({ wording: typeset(problem) })),
    loads: [
      factored('dead', deadFactor, dead),
      ...(loadCase === 'deadAndLive' ? [factored('live', liveFactor, live)] : []),
      ...(shown === null ? [] : [loadRow(shown.name, '', shown)]),
    ],
    list_note: noteOf({ ...source, list: null, isPdf: false }),
    standard: editionOf(design.standardType),
    input_fingerprint: fingerprintOf(design),
    date: timeText(now),
    day: dayText(now),
    disclaimer: disclaimer.trim(),
    app_version: appVersion,
  };
}
