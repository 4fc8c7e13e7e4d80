/** The combination or load list row, and the design loads, to which the shown stress belongs. */
import type { RunResult } from '@/design/verdict/calculation';
import { factored } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { LOADS, LOAD_NAMES, unitOf } from '@/quantities/inputs';
import { formatFigure } from '@/text/format/format-number';
import { combinationText } from '@/wording/verdict-text';

export function StressLoads({ result }: { result: RunResult }) {
  const translate = useTranslate();
  const { input, row } = result;
  const { N, ...others } = factored(input.dead, input.live);
  const loads = { Nz: N, ...others };
  const acting = LOAD_NAMES.filter((name) => loads[name] !== 0).map(
    (name) => `${name} = ${formatFigure(loads[name], 'force')} ${unitOf(LOADS[name])}`,
  );
  return <p data-testid="stress-loads">{[combinationText(input, row, translate), ...acting].join(' · ')}</p>;
}
