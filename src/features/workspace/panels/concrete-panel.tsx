/** Concrete panel: grade, state, reinforcement, installation, drill hole. */
import { useTranslation } from 'react-i18next';
import { ChoiceRow, InputRow, SwitchRow } from '@/features/workspace/panels/design-fields';
import { GradeRows } from '@/features/workspace/panels/grade-rows';
import { Group } from '@/features/workspace/panels/rows';
import { CONCRETE } from '@/quantities/inputs';
import { useDesignStore } from '@/stores/design/design-store';
import styles from '@/features/workspace/panels/panel.module.css';

const useIsEuropean = () => useDesignStore((state) => state.design.standardType === 'EN1992-4');

function MaterialGroup() {
  const { t } = useTranslation('design');
  const european = useIsEuropean();
  return (
    <Group title={t('concrete.groupMaterial')}>
      <GradeRows />
      {european && (
        <ChoiceRow
          label={t('concrete.component3')}
          field="concrete.component3"
          read={(d) => d.concrete.component3}
          write={(d, v) => (d.concrete.component3 = v)}
          options={[
            { value: 'general', label: t('concrete.component3General') },
            { value: 'accidental', label: t('concrete.component3Accidental') },
          ]}
        />
      )}
      <ChoiceRow
        label={t('concrete.structure')}
        field="concrete.structure"
        read={(d) => d.concrete.structure}
        write={(d, v) => (d.concrete.structure = v)}
        off={european ? t('concrete.structureOnlyJgj') : undefined}
        options={CONCRETE.structure.choices.map((value) => ({
          value,
          label: t(`concrete.structures.${value}`),
        }))}
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
        label={t('concrete.state')}
        field="concrete.crack_or_not"
        read={(d) => d.concrete.crack_or_not}
        write={(d, v) => (d.concrete.crack_or_not = v)}
        off={european && !isCrackOpen ? t('concrete.crackFixed') : undefined}
        lock={european ? 'cracked' : undefined}
        options={[
          { value: 'uncracked', label: t('concrete.uncracked') },
          { value: 'cracked', label: t('concrete.cracked') },
        ]}
      />
      <SwitchRow
        label={t('concrete.reinforce')}
        field="concrete.reinforce"
        read={(d) => d.concrete.reinforce === 'limited'}
        write={(d, v) => (d.concrete.reinforce = v ? 'limited' : 'unlimited')}
      />
      <ChoiceRow
        label={t('concrete.intensity')}
        field="concrete.reinforcement_intensity"
        hint={t('concrete.intensityHint')}
        read={(d) => d.concrete.reinforcement_intensity}
        write={(d, v) => (d.concrete.reinforcement_intensity = v)}
        options={CONCRETE.reinforcement_intensity.choices.map((value) => ({
          value,
          label: t(`concrete.intensities.${value}`),
        }))}
      />
      <ChoiceRow
        label={t('concrete.edgeReinforcement')}
        field="concrete.edge_reinforcement_or_not"
        hint={t('concrete.edgeHint')}
        read={(d) => d.concrete.edge_reinforcement_or_not}
        write={(d, v) => (d.concrete.edge_reinforcement_or_not = v)}
        options={CONCRETE.edge_reinforcement_or_not.choices.map((value) => ({
          value,
          label: t(`concrete.edgeReinforcements.${value}`),
        }))}
      />
    </Group>
  );
}

function InstallationGroup() {
  const { t } = useTranslation('design');
  const position = useDesignStore((state) => state.design.concrete.installationPosition);
  const noStandOff = position === 'flush' ? t('concrete.noStandOff') : undefined;
  return (
    <Group title={t('concrete.groupInstallation')}>
      <ChoiceRow
        label={t('concrete.position')}
        field="concrete.installationPosition"
        read={(d) => d.concrete.installationPosition}
        write={(d, v) => (d.concrete.installationPosition = v)}
        options={CONCRETE.installationPosition.choices.map((value) => ({
          value,
          label: t(`concrete.positions.${value}`),
        }))}
      />
      <InputRow
        label={t('concrete.baseDistance')}
        part="concrete"
        name="baseDistance"
        off={noStandOff}
        invalidText={t('number.notNegative')}
      />
      <InputRow
        label={t('concrete.restraint')}
        part="concrete"
        name="degreeOfRestraint"
        off={noStandOff}
        invalidText={t('number.restraint')}
      />
      <SwitchRow
        label={t('concrete.gap')}
        field="concrete.annularGap"
        read={(d) => d.concrete.annularGap === 'filled'}
        write={(d, v) => (d.concrete.annularGap = v ? 'filled' : 'open')}
      />
    </Group>
  );
}

/** Printed in the report; no check uses these inputs. */
function HoleGroup() {
  const { t } = useTranslation('design');
  const reportOnly = t('concrete.reportOnly');
  return (
    <Group title={t('concrete.groupHole')}>
      <ChoiceRow
        label={t('concrete.drilling')}
        field="concrete.drillingMethod"
        hint={reportOnly}
        read={(d) => d.concrete.drillingMethod}
        write={(d, v) => (d.concrete.drillingMethod = v)}
        options={CONCRETE.drillingMethod.choices.map((value) => ({
          value,
          label: t(`concrete.drillings.${value}`),
        }))}
      />
      <ChoiceRow
        label={t('concrete.dryness')}
        field="concrete.holeDryness"
        hint={reportOnly}
        read={(d) => d.concrete.holeDryness}
        write={(d, v) => (d.concrete.holeDryness = v)}
        options={CONCRETE.holeDryness.choices.map((value) => ({
          value,
          label: t(`concrete.drynesses.${value}`),
        }))}
      />
      <ChoiceRow
        label={t('concrete.cleaning')}
        field="concrete.holeCleaning"
        hint={reportOnly}
        read={(d) => d.concrete.holeCleaning}
        write={(d, v) => (d.concrete.holeCleaning = v)}
        options={CONCRETE.holeCleaning.choices.map((value) => ({
          value,
          label: t(`concrete.cleanings.${value}`),
        }))}
      />
      <SwitchRow
        label={t('concrete.pore')}
        field="concrete.pore"
        hint={reportOnly}
        read={(d) => d.concrete.pore === 'filled'}
        write={(d, v) => (d.concrete.pore = v ? 'filled' : 'open')}
      />
      <InputRow label={t('concrete.longTerm')} part="concrete" name="longTermTemperature" emptyValue={0} />
      <InputRow label={t('concrete.shortTerm')} part="concrete" name="shortTermTemperature" emptyValue={0} />
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
