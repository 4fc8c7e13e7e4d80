/** Concrete panel. */
import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyGrade } from '@/design/records/anchor-data';
import { NotLoadedNotice } from '@/features/current-design/not-loaded-notice';
import { useConcretes } from '@/features/current-design/use-records';
import {
  ChoiceRow,
  Group,
  InputRow,
  Row,
  SelectRow,
  SwitchRow,
} from '@/features/workspace/panels/design-fields';
import { SymbolText } from '@/shared/ui/symbol-text';
import { useDesignStore, changeDesign } from '@/stores/design/design-store';
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
  const rows: [label: string, symbol: string, value: number, unit: string][] = [
    standard === 'EN1992-4'
      ? [t('concrete.cylinderStrength'), 'f_ck', concrete.fck, 'MPa']
      : [t('concrete.cubeStrength'), 'f_cu_k', concrete.fcuk, 'MPa'],
    [t('concrete.modulus'), 'E_c', concrete.ec, 'GPa'],
  ];
  return (
    <>
      {isCopied && <p className={styles.hint}>{t('concrete.copied', { grade: concrete.grade })}</p>}
      {rows.map(([label, symbol, value, unit]) => (
        <Row key={symbol} label={label}>
          <span className={styles.label}>
            <SymbolText text={symbol} /> {isListed || isCopied ? `= ${formatInput(value)} ${unit}` : '—'}
          </span>
        </Row>
      ))}
    </>
  );
}

function GradeRows() {
  const { t } = useTranslation('design');
  const gradeId = useDesignStore((state) => state.design.concrete.gradeId);
  const standard = useDesignStore((state) => state.design.standardType);
  const { grades, unreadable, query } = useConcretes(standard);
  const shown = grades.find(({ id }) => id === gradeId);
  return (
    <>
      <SelectRow
        label={t('concrete.grade')}
        field="concrete.gradeId"
        loading={query.isPending}
        value={shown?.id}
        placeholder={t('concrete.chooseGrade')}
        notFoundContent={
          query.isPending ? <Spin size="small" /> : query.isError ? null : t('concrete.noGrade', { standard })
        }
        options={grades.map(({ id, name }) => ({ value: id, label: name }))}
        // Selecting the same record again copies its current values.
        onSelect={(id: string) => {
          const record = grades.find((grade) => grade.id === id);
          if (record) changeDesign((design) => copyGrade(design, record));
        }}
      />
      <NotLoadedNotice query={query} title={t('loadFailed')} unreadable={unreadable} />
      <Figures isListed={shown !== undefined} isReading={query.isFetching} />
    </>
  );
}

export function ConcretePanel() {
  const { t } = useTranslation('design');
  const isEuropean = useDesignStore((state) => state.design.standardType === 'EN1992-4');
  const isCrackOpen = useDesignStore((state) => state.design.unlocked.cracked);
  const position = useDesignStore((state) => state.design.concrete.installationPosition);
  const isColder = useDesignStore(
    ({ design: { concrete } }) => concrete.shortTermTemperature < concrete.longTermTemperature,
  );
  const noStandOff = position === 'flush' ? t('concrete.noStandOff') : undefined;
  // The inputs for the drill hole are printed in the report; no check uses them.
  const hint = t('concrete.reportOnly');
  const temperature = { emptyValue: 0, invalidText: t('number.temperature') };
  return (
    <div className={styles.panel}>
      <Group title={t('concrete.groupMaterial')}>
        <GradeRows />
        {isEuropean && <ChoiceRow part="concrete" name="component3" />}
        <ChoiceRow
          part="concrete"
          name="structure"
          off={isEuropean ? t('concrete.structureOnlyJgj') : undefined}
        />
      </Group>
      <Group title={t('concrete.groupReinforcement')}>
        <ChoiceRow
          part="concrete"
          name="crack_or_not"
          off={isEuropean && !isCrackOpen ? t('concrete.crackFixed') : undefined}
          lock={isEuropean ? 'cracked' : undefined}
        />
        <SwitchRow part="concrete" name="reinforce" />
        <ChoiceRow part="concrete" name="reinforcement_intensity" hint={t('concrete.intensityHint')} />
        <ChoiceRow part="concrete" name="edge_reinforcement_or_not" hint={t('concrete.edgeHint')} />
      </Group>
      <Group title={t('concrete.groupInstallation')}>
        <ChoiceRow part="concrete" name="installationPosition" />
        <InputRow
          part="concrete"
          name="baseDistance"
          off={noStandOff}
          invalidText={t('number.notNegative')}
        />
        <InputRow
          part="concrete"
          name="degreeOfRestraint"
          off={noStandOff}
          invalidText={t('number.restraint')}
        />
        {noStandOff === undefined && <p className={styles.hint}>{t('concrete.restraintHint')}</p>}
        <SwitchRow part="concrete" name="annularGap" />
      </Group>
      <Group title={t('concrete.groupHole')}>
        <ChoiceRow part="concrete" name="drillingMethod" hint={hint} />
        <ChoiceRow part="concrete" name="holeDryness" hint={hint} />
        <ChoiceRow part="concrete" name="holeCleaning" hint={hint} />
        <SwitchRow part="concrete" name="pore" hint={hint} />
        <InputRow part="concrete" name="longTermTemperature" {...temperature} />
        <InputRow
          part="concrete"
          name="shortTermTemperature"
          {...temperature}
          contradiction={isColder ? t('concrete.shortBelowLong') : undefined}
        />
        <p className={styles.hint}>{hint}</p>
      </Group>
    </div>
  );
}
