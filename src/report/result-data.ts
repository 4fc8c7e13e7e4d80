/** Forces, checks and calculations as the templates take them. */
import type { TrailStep } from '../engineering/model/result';
import { formulaRuns } from '../shared/format/formula-runs';
import { utilisationText, type Runs, printFigure, printSignificant } from './figures';
import { reasonText } from './remark-data';
import type { ReportInput, ReportedCombination, ReportedMode, Translate } from './report-input';
import { trailData } from './trail-data';

export function forceData({ answer, plate }: ReportInput) {
  const { resultant } = answer;
  const elastic = typeof plate?.max_von_mises === 'number';
  return {
    reactions: answer.reaction.map(({ no, tension, shear, shearx, sheary }) => ({
      no: String(no),
      tension: printFigure(tension, 'force'),
      shear: printFigure(shear, 'force'),
      shearx: printFigure(shearx, 'force'),
      sheary: printFigure(sheary, 'force'),
    })),
    res_tension: printFigure(resultant.tension, 'force'),
    res_tension_x: printFigure(resultant.tension_x, 'length'),
    res_tension_y: printFigure(resultant.tension_y, 'length'),
    res_compression: printFigure(resultant.compression, 'force'),
    res_compression_x: printFigure(resultant.compression_x, 'length'),
    res_compression_y: printFigure(resultant.compression_y, 'length'),
    res_shear: printFigure(resultant.shear, 'force'),
    res_torsion: printFigure(resultant.torsion / 1000, 'moment'),
    res_stress: printFigure(resultant.max_concrete_stress, 'stress'),
    res_strain: printFigure(resultant.max_concrete_strain, 'force'),
    plate_figures: elastic && {
      von_mises: printFigure(plate.max_von_mises, 'stress'),
      deflection: printFigure(plate.max_deflection, 'force'),
      contact_force: printFigure(plate.contact?.force, 'force'),
      contact_pressure: printFigure(plate.contact?.max_pressure, 'stress'),
    },
  };
}

function rowData({ row, name }: ReportedMode, translate: Translate) {
  const [action, resistance, utilisation, anchors, verdict] = row;
  const bad = verdict === 'Not satisfied';
  return {
    mode: name,
    action: printFigure(action, 'force'),
    resistance: printFigure(resistance, 'force'),
    utilisation: utilisationText(utilisation, bad, translate),
    anchors: anchors.replaceAll(',', ', '),
    verdict: translate(`results:verdicts.${verdict}`),
    bad,
  };
}

const EXPONENTS = { steel: '2', concrete: '1.5', linear: '1' } as const;

function powers(key: ReportedCombination['key'], beta_N: string, beta_V: string): Runs {
  const power = EXPONENTS[key] === '1' ? '' : `^${EXPONENTS[key]}`;
  return formulaRuns(`${beta_N}${power} + ${beta_V}${power}`);
}

function combinedData(
  { key, row, limit, verdict }: ReportedCombination,
  standard: string,
  translate: Translate,
) {
  const [beta_N, beta_V, value] = row;
  const condition = powers(key, 'beta_N', 'beta_V');
  const isForeign = key === 'linear' && standard === 'JGJ145-2013';
  const note = isForeign ? translate('report:notOfStandard') : '';
  const applies = beta_N !== null && beta_V !== null && value !== null;
  const numbers: Runs = applies
    ? [
        { text: ' = ' },
        ...powers(key, printSignificant(beta_N), printSignificant(beta_V)),
        { text: ` = ${printSignificant(value)} ${verdict === 'Satisfied' ? '≤' : '>'} ${limit}` },
      ]
    : [{ text: ` ≤ ${limit}: ${translate('results:verdicts.Not applicable')}` }];
  return {
    name: `${translate(`results:combinedRows.${key}`)}${note}`,
    condition: [...condition, { text: ` ≤ ${limit}` }],
    calculation: [...condition, ...numbers],
    beta_N: printFigure(beta_N, 'factor'),
    beta_V: printFigure(beta_V, 'factor'),
    value: printFigure(value, 'factor'),
    limit: printFigure(limit, 'factor'),
    verdict: translate(`results:verdicts.${verdict}`),
    bad: verdict === 'Not satisfied',
  };
}

const trailOf = (detail: { trail?: unknown } | undefined): readonly TrailStep[] =>
  Array.isArray(detail?.trail) ? (detail.trail as TrailStep[]) : [];

/** Name of the check that decides. */
function governingName({ tension, shear, combined, translate }: ReportInput): string {
  const single = [...tension, ...shear].map(({ name, row: [, , value, , verdict] }) => ({
    name,
    value: value ?? (verdict === 'Not satisfied' ? Infinity : -1),
  }));
  const [steel, concrete, linear] = combined.map(({ key, limit, row }) => ({
    name: `${translate('results:combined')} (${translate(`results:combinedRows.${key}`)})`,
    value: row[2] === null ? -1 : (100 * row[2]) / limit,
  }));
  // Of the two conditions of concrete the lighter one is enough.
  const lighter = linear.value < concrete.value ? linear : concrete;
  return [...single, steel, lighter].reduce((a, b) => (b.value > a.value ? b : a)).name;
}

export function checkData(input: ReportInput) {
  const { answer, design, tension, shear, combined, pass, governing, translate } = input;
  const forces = trailOf(answer.forces);
  return {
    pass,
    verdict: translate(pass ? 'report:verdictPass' : 'report:verdictFail'),
    governing: utilisationText(governing, true, translate),
    governing_mode: governingName(input),
    tension: tension.map((mode) => rowData(mode, translate)),
    shear: shear.map((mode) => rowData(mode, translate)),
    combined: combined.map((row) => combinedData(row, design.standardType, translate)),
    forces: forces.length > 0 && trailData(forces, translate),
    modes: [...tension, ...shear].map((mode) => {
      const { mode: name, ...row } = rowData(mode, translate);
      const applicable = mode.row[4] !== 'Not applicable';
      return {
        ...row,
        name,
        applicable,
        reason: applicable ? '' : reasonText(mode.detail?.reason, answer.remarks, translate),
        ...trailData(trailOf(mode.detail), translate),
      };
    }),
  };
}
