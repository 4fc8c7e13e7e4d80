/** Concrete panel. */
import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyGrade } from '@/design/records/available-records';
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

const useIsEuropean = () => useDesignStore((state) => state.design.standardType === 'EN1992-4');

function MaterialGroup() {
  const { t } = useTranslation('design');
  const european = useIsEuropean();
  return (
    <Group title={t('concrete.groupMaterial')}>
      <GradeRows />
      {european && <ChoiceRow part="concrete" name="component3" />}
      <ChoiceRow
        part="concrete"
        name="structure"
        off={european ? t('concrete.structureOnlyJgj') : undefined}
      />
    </Group>
  );
}

function ReinforcementGroup() {
  const { t } = useTranslation('design');
  const european = useIsEuropean();
  const isCrackOpen = useDesignStore((state) => state.design.unlocked.cracked);
  return (
    <Group title={t('concrete.groupReinforcement')}>
      <ChoiceRow
        part="concrete"
        name="crack_or_not"
        off={european && !isCrackOpen ? t('concrete.crackFixed') : undefined}
        lock={european ? 'cracked' : undefined}
      />
      <SwitchRow part="concrete" name="reinforce" />
      <ChoiceRow part="concrete" name="reinforcement_intensity" hint={t('concrete.intensityHint')} />
      <ChoiceRow part="concrete" name="edge_reinforcement_or_not" hint={t('concrete.edgeHint')} />
    </Group>
  );
}

function InstallationGroup() {
  const { t } = useTranslation('design');
  const position = useDesignStore((state) => state.design.concrete.installationPosition);
  const noStandOff = position === 'flush' ? t('concrete.noStandOff') : undefined;
  return (
    <Group title={t('concrete.groupInstallation')}>
      <ChoiceRow part="concrete" name="installationPosition" />
      <InputRow part="concrete" name="baseDistance" off={noStandOff} invalidText={t('number.notNegative')} />
      <InputRow
        part="concrete"
        name="degreeOfRestraint"
        off={noStandOff}
        invalidText={t('number.restraint')}
      />
      {noStandOff === undefined && <p className={styles.hint}>{t('concrete.restraintHint')}</p>}
      <SwitchRow part="concrete" name="annularGap" />
    </Group>
  );
}

/** Inputs for the drill hole; they are printed in the report, and no check uses them. */
function HoleGroup() {
  const { t } = useTranslation('design');
  const reportOnly = t('concrete.reportOnly');
  const isColder = useDesignStore(
    ({ design: { concrete } }) => concrete.shortTermTemperature < concrete.longTermTemperature,
  );
  return (
    <Group title={t('concrete.groupHole')}>
      <ChoiceRow part="concrete" name="drillingMethod" hint={reportOnly} />
      <ChoiceRow part="concrete" name="holeDryness" hint={reportOnly} />
      <ChoiceRow part="concrete" name="holeCleaning" hint={reportOnly} />
      <SwitchRow part="concrete" name="pore" hint={reportOnly} />
      <InputRow
        part="concrete"
        name="longTermTemperature"
        emptyValue={0}
        invalidText={t('number.temperature')}
      />
      <InputRow
        part="concrete"
        name="shortTermTemperature"
        emptyValue={0}
        invalidText={t('number.temperature')}
        contradiction={isColder ? t('concrete.shortBelowLong') : undefined}
      />
      <p className={styles.hint}>{reportOnly}</p>
    </Group>
  );
}

export function ConcretePanel() {
  return (
    <div className={styles.panel}>
      <MaterialGroup />
      <ReinforcementGroup />
      <InstallationGroup />
      <HoleGroup />
    </div>
  );
}
