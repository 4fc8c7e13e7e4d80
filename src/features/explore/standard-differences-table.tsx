/**
 * Differences between the rows of two standards: for each failure mode, the calculation lines with different
 * values.
 */
import { useTranslation } from 'react-i18next';
import { allChecks } from '@/design/verdict/checks';
import { symbolMeaning, type TrailStep } from '@/engineering';
import { useRowNames } from '@/features/explore/row-names';
import { differencesOf, type Difference } from '@/features/explore/standard-differences';
import type { UnderBoth } from '@/features/explore/standard-rows';
import { TextHeading } from '@/features/explore/text-table';
import { SymbolText } from '@/shared/ui/symbol-text';
import { printSignificant, unitText } from '@/wording/figures';
import { inNotation } from '@/wording/notation';
import styles from '@/features/explore/explore.module.css';

function Figure({ step, standard }: { step: TrailStep | null; standard: string }) {
  return (
    <>
      <td>{step ? <SymbolText text={inNotation(standard, step.symbol)} /> : '—'}</td>
      <td className={styles.number}>
        {step ? `${printSignificant(step.value)} ${unitText(step.unit)}`.trim() : '—'}
      </td>
    </>
  );
}

function ratioOf({ european, chinese }: Difference): string {
  if (european === null || chinese === null || european.value === 0) return '—';
  return printSignificant(chinese.value / european.value);
}

function DifferenceRow({ difference }: { difference: Difference }) {
  const { i18n } = useTranslation();
  const { european, chinese } = difference;
  const meanings = [european, chinese].flatMap((step) => {
    const found = step && symbolMeaning(step.symbol);
    return found ? [i18n.language === 'cn' ? found.cn : found.en] : [];
  });
  return (
    <tr>
      <th scope="row">{[...new Set(meanings)].join(' / ')}</th>
      <Figure step={european} standard="EN1992-4" />
      <Figure step={chinese} standard="JGJ145-2013" />
      <td className={styles.number}>{ratioOf(difference)}</td>
    </tr>
  );
}

export function StandardDifferences({ both }: { both: UnderBoth }) {
  const { t } = useTranslation('explore');
  const rowName = useRowNames();
  const [european, chinese] = [both['EN1992-4'].end, both['JGJ145-2013'].end];
  if (european === null || chinese === null) return <p>{t('standards.unanswered')}</p>;
  const modes = allChecks(european.answer).map(({ mode, verdict, detail }) => {
    const other = chinese.answer.checks[mode];
    const apply = [verdict, other.verdict].map((one) => one !== 'Not applicable');
    return { mode, apply, differences: differencesOf(detail.trail, other.detail.trail) };
  });
  const heading = [t('standards.meaning'), 'EN1992-4', '', 'JGJ145-2013', '', t('standards.ratio')];
  return modes.map(({ mode, apply: [isEuropean, isChinese], differences }) => {
    if (!isEuropean && !isChinese) return null;
    if (isEuropean !== isChinese)
      return (
        <div key={mode}>
          {t('standards.inOneOnly', {
            row: rowName(mode),
            standard: isEuropean ? 'EN1992-4' : 'JGJ145-2013',
          })}
        </div>
      );
    return (
      <details key={mode} data-testid={`differences-${mode}`}>
        <summary>{t('standards.differs', { row: rowName(mode), count: differences.length })}</summary>
        <table className={styles.table}>
          <TextHeading names={heading} />
          <tbody>
            {differences.map((difference, index) => (
              <DifferenceRow key={index} difference={difference} />
            ))}
          </tbody>
        </table>
      </details>
    );
  });
}
