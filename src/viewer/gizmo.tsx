/**
 * The axes in a corner of the view, as the camera sees them. Clicking the end of an axis selects the view
 * from that direction. The size of the axes does not depend on the model.
 */
import { useImperativeHandle, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Quaternion, Vector3 } from 'three';
import type { Point3 } from '@/viewer/drawing/drawing';
import { LABEL_COLOURS } from '@/viewer/drawing/palette';
import { DIRECTIONS } from '@/viewer/rendering/camera';
import { OVER_CANVAS } from '@/viewer/rendering/prepare-frame';
import styles from '@/viewer/viewer.module.css';

const AXES = [
  { name: 'x', colour: LABEL_COLOURS.axisX },
  { name: 'y', colour: LABEL_COLOURS.axisY },
  { name: 'z', colour: LABEL_COLOURS.axisZ },
] as const;

const ENDS = AXES.flatMap(({ name, colour }, axis) =>
  ([1, -1] as const).map((sign) => {
    const along = new Vector3().setComponent(axis, sign);
    // In the views from above and from below, y points up.
    const direction: Point3 = name === 'z' ? [0, DIRECTIONS.top[1], sign] : along.toArray();
    return { id: `${sign > 0 ? '+' : '−'}${name}`, name, colour, sign, along, direction };
  }),
);

/** Distance of the labelled ends from the origin and radius of the ends, in units of the SVG view box. */
const REACH = 34;
const RADIUS = 9.5;

export interface GizmoHandle {
  turn: (camera: Quaternion) => void;
}

/** Draws the axes; `turn` updates them before each frame, as React would take longer than a frame. */
export function Gizmo({ onLook, ref }: { onLook: (direction: Point3) => void; ref: Ref<GizmoHandle> }) {
  const { t } = useTranslation('viewer');
  const drawing = useRef<SVGSVGElement>(null);
  useImperativeHandle(ref, () => ({
    turn: (camera) => {
      const back = camera.clone().invert();
      const ends = ENDS.map((end) => ({ end, at: end.along.clone().applyQuaternion(back) }));
      // The nearest end is drawn last, so that it covers the other ends.
      for (const { end, at } of ends.toSorted((a, b) => a.at.z - b.at.z)) {
        const part = drawing.current?.querySelector(`[data-end="${end.id}"]`);
        if (!part) continue;
        const [x, y] = [at.x * REACH, -at.y * REACH];
        part.querySelector('g')?.setAttribute('transform', `translate(${x} ${y})`);
        part.querySelector('line')?.setAttribute('x2', String(x));
        part.querySelector('line')?.setAttribute('y2', String(y));
        if (part !== drawing.current?.lastElementChild && !part.contains(document.activeElement))
          drawing.current?.append(part);
      }
    },
  }));
  return (
    <svg
      ref={drawing}
      className={styles.gizmo}
      viewBox="-48 -48 96 96"
      role="group"
      aria-label={t('gizmo')}
      {...{ [OVER_CANVAS]: '' }}
    >
      {ENDS.map(({ id, name, colour, sign, direction }) => (
        <g key={id} data-end={id}>
          {sign > 0 && <line stroke={colour} strokeWidth={2.5} />}
          <g
            className={styles.end}
            role="button"
            tabIndex={0}
            aria-label={t('lookFrom', { from: id })}
            onClick={() => onLook(direction)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onLook(direction);
            }}
          >
            <circle
              r={sign > 0 ? RADIUS : RADIUS * 0.62}
              fill={sign > 0 ? colour : '#ffffff'}
              stroke={colour}
              strokeWidth={1.5}
            />
            {sign > 0 && (
              <text
                textAnchor="middle"
                dominantBaseline="central"
                fontSize={12}
                fontWeight={600}
                fill="#ffffff"
              >
                {name}
              </text>
            )}
          </g>
        </g>
      ))}
    </svg>
  );
}
