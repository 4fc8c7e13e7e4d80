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
import { ask, type Report } from '@/cli/server-check/findings';
import type { Basis } from '@/cli/server-check/records';
import { checkDuration, checkLimits } from '@/cli/server-check/surroundings';
import { caseInput, plateInput } from '@/design/input/case-input';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { anchorDataOf } from '@/design/records/anchor-data';
import { copyGrade, copySection } from '@/design/records/available-records';
import type { CheckResult } from '@/engineering';

/** Dead load, kN: small enough for any anchor. */
const PULL = 1;

function designOf({ standard, grade, profile }: Basis, stiffness: Design['plate']['stiffness']): Design {
  const design = structuredClone(DEFAULT_DESIGN);
  design.standardType = standard;
  design.loads.dead.Nz = PULL;
  copyGrade(design, grade);
  design.plate.stiffness = stiffness;
  if (stiffness === 'rigid' || !profile) return design;
  design.profile.series = profile.series;
  copySection(design, profile.section);
  return design;
}

const verdictsIn = ({ checks, combinedVerdicts: { steel, either } }: CheckResult) =>
  [...new Set([...Object.values(checks).map(({ verdict }) => verdict), steel, either])].join(', ');

const { signal } = new AbortController();

export async function checkCalculation(report: Report, userId: string, basis: Basis): Promise<void> {
  const { standard } = basis;
  const anchor = anchorDataOf(basis.anchor, {
    standard,
    cracked: false,
    structure: 'structural',
    locale: 'en',
  });
  const design = designOf(basis, 'rigid');
  const plate = plateInput(design, anchor);
  const run = `POST ${paths.run(userId)}`;
  const begun = performance.now();
  const forces = await ask(
    report,
    run,
    postRun(userId, plate, signal),
    ({ join: found }) => `${standard}: ${found.length} forces`,
  );
  if (!forces) return;
  const expected = plate.anchors.length;
  if (forces.join.length !== expected) {
    const message = `cannot be read: join contains ${forces.join.length} forces for ${expected} anchors`;
    report({ call: run, isRead: false, message });
    return;
  }
  const input = caseInput(design, anchor, forces.join);
  const answer = await ask(
    report,
    `POST ${paths.runAlgorithm(userId)}`,
    postRunAlgorithm(userId, input, signal),
    (read) => `${standard}: ${verdictsIn(read)}`,
  );
  if (!answer) return;
  checkDuration(report, run, (performance.now() - begun) / 1000);
  // The other tests run under only one standard, to save time.
  if (standard !== 'EN1992-4') return;
  await checkLimits(report, userId, algorithmRequest(input));
  if (basis.profile) {
    const elasticBegun = performance.now();
    const elastic = await ask(
      report,
      `${run} (elastic)`,
      postRun(userId, plateInput(designOf(basis, 'elastic'), anchor), signal),
      ({ join: found, base64 }) => `${found.length} forces, ${base64 ? 'with' : 'without'} a stress image`,
    );
    if (elastic) checkDuration(report, run, (performance.now() - elasticBegun) / 1000);
  }
  await checkPdf(report, userId);
}

/** Converts a Word template of the report to PDF without filling it in. */
async function checkPdf(report: Report, userId: string): Promise<void> {
  const template = readFileSync(join(import.meta.dirname, '../../../templates/en1992-4-simple-en.docx'));
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const word = new Blob([new Uint8Array(template)], { type });
  await ask(
    report,
    `POST ${paths.pdf(userId)}`,
    postReportForPdf(userId, word, 'report.docx', signal),
    ({ file }) => `${file.size} bytes`,
  );
}
