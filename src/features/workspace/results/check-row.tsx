/** Row of a check: name, anchors, action, resistance, utilisation bar, verdict, breakout body. */
import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedSum, Statement } from '@/design/verdict/checks';
import type { AnchorPoint, ModeKey } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { VerdictTag } from '@/features/workspace/results/verdict-tag';
import {
  explore,
  showFailureBody,
  showTrail,
  type TrailKey,
  useWorkspaceView,
} from '@/stores/workspace-view';
import { anchorsText } from '@/text/wording/verdict-text';
import styles from '@/features/workspace/results/results.module.css';

/** Half the side of the plan of the anchors, and the radius of a dot. */
const PLAN = { half: 10, dot: 2.2 };

/** Tiny plan of the anchors, on which the anchors of a check are filled. */
function AnchorDots({ anchors, all }: { anchors: string; all: readonly AnchorPoint[] }) {
  const translate = useTranslate();
  if (anchors === '') return null;
  const largest = Math.max(1, ...all.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  const scale = (PLAN.half - PLAN.dot - 1) / largest;
  const checked = new Set(anchors.split(','));
  return (
    <svg
      className={styles.dots}
      role="img"
      viewBox={`${-PLAN.half} ${-PLAN.half} ${2 * PLAN.half} ${2 * PLAN.half}`}
    >
      <title>{anchorsText(anchors, translate)}</title>
      {all.map(({ x, y }, index) => (
        <circle
          key={index}
          className={checked.has(String(index + 1)) ? styles.dotOn : styles.dotOff}
          cx={x * scale}
          cy={-y * scale}
          r={PLAN.dot}
        />
      ))}
    </svg>
  );
}

interface BarProps {
  /** Fraction of the limit; Infinity = unbounded. */
  share: number;
  bad: boolean;
  /** True if an alternative check decides. */
  isNotNeeded?: boolean;
  text: string;
}

/** Utilisation with a bar that is full at the limit; the number states by how much the limit is exceeded. */
function UtilisationBar({ share, bad, isNotNeeded = false, text }: BarProps) {
  return (
    <div className={styles.utilisation} translate="no">
      <div className={styles.bar} aria-hidden="true">
        <div
          className={isNotNeeded ? styles.barNotNeeded : bad ? styles.barBad : styles.barGood}
          style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }}
        />
      </div>
      <span className={isNotNeeded ? 'muted' : bad ? styles.bad : undefined}>{text}</span>
    </div>
  );
}

export interface RowProps {
  id: string;
  className?: string;
  name: string;
  /** Calculation that the name opens, with the accessible name of the button; null if there is none. */
  trail: { key: TrailKey; label: string } | null;
  anchors: string;
  all: readonly AnchorPoint[];
  governs?: boolean;
  fails?: boolean;
  /** Action, resistance and utilisation; null if the check does not apply. */
  figures: { action: string; resistance: string; bar: BarProps } | null;
  verdict: NamedSum['shown'];
  reason?: Statement | null;
  /** Failure mode whose body can be shown. */
  body?: ModeKey | null;
  detail?: ReactNode;
}

/** Row of a check; a click on its name opens the calculation, if the response contains one. */
export function CheckRow({
  id,
  className = '',
  name,
  trail,
  anchors,
  all,
  governs = false,
  ...rest
}: RowProps) {
  const { figures, fails = false, verdict, reason = null, body = null, detail } = rest;
  const { t } = useTranslation(['results', 'viewer']);
  const shown = useWorkspaceView((view) => view.mode);
  const isShown = body !== null && body === shown;
  return (
    // The headline links to this row, which gets the focus.
    <tr
      data-testid={id}
      tabIndex={-1}
      className={[className, isShown ? styles.shown : '', governs ? styles.governing : ''].join(' ')}
    >
      <th scope="row">
        {trail === null ? (
          <span className={styles.plainMode}>{name}</span>
        ) : (
          <Button type="link" size="small" aria-label={trail.label} onClick={() => showTrail(trail.key)}>
            {name}
          </Button>
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
        <AnchorDots anchors={anchors} all={all} />
      </td>
      {figures === null ? (
        <td colSpan={3} className={styles.off}>
          <VerdictTag verdict={verdict} reason={reason} inWords />
        </td>
      ) : (
        <>
          <td className={styles.figure}>{figures.action}</td>
          <td className={styles.figure}>{figures.resistance}</td>
          <td>
            <UtilisationBar {...figures.bar} />
          </td>
        </>
      )}
      <td>{figures !== null && <VerdictTag verdict={verdict} />}</td>
      <td>
        {figures !== null && body !== null && (
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
