/** The lines of a calculation: symbol = formula = numbers = value, with the clause at the side. */
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TrailStep } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-run';
import { FormulaMath } from '@/shared/ui/formula-math';
import { isGiven, factText } from '@/text/wording/calculation-parts';
import { clauseText, clauseUnder, numbersText, standardName } from '@/text/wording/statement-text';
import { printSignificant, unitText } from '@/text/wording/values';
import styles from '@/features/workspace/results/trail/trail.module.css';

/** Width in em above which a formula breaks: the usual width of its column. */
const ROOM = 26;

/** Numbers that are too long even after a break scroll, so that the value next to them stays visible. */
function Side({ text }: { text: string }) {
  return (
    <>
      <div className={styles.equals}>=</div>
      <div className={styles.side}>
        <FormulaMath text={text} room={ROOM} />
      </div>
    </>
  );
}

/** Reason why a factor is 1, which its formula does not show. */
function Reason({ isOne }: { isOne: NonNullable<TrailStep['isOne']> }) {
  const translate = useTranslate();
  if ('fact' in isOne) return <div className="muted">{factText(isOne.fact, translate)}</div>;
  const { left, sign, right, numbers } = isOne;
  const condition = (sides: readonly [string, string]) => (
    <>
      <FormulaMath text={sides[0]} /> {sign} <FormulaMath text={sides[1]} />
    </>
  );
  return (
    <div className="muted">
      {condition([left, right])} {numbers && <>({condition(numbers)})</>}
    </div>
  );
}

function Equation({ step }: { step: TrailStep }) {
  const numbers = numbersText(step);
  const value = printSignificant(step.value);
  // A formula that contains only numbers does not need a second line, and a single number does not need a
  // separate value.
  const isNumbers = step.substituted === step.expression;
  const isValue = isNumbers && numbers === value;
  return (
    <Flex vertical>
      {!isNumbers && (
        <Flex gap={4} align="baseline">
          <Side text={step.expression} />
        </Flex>
      )}
      <Flex gap={4} align="baseline" className="muted">
        {!isValue && <Side text={numbers} />}
        <div className={styles.equals}>=</div>
        <div className={styles.value}>{`${value} ${unitText(step.unit)}`.trim()}</div>
      </Flex>
      {step.isOne && <Reason isOne={step.isOne} />}
    </Flex>
  );
}

interface TrailStepsProps {
  steps: readonly TrailStep[];
  standard: string | undefined;
}

export function TrailSteps({ steps, standard }: TrailStepsProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  return (
    <table className={styles.steps}>
      <thead>
        <tr>
          <th scope="col">{t('columns.symbol')}</th>
          <th scope="col">{t('columns.formula')}</th>
          <th scope="col" className={styles.clause}>
            {standard === undefined
              ? t('columns.clause')
              : t('columns.clauseOf', { standard: standardName(standard) })}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps
          .filter((step) => !isGiven(step))
          .map((step, index) => (
            <tr key={index}>
              {/* Not a heading, because screen readers cannot read mathematics as a heading. */}
              <td>
                <FormulaMath text={step.symbol} />
              </td>
              <td className={styles.formula}>
                <Equation step={step} />
              </td>
              <td className={styles.clause}>{clauseUnder(standard, clauseText(step.clause, translate))}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
