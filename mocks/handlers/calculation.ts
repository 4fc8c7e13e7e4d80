/**
 * Handles the calls for the two calculations (anchor forces, checks) and for converting the report to PDF.
 */
import { paths } from '@/api/contract/paths';
import { formOf } from '@/api/contract/summary-profile';
import { CALCULATION_FIELDS, type CalculationKind } from '../services/calculation-fields';
import { failed } from '../services/result';
import { guardedCall, pattern } from './call';
import { pdfReply } from './replies';

const pathOf = (kind: CalculationKind): string => pattern(paths[kind](':userId'));

/** Calls that can be sent in bulk, that is, many in one message. */
export const bulkCalls = (['run', 'runAlgorithm'] as const).map((kind) => ({ kind, path: pathOf(kind) }));

function calculationCall(kind: CalculationKind) {
  return guardedCall({
    method: 'post',
    path: pathOf(kind),
    access: 'user',
    errorField: 'message',
    answer: async ({ services, caller, param, header, json }) => {
      if (param('userId') !== caller.user.id) return failed(403, 'forbidden');
      const body = await json();
      const field = CALCULATION_FIELDS[kind];
      const text =
        typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
      return services.calculation.calculate(kind, caller.user, text, formOf(header('Accept')));
    },
  });
}

export const calculationCalls = [
  calculationCall('run'),
  calculationCall('runAlgorithm'),
  guardedCall({
    method: 'post',
    path: pattern(paths.pdf(':userId')),
    access: 'user',
    errorField: 'message',
    answer: async ({ services, file }) => services.pdf.convert(await file()),
    reply: pdfReply,
  }),
];
