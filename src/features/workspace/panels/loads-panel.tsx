/** Loads panel: dead and live values with their factors, with the same keys as the table of loads. */
import { Button } from 'antd';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { combinationClause, PRESENT_FACTORS } from '@/engineering';
import { usePastedLoads } from '@/features/workspace/loads/use-pasted-loads';
import { Group, InputRow, NumberRow } from '@/features/workspace/panels/design-fields';
import { LOADS, SHOWN_LOADS, unitOf } from '@/quantities/inputs';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import styles from '@/features/workspace/panels/panel.module.css';

type Vector = readonly [number, number];

/** Directions of the axes in the drawing: x to the lower right, y to the upper right, z upwards. */
const X: Vector = [0.8, 0.42];
const Y: Vector = [0.8, -0.42];
const Z: Vector = [0, -1];

/** Axes of the drawing; a rotation from `from` to `to` is positive about the axis. */
const AXES = [
  { names: 'Vx, Mx', axis: X, length: 90, from: Y, to: Z },
  { names: 'Vy, My', axis: Y, length: 90, from: Z, to: X },
  { names: 'Nz, Mz', axis: Z, length: 56, from: X, to: Y },
] as const;

const RADIUS = 13;
/** Fraction of a full turn that an arc shows. */
const TURN = 0.75;

/** Returns the point at these distances from the origin, each along a direction. */
const at = (...parts: readonly (readonly [distance: number, direction: Vector])[]): Vector =>
  parts.reduce<Vector>(([x, y], [distance, [u, v]]) => [x + distance * u, y + distance * v], [100, 78]);

const pathOf = (points: readonly Vector[]) => `M${points.join(' L')}`;

function arcOf({ axis, length, from, to }: (typeof AXES)[number]): string {
  const points = Array.from({ length: 19 }, (_, step) => {
    const angle = 2 * Math.PI * TURN * (step / 18);
    return at([0.62 * length, axis], [RADIUS * Math.cos(angle), from], [RADIUS * Math.sin(angle), to]);
  });
  return pathOf(points);
}

const PLATE = pathOf([
  at([-40, X], [-40, Y]),
  at([40, X], [-40, Y]),
  at([40, X], [40, Y]),
  at([-40, X], [40, Y]),
]);

const GREY = 'var(--ant-color-text-secondary)';
const ARROW = { fill: 'none', stroke: GREY, strokeWidth: 1.4, markerEnd: 'url(#sign-tip)' };
const TIP = { viewBox: '0 0 8 8', refX: 6, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto' };

/** Sketch of the positive directions of the loads on the base plate. */
function SignSketch() {
  const { t } = useTranslation('design');
  return (
    <svg
      style={{ width: 200, alignSelf: 'center', fontSize: 'var(--ant-font-size-sm)' }}
      fill={GREY}
      viewBox="30 8 200 124"
      role="img"
      aria-label={t('loads.sign')}
    >
      <title>{t('loads.sign')}</title>
      <defs>
        <marker id="sign-tip" {...TIP}>
          <path d="M0 0 L8 4 L0 8 z" />
        </marker>
      </defs>
      <path fill="var(--ant-color-fill-tertiary)" stroke="var(--ant-color-border)" d={`${PLATE} z`} />
      {AXES.map((one) => {
        const [x, y] = at([one.length, one.axis]);
        return (
          <g key={one.names}>
            <path {...ARROW} d={pathOf([at(), [x, y]])} />
            <path {...ARROW} d={arcOf(one)} />
            <text x={x + 6} y={y + 4}>
              {one.names}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Offers the factors of the current Chinese code, which differ from those of the combination tabs. */
function PresentFactors() {
  const { t } = useTranslation('design');
  const standard = useDesignStore(({ design }) => design.standardType);
  const { deadFactor, liveFactor } = useDesignStore(({ design }) => design.loads);
  const { dead, live } = PRESENT_FACTORS;
  if (standard !== 'JGJ145-2013') return null;
  const clause = combinationClause(standard);
  return (
    <p className={styles.hint}>
      {t('loads.presentFactors', { clause, dead, live })}{' '}
      {(deadFactor !== dead || liveFactor !== live) && (
        <Button
          type="link"
          size="small"
          onClick={() =>
            changeDesign(
              ({ loads }) => void Object.assign(loads, { deadFactor: dead, liveFactor: live, shown: null }),
            )
          }
        >
          {t('loads.takeFactors', { dead, live })}
        </Button>
      )}
    </p>
  );
}

/** Moves the focus to the field above or below, as in the table: these keys never change a load. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
  fields[fields.indexOf(event.target) + step]?.focus();
}

function LoadGroup({ kind }: { kind: 'dead' | 'live' }) {
  const { t } = useTranslation('design');
  const isOff = useDesignStore(({ design }) => kind === 'live' && design.loads.loadCase === 'dead');
  const group = useRef<HTMLDivElement>(null);
  usePastedLoads(group, kind, isOff);
  return (
    <Group title={t(`loads.${kind}`)} ref={group}>
      <InputRow part="loads" name={`${kind}Factor`} step={null} invalidText={t('number.notNegative')} />
      {SHOWN_LOADS.map((component) => (
        <NumberRow
          key={component}
          label={component}
          field={`loads.${kind}.${component}`}
          unit={unitOf(LOADS[component])}
          step={null}
          off={isOff ? t('loads.liveOff') : undefined}
          read={(d) => d.loads[kind][component]}
          write={(d, v) => (d.loads[kind][component] = v)}
        />
      ))}
    </Group>
  );
}

export function LoadsPanel() {
  const { t } = useTranslation('design');
  return (
    <div className={styles.panel} onKeyDown={moveFocus}>
      <LoadGroup kind="dead" />
      <LoadGroup kind="live" />
      <PresentFactors />
      <SignSketch />
      <p className={styles.hint}>{t('loads.importance')}</p>
    </div>
  );
}
