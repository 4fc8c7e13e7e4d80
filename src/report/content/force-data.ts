import { largestPressure, largestStrain } from '@/design/verdict/plate-result';
import { GAMMA_M2, hasContact, holeBearing, plateSteel } from '@/engineering';
import type { ReportInput } from '@/report/model/report-input';
import {
  bearingText,
  printValue,
  printInput,
  printSignificant,
  utilisationText,
} from '@/text/wording/values';

/** Returns the plane of a rigid plate and its stiffnesses; null if the server does not send them. */
function rigidFigures({ plate }: ReportInput) {
  const rigid = plate?.rigid;
  if (!rigid) return null;
  const { w_0, b_x, b_y, k_a, k_c, E_cm } = rigid;
  return {
    w_0: printSignificant(w_0),
    b_x: printSignificant(1000 * b_x),
    b_y: printSignificant(1000 * b_y),
    k_a: printSignificant(k_a / 1000),
    k_c: printSignificant(k_c),
    E_cm: printSignificant(E_cm),
  };
}

function yieldData({ design, plate, translate }: ReportInput) {
  const { f_y } = design.plate;
  const stress = plate?.max_von_mises;
  if (f_y === 0 || typeof stress !== 'number') return null;
  return {
    f_y: printInput(f_y),
    utilisation: utilisationText((100 * stress) / f_y, true, translate),
    compared: translate(`report:plateYield.${stress > f_y ? 'above' : 'within'}`),
    above: stress > f_y,
  };
}

function bearingData({ input, answer, translate }: ReportInput) {
  const found = holeBearing(input, answer.reaction);
  if (found === null) return null;
  const { no, axis, shape, k_1, alpha_b, f_u, d, t } = found;
  const reduced = shape === 1 ? '' : `${printSignificant(shape)} · `;
  return {
    bearing_hole: `${no}/${axis}`,
    bearing_steel: plateSteel(answer.standard).name,
    bearing_shape: reduced,
    bearing_factors: `${reduced}${[k_1, alpha_b, f_u, d, t].map(printSignificant).join(' · ')} / ${GAMMA_M2}`,
    bearing_text: bearingText(found, translate),
    bearing_share: utilisationText(found.utilisation, true, translate),
  };
}

/** True if no yield strength was entered and no printed reservation states this. */
const hasNoYield = ({ design, overall: { reservations } }: ReportInput): boolean =>
  design.plate.f_y === 0 && reservations.every(({ code }) => code !== 'plate_yield_not_entered');

export function forceData(input: ReportInput) {
  const { answer, plate } = input;
  const { resultant, reaction } = answer;
  const sum = (name: 'shearx' | 'sheary') => reaction.reduce((total, one) => total + one[name], 0);
  const elastic = typeof plate?.max_von_mises === 'number';
  return {
    res_tension: printValue(resultant.tension, 'force'),
    res_tension_x: printValue(resultant.tension_x, 'length'),
    res_tension_y: printValue(resultant.tension_y, 'length'),
    res_compression: printValue(resultant.compression, 'force'),
    res_compression_x: printValue(resultant.compression_x, 'length'),
    res_compression_y: printValue(resultant.compression_y, 'length'),
    res_shear: printValue(resultant.shear, 'force'),
    res_shear_x: printValue(sum('shearx'), 'force'),
    res_shear_y: printValue(sum('sheary'), 'force'),
    res_torsion: printValue(resultant.torsion / 1000, 'moment'),
    res_stress: printValue(largestPressure(input), 'stress'),
    res_strain: printValue(largestStrain(input), 'force'),
    has_strain: largestStrain(input) !== null,
    has_compression: resultant.compression > 0,
    has_contact: hasContact(input.input),
    rigid_figures: rigidFigures(input),
    bearing: bearingData(input),
    plate_figures: elastic && {
      von_mises: printValue(plate.max_von_mises, 'stress'),
      yield: yieldData(input),
      no_yield: hasNoYield(input),
      deflection: printValue(plate.max_deflection, 'force'),
      contact_force: printValue(plate.contact?.force, 'force'),
      contact_pressure: printValue(plate.contact?.max_pressure, 'stress'),
    },
  };
}
