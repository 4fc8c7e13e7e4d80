/** Report on a design that cannot be calculated: what is missing, and what was entered. */
import { anchorsOf } from '@/design/model/design-facts';
import { fingerprintOf } from '@/design/model/fingerprint';
import type { AnchorData } from '@/design/records/anchor-data';
import { isDemonstration } from '@/design/verdict/calculation';
import { editionOf } from '@/engineering';
import { dayText, timeText } from '@/report/content/dates';
import type { ReportSource } from '@/report/content/gather-report';
import {
  concreteData,
  edgeInputs,
  loadRow,
  plateData,
  projectData,
  type EnteredDesign,
} from '@/report/content/input-data';
import { noteOf } from '@/report/content/load-list-data';
import { typeset } from '@/report/content/remark-data';
import { NOTHING, printValue, printInput, textOr } from '@/text/wording/values';
import { markedVerdict } from '@/text/wording/verdict-text';

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
