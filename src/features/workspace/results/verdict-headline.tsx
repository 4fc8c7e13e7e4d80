/**
 * Overall verdict of the design with the governing check, the assumptions as chips, the reservations, and the
 * missing checks and results with the next step towards a complete verdict.
 */
import { QuestionCircleOutlined, WarningFilled, HourglassOutlined } from '@ant-design/icons';
import { Button, Flex, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { designFieldOf } from '@/design/input/request-fields';
import { panelOf } from '@/design/model/design-state';
import type { NamedCombination } from '@/design/model/load-cases';
import { openInputs } from '@/design/model/reset-fields';
import { type GoverningRow, type RowKey, rowKeyOf, utilisationsOf } from '@/design/verdict/check-status';
import type { Overall } from '@/design/verdict/design-verdict';
import { type Missing, nextStep } from '@/design/verdict/incomplete-reasons';
import type { Reservation } from '@/design/verdict/reservations';
import type { RunResult } from '@/design/verdict/run-result';
import type { CheckResult } from '@/engineering';
import { FieldLink } from '@/features/current-design/field-link';
import { RunningText } from '@/features/current-design/progress-text';
import { useRun, useTranslate, useFirstReason } from '@/features/current-design/use-run';
import { VERDICT_ICONS } from '@/features/current-design/verdict-mark';
import { routes } from '@/shared/navigation/routes';
import { SentenceText } from '@/shared/ui/symbol-text';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { areOthersRunning } from '@/stores/run';
import { runDriver } from '@/stores/run-driver';
import { openField, showPane, useWorkspaceView } from '@/stores/workspace-view';
import { missingText, reservationText } from '@/text/wording/statement-text';
import { utilisationText } from '@/text/wording/values';
import {
  anchorsText,
  assumptionTexts,
  anchorsAndCombination,
  combinationName,
  governingText,
  namedFactors,
  verdictText,
  checkName,
} from '@/text/wording/verdict-text';
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
            <details className={`brief ${styles.reservation}`}>
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

/** End of the axis, per cent. */
const END = 120;
const MARKS = [0, 20, 40, 60, 80, 100, 120];

const place = (percent: number) => ({ left: `${(100 * Math.min(END, Math.max(0, percent))) / END}%` });

/** Utilisations of the load case on screen; screen readers read them in the list of checks. */
function Ruler({ answer, governing }: { answer: CheckResult; governing: GoverningRow | null }) {
  const translate = useTranslate();
  const key = governing && rowKeyOf(governing);
  const values: Partial<Record<RowKey, number | null>> = utilisationsOf(answer);
  const ticks = { ...values, ...(governing && key && { [key]: governing.utilisation }) };
  return (
    <div className={styles.ruler} aria-hidden translate="no">
      {MARKS.map((mark) => (
        <span
          key={mark}
          className={mark === 100 ? styles.limit : styles.mark}
          style={place(mark)}
          data-mark={mark}
        />
      ))}
      {Object.entries(ticks).map(([check, value]) => (
        <span
          key={check}
          className={check === key ? styles.longTick : styles.tick}
          style={place(value ?? Infinity)}
          title={`${checkName(check as RowKey, answer, translate)}: ${utilisationText(value, true, translate)}`}
        >
          {(value ?? Infinity) > END && '▸'}
        </span>
      ))}
    </div>
  );
}

const COLON = /: |：/;

interface VerdictHeadlineProps {
  overall: Overall;
  result: RunResult;
  loads: NamedCombination;
  /** Shows the governing load case or, if it is on screen, the calculation or row of the governing check. */
  onOpen: () => void;
}

/** Assumptions as chips; a click on a chip shows its explanation, and nothing below the chips moves. */
function Chips({ texts }: { texts: readonly string[] }) {
  return (
    <Flex wrap gap={4} style={{ marginTop: 4 }} data-testid="assumptions">
      {texts.map((text) => (
        <Popover key={text} trigger="click" content={<SentenceText text={text} />}>
          <button type="button" className={styles.chip} title={text}>
            {text.split(COLON, 1)[0]}
          </button>
        </Popover>
      ))}
    </Flex>
  );
}

export function VerdictHeadline({ overall, result, loads, onOpen }: VerdictHeadlineProps) {
  const { t } = useTranslation(['results', 'design']);
  const reasonOf = useFirstReason();
  const standing = useRun((run) => run.resultStatus);
  const state = useRun((run) => run.state);
  const reason = state.kind === 'invalid' ? reasonOf(state.reasons) : null;
  const translate = useTranslate('remarks');
  const isRunning = useRun(areOthersRunning);
  // An open load list shows its own progress. A second counter here would show different numbers, because it
  // also counts the combinations.
  const isInList = useWorkspaceView(({ middle }) => middle === 'loadList');
  const { answer } = result;
  const { word, governing, worst, calculated } = overall;
  // Reservation for a design that does not meet the combined check of JGJ145-2013 and meets only the linear
  // sum of EN 1992-4.
  const ownCondition = overall.reservations.find(({ code }) => code === 'linear_sum_alone');
  const shown = governing && governingText(governing, answer, translate);
  // The name of the combination is stated only if there are others.
  const decisive = worst ?? (result.others.length === 0 ? null : loads);
  const beside =
    decisive === null
      ? anchorsAndCombination(shown?.anchors ?? '', result, translate)
      : [
          anchorsText(governing?.anchors ?? '', translate),
          combinationName(decisive, translate),
          namedFactors(decisive),
        ]
          .filter((part) => part !== '')
          .join(' · ');
  const assumptions = assumptionTexts(overall, translate);
  return (
    <div className={styles.headline} data-testid="overall" data-verdict={word} data-standing={standing}>
      <h2 className={styles.word}>
        {standing !== 'current' ? (
          t(`verdict.standing.${standing}`)
        ) : isRunning && word === 'incomplete' ? (
          <>
            {/* A spinning icon would repaint the page in every frame and slow the calculation down. */}
            <HourglassOutlined />{' '}
            {isInList ? t('design:live.running') : <RunningText calculated={calculated} />}
          </>
        ) : (
          <>
            {VERDICT_ICONS[word]} {verdictText(word, translate)}
          </>
        )}
      </h2>
      {reason !== null && (
        <div className={`muted ${styles.note}`} data-testid="invalid">
          <SentenceText text={reason.text} /> <FieldLink field={reason.field} className={styles.toField} />
        </div>
      )}
      {word === 'reservations' && standing === 'current' && (
        <div className={`muted ${styles.note}`} data-testid="second-line">
          {ownCondition ? (
            <SentenceText text={reservationText(ownCondition, translate)} />
          ) : (
            t('verdict.settleFirst')
          )}
        </div>
      )}
      {shown ? (
        <>
          <Button
            type="link"
            size="small"
            style={{ padding: 0 }}
            title={t('verdict.openGoverning')}
            onClick={onOpen}
          >
            {t('verdict.label', { name: shown.name })}
          </Button>{' '}
          <b className={styles.share} translate="no">
            {shown.value}
          </b>
        </>
      ) : (
        <div>{t('verdict.noForces')}</div>
      )}
      {beside !== '' && <span className="muted">{beside}</span>}
      <Ruler answer={answer} governing={governing} />
      {assumptions.length > 0 && <Chips texts={assumptions} />}
      {word === 'verified_rigid' && standing === 'current' && (
        <Button
          type="link"
          size="small"
          className={styles.toField}
          onClick={() => openField('plate.thickness')}
        >
          {t('verdict.proveRigid')}
        </Button>
      )}
    </div>
  );
}
