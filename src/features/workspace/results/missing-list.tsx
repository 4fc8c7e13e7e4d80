/** Missing checks and results, and the next step towards a complete verdict. */
import { QuestionCircleOutlined, WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { designFieldOf } from '@/design/input/request-fields';
import { panelOf } from '@/design/model/fields';
import { openInputs } from '@/design/model/reset-fields';
import { type Missing, nextStep } from '@/design/verdict/incomplete-reasons';
import type { Reservation } from '@/design/verdict/reservations';
import { type CheckResult } from '@/engineering';
import { FieldLink } from '@/features/current-design/field-link';
import { useRun } from '@/features/current-design/use-run';
import { useTranslate } from '@/features/current-design/use-translate';
import { routes } from '@/shared/navigation/routes';
import { SentenceText } from '@/shared/ui/symbol-text';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { areOthersRunning } from '@/stores/run';
import { runDriver } from '@/stores/run-driver';
import { openField, showPane } from '@/stores/workspace-view';
import { missingText, reservationText } from '@/text/wording/statement-text';
import styles from '@/features/current-design/verdict.module.css';

/** Reservations below the verdict, one line each, expanded by a click. */
export function ReservationList({ reservations }: { reservations: readonly Reservation[] }) {
  const { t } = useTranslation(['results', 'design']);
  const translate = useTranslate('remarks');
  const design = useDesignStore((state) => state.design);
  if (reservations.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('verdict.reservations')}>
      {[...new Set(reservations.map(({ code }) => code))].map((code) => {
        const alike = reservations.filter((one) => one.code === code);
        return (
          <li key={code} data-testid={`reservation-${code}`}>
            <WarningFilled style={{ color: 'var(--ant-color-warning)' }} />
            <details className={styles.reservation}>
              <summary>
                {alike.length > 1 && `${alike.length} × `}
                <SentenceText text={reservationText(alike[0], translate)} />
              </summary>
              {alike.map((reservation, index) => (
                <div key={index}>
                  {index > 0 && <SentenceText text={reservationText(reservation, translate)} />}{' '}
                  <span className="muted" style={{ marginInlineEnd: 8 }}>
                    {reservation.clause}
                  </span>
                  {reservation.field !== '' && (
                    <FieldLink field={designFieldOf(reservation.field, design)} className={styles.toField} />
                  )}
                </div>
              ))}
              <Link to={routes.scopeOf(code)}>{t('verdict.scope')}</Link>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/** Accepts the default of an input of the opened design that could not be read. */
const confirm = (field: string) =>
  changeDesign((design) => {
    design.unconfirmed = design.unconfirmed?.filter((one) => one.field !== field) ?? [];
  });

function UnconfirmedInputs() {
  const { t } = useTranslation(['results', 'design']);
  const design = useDesignStore((state) => state.design);
  const nameOf = (field: string) =>
    `${t(`design:panels.${panelOf(field)}`)}, ${field.slice(field.indexOf('.') + 1)}`;
  return openInputs(design).map(({ field, text }) => (
    <li key={field} data-testid="unconfirmed">
      <span>
        {t('missing.unreadInput', { name: nameOf(field), text })}{' '}
        <FieldLink field={field} className={styles.toField} />{' '}
        <Button type="link" size="small" className={styles.toField} onClick={() => confirm(field)}>
          {t('missing.confirmInput')}
        </Button>
      </span>
    </li>
  ));
}

interface MissingListProps {
  missing: readonly Missing[];
  answer: CheckResult;
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
  const steps = {
    calculate: () => runDriver().calculate('whole'),
    list: () => showPane('loadList'),
    installation: () => openField('concrete.installationPosition'),
    show: onShow,
  };
  return (
    <ul className={styles.list} aria-label={t('verdict.missing')} data-testid="missing">
      {open.map((one) => (
        <li key={one.code} data-testid={`missing-${one.code}`}>
          <QuestionCircleOutlined className="muted" />
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
