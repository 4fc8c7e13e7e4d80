/**
 * List below the verdict: missing checks and results, and a button for the next step towards a complete
 * verdict.
 */
import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { panelOf } from '@/design/model/fields';
import { openInputs } from '@/design/model/replaced-fields';
import { designFieldOf } from '@/design/requests/request-fields';
import { nextStep, type Missing } from '@/design/verdict/missing';
import { useRun } from '@/features/current-design/use-run';
import { useTranslate } from '@/features/current-design/use-translate';
import { goToField } from '@/features/workspace/page/panel-views';
import { SentenceText } from '@/shared/ui/sentence-text';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { areOthersRunning } from '@/stores/run';
import { runDriver } from '@/stores/run-driver';
import { showPane } from '@/stores/workspace-view';
import { missingText } from '@/wording/missing-text';
import styles from '@/features/current-design/verdict.module.css';

/** Accepts the default of an input of the opened design that could not be read. */
const confirm = (field: string) =>
  changeDesign((design) => {
    design.unconfirmed = design.unconfirmed?.filter((one) => one.field !== field) ?? [];
  });

/** Rows of the inputs that could not be read, each to be corrected in its field or confirmed as it is. */
function UnconfirmedInputs() {
  const { t } = useTranslation(['results', 'design']);
  const design = useDesignStore((state) => state.design);
  const nameOf = (field: string) =>
    `${t(`design:panels.${panelOf(field)}`)}, ${field.slice(field.indexOf('.') + 1)}`;
  return openInputs(design).map(({ field, text }) => (
    <li key={field} data-testid="unconfirmed">
      <span>
        {t('missing.unreadInput', { name: nameOf(field), text })}{' '}
        <Button type="link" size="small" className={styles.toField} onClick={() => goToField(field)}>
          {t('design:actions.toField')}
        </Button>{' '}
        <Button type="link" size="small" className={styles.toField} onClick={() => confirm(field)}>
          {t('missing.confirmInput')}
        </Button>
      </span>
    </li>
  ));
}

interface MissingListProps {
  missing: readonly Missing[];
  answer: CheckAnswerOnWire;
  /** Shows the load case under which not everything could be verified. */
  onShow: () => void;
}

export function MissingList({ missing, answer, onShow }: MissingListProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate('remarks');
  const isRunning = useRun(({ progress }) => progress !== null);
  const isHidden = useRun(areOthersRunning);
  // Rows waiting for the run in progress are not listed as missing.
  const open = isRunning ? missing.filter(({ code }) => code !== 'rows_open') : missing;
  if (open.length === 0 || isHidden) return null;
  const step = nextStep(open);
  const choosePosition = () => {
    const field = designFieldOf('plate.installation_position', useDesignStore.getState().design);
    if (field !== null) goToField(field);
  };
  const steps = {
    calculate: () => runDriver().calculate('whole'),
    list: () => showPane('loadList'),
    installation: choosePosition,
    show: onShow,
  };
  return (
    <ul className={styles.list} aria-label={t('verdict.missing')} data-testid="missing">
      {open.map((one) => (
        <li key={one.code} data-testid={`missing-${one.code}`}>
          <QuestionCircleOutlined className={styles.missing} />
          <SentenceText text={missingText(one, answer, translate)} />
        </li>
      ))}
      <UnconfirmedInputs />
      {step && (
        <li>
          <Button size="small" onClick={steps[step]}>
            {t(`steps.${step}`)}
          </Button>
        </li>
      )}
    </ul>
  );
}
