import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { designFieldOf } from '@/design/input/request-fields';
import { panelOf } from '@/design/model/fields';
import { openInputs } from '@/design/model/replaced-fields';
import { type Missing, nextStep } from '@/design/verdict/missing';
/**
 * List below the verdict: missing checks and results, and a button for the next step towards a complete
 * verdict.
 */
import type { CheckResult } from '@/engineering';
import { useOthersRunning } from '@/features/current-design/use-run-state';
import { useTranslate } from '@/features/current-design/use-translate';
import { SentenceText } from '@/shared/ui/sentence-text';
import { useCenterPaneStore } from '@/stores/center-pane';
import { useDesignStore } from '@/stores/design/design-store';
import { useRunStore } from '@/stores/run';
import { missingText } from '@/wording/missing-text';
import styles from '@/features/current-design/verdict.module.css';

/** Rows of the inputs that could not be read, each to be corrected in its field or confirmed as it is. */
function UnconfirmedInputs({ onField }: Pick<MissingListProps, 'onField'>) {
  const { t } = useTranslation(['results', 'design']);
  const design = useDesignStore((state) => state.design);
  const confirmInput = useDesignStore((state) => state.confirmInput);
  const nameOf = (field: string) =>
    `${t(`design:panels.${panelOf(field)}`)}, ${field.slice(field.indexOf('.') + 1)}`;
  return openInputs(design).map(({ field, text }) => (
    <li key={field} data-testid="unconfirmed">
      <span>
        {t('missing.unreadInput', { name: nameOf(field), text })}{' '}
        <Button type="link" size="small" className={styles.toField} onClick={() => onField(field)}>
          {t('design:actions.toField')}
        </Button>{' '}
        <Button type="link" size="small" className={styles.toField} onClick={() => confirmInput(field)}>
          {t('missing.confirmInput')}
        </Button>
      </span>
    </li>
  ));
}

interface MissingListProps {
  missing: readonly Missing[];
  answer: CheckResult;
  onField: (field: string) => void;
  /** Calculates entered loads that have not been calculated yet. */
  onRest: () => void;
  /** Shows the load case under which not everything could be verified. */
  onShow: () => void;
}

export function MissingList({ missing, answer, onField, onRest, onShow }: MissingListProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate('remarks');
  const show = useCenterPaneStore((state) => state.show);
  const isRunning = useRunStore(({ progress }) => progress !== null);
  const areOthersRunning = useOthersRunning();
  // Rows waiting for the run in progress are not listed as missing.
  const open = isRunning ? missing.filter(({ code }) => code !== 'rows_open') : missing;
  if (open.length === 0 || areOthersRunning) return null;
  const step = nextStep(open);
  const choosePosition = () => {
    const field = designFieldOf('plate.installation_position', useDesignStore.getState().design);
    if (field !== null) onField(field);
  };
  const steps = {
    calculate: onRest,
    list: () => show('loadList'),
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
      <UnconfirmedInputs onField={onField} />
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
