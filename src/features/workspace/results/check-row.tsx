/** Row of a check. */
import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  EyeOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { Button, Flex, Tooltip } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedSum, Statement } from '@/design/verdict/check-status';
import type { ModeKey } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-run';
import { SentenceText } from '@/shared/ui/symbol-text';
import { displayedResult, useRunStore } from '@/stores/run';
import {
  explore,
  showFailureBody,
  showTrail,
  type TrailKey,
  useWorkspaceView,
} from '@/stores/workspace-view';
import { statementText } from '@/text/wording/statement-text';
import { utilisationText } from '@/text/wording/values';
import { anchorsText } from '@/text/wording/verdict-text';
import styles from '@/features/workspace/results/results.module.css';

/** A colour is never the only sign of a verdict. */
const ICONS = {
  Satisfied: <CheckCircleFilled className={styles.good} />,
  'Not satisfied': <CloseCircleFilled className={styles.bad} />,
  'Not applicable': <MinusCircleOutlined className="muted" />,
  notNeeded: <MinusCircleOutlined className="muted" />,
  reserved: <ExclamationCircleFilled style={{ color: 'var(--ant-color-warning)' }} />,
} as const;

interface VerdictTagProps {
  verdict: NamedSum['shown'];
  reason?: Statement | null;
  /** True to show the text next to the icon; otherwise the text is only the accessible label. */
  inWords?: boolean;
}

export function VerdictTag({ verdict, reason = null, inWords = false }: VerdictTagProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate('remarks');
  const id = useId();
  const word = t(`verdicts.${verdict}`);
  const tag = (
    <>
      {ICONS[verdict]} {inWords ? word : <span className="unseen">{word}</span>}
    </>
  );
  if (reason === null)
    return (
      <span style={{ whiteSpace: 'nowrap' }} title={inWords ? undefined : word}>
        {tag}
      </span>
    );
  const text = statementText(reason, translate);
  return (
    <>
      <Tooltip title={<SentenceText text={text} />} placement="left">
        <span className={styles.explained} tabIndex={0} aria-describedby={id}>
          {tag}
        </span>
      </Tooltip>
      <span id={id} className="unseen">
        {text}
      </span>
    </>
  );
}

/** Half the side of the plan of the anchors, and the radius of a dot. */
const PLAN = { half: 10, dot: 2.2 };

/** Tiny plan on which the anchors of a check are filled. */
function AnchorDots({ anchors }: { anchors: string }) {
  const translate = useTranslate();
  const all = useRunStore(displayedResult)?.input.anchors ?? [];
  if (anchors === '') return null;
  const largest = Math.max(1, ...all.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  const scale = (PLAN.half - PLAN.dot - 1) / largest;
  const checked = new Set(anchors.split(','));
  return (
    <svg
      style={{ display: 'block' }}
      role="img"
      width={2 * PLAN.half}
      height={2 * PLAN.half}
      viewBox={`${-PLAN.half} ${-PLAN.half} ${2 * PLAN.half} ${2 * PLAN.half}`}
    >
      <title>{anchorsText(anchors, translate)}</title>
      {all.map(({ x, y }, index) => (
        <circle
          key={index}
          fill={`var(--ant-color-${checked.has(String(index + 1)) ? 'text' : 'border'})`}
          cx={x * scale}
          cy={-y * scale}
          r={PLAN.dot}
        />
      ))}
    </svg>
  );
}

interface Utilisation {
  /** Per cent of the limit; null if unbounded or unknown. */
  utilisation: number | null;
  isBad: boolean;
  isNotNeeded?: boolean;
}

/** Utilisation with a bar that is full at the limit; the number states by how much the limit is exceeded. */
function UtilisationBar({ utilisation, isBad, isNotNeeded = false }: Utilisation) {
  const translate = useTranslate();
  const width = utilisation ?? (isBad ? 100 : 0);
  const limit = isNotNeeded ? 'notNeeded' : isBad ? 'exceeded' : 'met';
  return (
    <Flex gap={8} align="center" justify="flex-end" data-limit={limit} translate="no">
      <div className={styles.bar} aria-hidden="true">
        <div style={{ width: `${Math.min(100, Math.max(0, width))}%` }} />
      </div>
      <span className={isNotNeeded ? 'muted' : undefined}>
        {utilisationText(utilisation, isBad, translate)}
      </span>
    </Flex>
  );
}

export interface RowProps {
  id: string;
  className?: string;
  name: string;
  /** Calculation that the name opens, with the accessible name of the button; false if there is none. */
  trail?: { key: TrailKey; label: string } | false;
  anchors: string;
  governs?: boolean;
  fails?: boolean;
  /** Action, resistance and utilisation; null if the check does not apply. */
  figures: (Utilisation & { action: string; resistance: string }) | null;
  verdict: NamedSum['shown'];
  reason?: Statement | null;
  body?: ModeKey;
  detail?: ReactNode;
}

export function CheckRow(props: RowProps) {
  const { id, className = '', name, trail = false, anchors, governs = false, fails = false } = props;
  const { figures, verdict, reason, body, detail } = props;
  const { t } = useTranslation(['results', 'viewer']);
  const shown = useWorkspaceView((view) => view.mode);
  const isShown = body !== undefined && body === shown;
  return (
    // The headline links to this row, which gets the focus.
    <tr
      data-testid={id}
      tabIndex={-1}
      className={[className, isShown ? styles.shown : '', governs ? styles.governing : ''].join(' ')}
    >
      <th scope="row">
        {trail ? (
          <Button type="link" size="small" aria-label={trail.label} onClick={() => showTrail(trail.key)}>
            {name}
          </Button>
        ) : (
          <span style={{ color: 'var(--ant-color-text)' }}>{name}</span>
        )}
        {governs && <span role="img" className="unseen" aria-label={t('verdict.governs')} />}
        {detail}
        {fails && (
          <Button type="link" size="small" className={styles.help} onClick={() => explore('remedies')}>
            {t('remedies')}
          </Button>
        )}
      </th>
      <td>
        <AnchorDots anchors={anchors} />
      </td>
      {figures === null ? (
        <td colSpan={3} className={styles.off}>
          <VerdictTag verdict={verdict} reason={reason} inWords />
        </td>
      ) : (
        <>
          <td className={styles.figure}>{figures.action}</td>
          <td className={styles.figure}>{figures.resistance}</td>
          <td className={styles.figure}>
            <UtilisationBar {...figures} />
          </td>
        </>
      )}
      <td>{figures !== null && <VerdictTag verdict={verdict} />}</td>
      <td>
        {figures !== null && body !== undefined && (
          <Button
            type={isShown ? 'primary' : 'text'}
            size="small"
            icon={<EyeOutlined />}
            aria-label={t('viewer:showBodyOf', { mode: name })}
            aria-pressed={isShown}
            onClick={() => showFailureBody(isShown ? null : body)}
          />
        )}
      </td>
    </tr>
  );
}
