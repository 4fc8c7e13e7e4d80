/**
 * Calculates anchor forces and checks for a design on a rigid plate as the app does. Under EN 1992-4, also
 * tests parallel calculations, the short response profile, an elastic plate and the PDF conversion.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postRun, postRunAlgorithm } from '@/api/calls/calculation';
import { postReportForPdf } from '@/api/calls/report';
import { paths } from '@/api/contract/paths';
import { algorithmRequest } from '@/api/contract/to-wire';
import { ask, type Finding, type Findings } from '@/cli/server-check/findings';
import type { Basis } from '@/cli/server-check/records';
import { findDuration, findLimits } from '@/cli/server-check/surroundings';
import { caseInput, plateInput } from '@/design/input/case-input';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { anchorDataOf } from '@/design/records/anchor-data';
import { copyGrade, copySection } from '@/design/records/available-records';
import type { CheckResult } from '@/engineering';

/** Dead load, kN: small enough for any anchor. */
const PULL = 1;

function designOf({ standard, grade }: Basis): Design {
  const design = structuredClone(DEFAULT_DESIGN);
  design.standardType = standard;
  design.loads.dead.Nz = PULL;
  copyGrade(design, grade);
  return design;
}

const verdicts = ({ checks, combinedVerdicts }: CheckResult) => [
  ...Object.values(checks).map(({ verdict }) => verdict),
  combinedVerdicts.steel,
  combinedVerdicts.either,
];

const never = () => new AbortController().signal;

export async function* findCalculation(userId: string, basis: Basis): Findings<undefined> {
  const { standard } = basis;
  const design = designOf(basis);
  const anchor = anchorDataOf(basis.anchor, {
    standard,
    cracked: false,
    structure: 'structural',
    locale: 'en',
  });
  const begun = performance.now();
  const forces = yield* ask(
    `POST ${paths.run(userId)}`,
    () => postRun(userId, plateInput(design, anchor), never()),
    ({ join }) => `${standard}: ${join.length} forces`,
  );
  if (!forces) return undefined;
  const expected = plateInput(design, anchor).anchors.length;
  if (forces.join.length !== expected) {
    yield {
      call: `POST ${paths.run(userId)}`,
      isRead: false,
      message: `cannot be read: join contains ${forces.join.length} forces for ${expected} anchors`,
    } satisfies Finding;
    return undefined;
  }
  const input = caseInput(design, anchor, forces.join);
  const answer = yield* ask(
    `POST ${paths.runAlgorithm(userId)}`,
    () => postRunAlgorithm(userId, input, never()),
    (read) => `${standard}: ${[...new Set(verdicts(read))].join(', ')}`,
  );
  if (!answer) return undefined;
  const seconds = (performance.now() - begun) / 1000;
  yield* findDuration(`POST ${paths.run(userId)}`, seconds);
  // Checks parallel calculations, the short response profile, the elastic plate and the PDF conversion under
  // only one standard, to save time.
  if (standard !== 'EN1992-4') return undefined;
  yield* findLimits(userId, algorithmRequest(input));
  yield* findElastic(userId, basis);
  yield* findPdf(userId);
  return undefined;
}

async function* findElastic(userId: string, basis: Basis): Findings<undefined> {
  const { profile, standard, anchor } = basis;
  if (!profile) return undefined;
  const design = designOf(basis);
  design.plate.stiffness = 'elastic';
  design.profile.series = profile.series;
  copySection(design, profile.section);
  const data = anchorDataOf(anchor, { standard, cracked: false, structure: 'structural', locale: 'en' });
  const begun = performance.now();
  const forces = yield* ask(
    `POST ${paths.run(userId)} (elastic)`,
    () => postRun(userId, plateInput(design, data), never()),
    ({ join: found, base64 }) => `${found.length} forces, ${base64 ? 'with' : 'without'} a stress image`,
  );
  if (forces) yield* findDuration(`POST ${paths.run(userId)}`, (performance.now() - begun) / 1000);
  return undefined;
}

const TEMPLATE = join(import.meta.dirname, '../../../templates/en1992-4-simple-en.docx');

/** Converts a Word template of the report to PDF without filling it in. */
async function* findPdf(userId: string): Findings<undefined> {
  const word = new Blob([new Uint8Array(readFileSync(TEMPLATE))], {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
  yield* ask(
    `POST ${paths.pdf(userId)}`,
    () => postReportForPdf(userId, word, 'report.docx', never()),
    ({ file }) => `${file.size} bytes`,
  );
  return undefined;
}
