/** The concrete grade, and the values that depend on it. */
import { Select, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldId } from '@/design/model/fields';
import { takeGrade } from '@/design/records/offered-records';
import { NotLoadedNotice } from '@/features/current-design/not-loaded-notice';
import { useConcretes } from '@/features/current-design/use-records';
import { useProblem } from '@/features/current-design/use-run';
import { Row } from '@/features/workspace/panels/rows';
import { SymbolText } from '@/shared/ui/symbol-text';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { formatInput } from '@/text/format/format-number';
import styles from '@/features/workspace/panels/panel.module.css';

function Figures({ isListed, isReading }: { isListed: boolean; isReading: boolean }) {
  const { t } = useTranslation('design');
  const concrete = useDesignStore((state) => state.design.concrete);
  const standard = useDesignStore((state) => state.design.standardType);
  const isFresh = useDesignStore((state) => state.isFresh);
  // True for a grade copied from a record that the list no longer contains, but not for defaults that nobody
  // has chosen.
  const isCopied = !isListed && !isFresh && !isReading;
  const figure = (value: number, unit: string) =>
    isListed || isCopied ? `= ${formatInput(value)} ${unit}` : '—';
  const strength =
    standard === 'EN1992-4'
      ? ([t('concrete.cylinderStrength'), 'f_ck', concrete.fck] as const)
      : ([t('concrete.cubeStrength'), 'f_cu_k', concrete.fcuk] as const);
  return (
    <>
      {isCopied && <p className={styles.hint}>{t('concrete.copied', { grade: concrete.grade })}</p>}
      <Row label={strength[0]}>
        <span className={styles.label}>
          <SymbolText text={strength[1]} /> {figure(strength[2], 'MPa')}
        </span>
      </Row>
      <Row label={t('concrete.modulus')}>
        <span className={styles.label}>
          <SymbolText text="E_c" /> {figure(concrete.ec, 'GPa')}
        </span>
      </Row>
    </>
  );
}

export function GradeRows() {
  const { t } = useTranslation('design');
  const gradeId = useDesignStore((state) => state.design.concrete.gradeId);
  const standard = useDesignStore((state) => state.design.standardType);
  const problem = useProblem('concrete.gradeId');
  const { grades, unreadable, query } = useConcretes(standard);
  const shown = grades.find(({ id }) => id === gradeId);
  return (
    <>
      <Row label={t('concrete.grade')} field="concrete.gradeId">
        <Select
          id={fieldId('concrete.gradeId')}
          aria-label={t('concrete.grade')}
          style={{ width: '100%' }}
          loading={query.isPending}
          value={shown?.id}
          placeholder={t('concrete.chooseGrade')}
          notFoundContent={
            query.isPending ? (
              <Spin size="small" />
            ) : query.isError ? null : (
              t('concrete.noGrade', { standard })
            )
          }
          status={problem === undefined ? undefined : 'error'}
          options={grades.map(({ id, name }) => ({ value: id, label: name }))}
          // Selecting the same record again copies its current values.
          onSelect={(id: string) => {
            const record = grades.find((grade) => grade.id === id);
            if (record) changeDesign((design) => takeGrade(design, record));
          }}
        />
      </Row>
      {problem !== undefined && (
        <div role="alert" className={styles.error}>
          {problem}
        </div>
      )}
      <NotLoadedNotice query={query} title={t('loadFailed')} unreadable={unreadable} />
      <Figures isListed={shown !== undefined} isReading={query.isFetching} />
    </>
  );
}
