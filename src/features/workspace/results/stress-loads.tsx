/** The combination or load list row, and the design loads, to which the shown stress belongs. */
import type { StoredResult } from '@/design/verdict/stored-result';
import { factored } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { LOADS, LOAD_NAMES, unitOf } from '@/quantities/inputs';
import { formatFigure } from '@/text/format/format-number';
import { combinationText } from '@/wording/verdict-text';

export function StressLoads({ result }: { result: StoredResult }) {
  const translate = useTranslate();
  const { request, row } = result;
  if (request === null) return null;
  const { N, ...others } = factored(request.load.Dead, request.load.Live);
  const loads = { Nz: N, ...others };
  const acting = LOAD_NAMES.filter((name) => loads[name] !== 0).map(
    (name) => `${name} = ${formatFigure(loads[name], 'force')} ${unitOf(LOADS[name])}`,
  );
  return (
    <p data-testid="stress-loads">{[combinationText(request, row, translate), ...acting].join(' · ')}</p>
  );
}
