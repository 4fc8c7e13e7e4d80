/** Concrete panel: grade, state, reinforcement, installation, drill hole. */
import { useTranslation } from 'react-i18next';
import { ChoiceRow, InputRow, SwitchRow } from '@/features/workspace/panels/design-fields';
import { GradeRows } from '@/features/workspace/panels/grade-rows';
import { Group } from '@/features/workspace/panels/rows';
import { useDesignStore } from '@/stores/design/design-store';
import styles from '@/features/workspace/panels/panel.module.css';

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
  return (
    <Group title={t('concrete.groupHole')}>
      <ChoiceRow part="concrete" name="drillingMethod" hint={reportOnly} />
      <ChoiceRow part="concrete" name="holeDryness" hint={reportOnly} />
      <ChoiceRow part="concrete" name="holeCleaning" hint={reportOnly} />
      <SwitchRow part="concrete" name="pore" hint={reportOnly} />
      <InputRow part="concrete" name="longTermTemperature" emptyValue={0} />
      <InputRow part="concrete" name="shortTermTemperature" emptyValue={0} />
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
