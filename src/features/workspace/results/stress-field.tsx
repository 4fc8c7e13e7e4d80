/** Stress of an elastic plate with profile, anchors, contact and scale, and the value at the pointer. */
import { Flex } from 'antd';
import {
  type CSSProperties,
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useId,
} from 'react';
import { useTranslation } from 'react-i18next';
import { deflectionGrid, stressAt, type StressGrid } from '@/design/scene/stress-grid';
import { plateValues, plateYieldOf } from '@/design/verdict/plate-result';
import type { RunResult } from '@/design/verdict/run-result';
import { BANDS, bandColour } from '@/drawing/plan/contours';
import { compressedCells } from '@/drawing/plan/pressure';
import { drawnOutline } from '@/drawing/plan/profile-outline';
import {
  paintStress,
  SCALE_SIZE,
  type StressImage,
  type StressPaint,
} from '@/features/workspace/results/stress-image';
import { formatValue } from '@/text/format/format-number';
import styles from '@/features/workspace/results/stress-field.module.css';

/** Position and size of the colour bar, px. */
const BAR = { x: 1, y: 36, width: 26, height: 380 };
const STEPS = [0, 0.25, 0.5, 0.75, 1];

const TICK = { fill: 'var(--ant-color-text)' };
const CONTACT = { fill: 'rgb(255 255 255 / 0.22)', shapeRendering: 'crispEdges' };
const FIXED = { vectorEffect: 'non-scaling-stroke' };
const PROFILE = { ...FIXED, fill: 'none', fillRule: 'evenodd', stroke: '#ffffff', strokeWidth: 2 } as const;
const ANCHOR = { ...FIXED, fill: '#ffffff', stroke: '#1a2129', strokeWidth: 1.5 };
const PEAK = { ...FIXED, fill: 'none', stroke: '#cd1e28', strokeWidth: 2.5 };
const LABEL = {
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fontWeight: 600,
  fill: '#1a2129',
} as const;
/** Outline that separates a text from the colours behind it. */
const HALO = { ...FIXED, paintOrder: 'stroke', stroke: 'rgb(255 255 255 / 0.9)', strokeWidth: 4 };
/** Least distance in px between a number and the mark of the yield strength. */
const APART = 14;

interface StressScaleProps {
  /** Stress at the end of the scale; in MPa, like the yield strength. */
  largest: number;
  limit: number;
  ref: Ref<SVGSVGElement>;
}

/** Marks the yield strength; stresses above it are hatched. */
function StressScale({ largest, limit, ref }: StressScaleProps) {
  const hatch = useId();
  const heightOf = (share: number) => BAR.y + BAR.height * (1 - share);
  const band = BAR.height / BANDS;
  const yields = limit < largest;
  const top = heightOf(limit / largest);
  return (
    <svg ref={ref} style={{ flex: 'none' }} {...SCALE_SIZE} aria-hidden>
      <defs>
        <pattern id={hatch} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect fill="#cd1e28" width={2} height={7} />
        </pattern>
      </defs>
      <text {...TICK} x={0} y={14}>
        {'σv [MPa]'}
      </text>
      {Array.from({ length: BANDS }, (_, i) => (
        <rect
          key={i}
          x={BAR.x}
          y={heightOf((i + 1) / BANDS)}
          width={BAR.width}
          // Prevents a line of background from showing between two bands.
          height={band + 0.5}
          fill={`rgb(${bandColour((i + 0.5) / BANDS).join(' ')})`}
        />
      ))}
      {yields && <rect x={BAR.x} y={BAR.y} width={BAR.width} height={top - BAR.y} fill={`url(#${hatch})`} />}
      <rect fill="none" stroke="var(--ant-color-text)" {...BAR} />
      {STEPS.filter((share) => !yields || Math.abs(heightOf(share) - top) >= APART).map((share) => (
        <text key={share} {...TICK} x={36} y={heightOf(share)} dominantBaseline="central">
          {formatValue(share * largest, 'length')}
        </text>
      ))}
      {yields && (
        <>
          <line stroke="var(--ant-color-error)" strokeWidth={2} x1={0} x2={92} y1={top} y2={top} />
          <text x={97} y={top} dominantBaseline="central" fill="var(--ant-color-error)" fontWeight={600}>
            {`fy ${limit}`}
          </text>
        </>
      )}
    </svg>
  );
}

/** Canvas for the stresses, at full screen resolution for any zoom. */
function StressCanvas(props: StressPaint) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { grid, largest, limit, aspect, pixels } = props;
  useEffect(() => {
    if (canvas.current) paintStress(canvas.current, { grid, largest, limit, aspect, pixels });
  }, [grid, largest, limit, aspect, pixels]);
  return <canvas ref={canvas} style={{ width: '100%', height: '100%', display: 'block' }} />;
}

type Points = readonly (readonly [number, number])[];

interface StressFieldProps {
  result: RunResult;
  grid: StressGrid;
  /** Zoom; at 1 the plate and its scale fill the pane. */
  zoom: number;
  ref: Ref<() => StressImage | null>;
}

/** Longer side of the plate in the saved image, and for the sharpness of the stresses, px. */
const SIDE = 560;

const pathOf = (outlines: readonly Points[]): string =>
  outlines.map((outline) => `M${outline.map(([x, y]) => `${x},${-y}`).join('L')}Z`).join('');

export function StressField({ result, grid, zoom, ref }: StressFieldProps) {
  const { t } = useTranslation('results');
  const [pointer, setPointer] = useState<{ x: number; y: number } | null>(null);
  const { plate, anchors, profile } = result.input;
  const { length, width } = plate;
  const figures = plateValues(result.plate ?? {});
  const largest = figures.stress ?? Math.max(...grid.v);
  const { limit, steel } = plateYieldOf(result);
  const aspect = length / width;
  const unit = Math.max(length, width) / 42;
  const contact = deflectionGrid(result.plate);
  const section = drawnOutline(profile);
  const over = useRef<SVGSVGElement>(null);
  const scaleBeside = useRef<SVGSVGElement>(null);
  useImperativeHandle(
    ref,
    () => () =>
      over.current && scaleBeside.current
        ? {
            over: over.current,
            scale: scaleBeside.current,
            field: { grid, largest, limit, aspect },
            side: SIDE,
          }
        : null,
  );
  const under = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setPointer({ x: (event.clientX - box.left) / box.width, y: 1 - (event.clientY - box.top) / box.height });
  };
  const { x: peakX, y: peakY } = figures.at;
  return (
    <div>
      <p style={{ margin: '0 0 8px' }} role="status">
        {pointer
          ? t('stress.pointer', {
              x: formatValue((pointer.x - 0.5) * length, 'length'),
              y: formatValue((pointer.y - 0.5) * width, 'length'),
              stress: formatValue(stressAt(grid, pointer.x, pointer.y), 'length'),
            })
          : t('stress.hint')}
      </p>
      <Flex gap={28} align="flex-start">
        <div
          className={styles.plate}
          style={{ '--share': Math.min(1, aspect), aspectRatio: aspect } as CSSProperties}
        >
          <StressCanvas
            grid={grid}
            largest={largest}
            limit={limit}
            aspect={aspect}
            pixels={SIDE * zoom * window.devicePixelRatio}
          />
          <svg
            ref={over}
            className={styles.over}
            viewBox={`${-length / 2} ${-width / 2} ${length} ${width}`}
            role="img"
            aria-label={t('stressTitle')}
            onPointerMove={under}
            onPointerLeave={() => setPointer(null)}
          >
            {contact && <path {...CONTACT} d={pathOf(compressedCells(contact, plate))} />}
            <path {...PROFILE} d={pathOf(section)} />
            {anchors.map(({ x, y }, i) => (
              <g key={i}>
                <circle {...ANCHOR} cx={x} cy={-y} r={unit} />
                <text {...LABEL} x={x} y={-y} fontSize={1.2 * unit}>
                  {i + 1}
                </text>
                <text {...LABEL} {...HALO} x={x} y={-y - 2 * unit} fontSize={1.2 * unit}>
                  {`${formatValue(result.answer.reaction.at(i)?.tension, 'force')} kN`}
                </text>
              </g>
            ))}
            {peakX !== null && peakY !== null && (
              <path
                {...PEAK}
                d={`M${peakX - unit},${-peakY - unit}l${2 * unit},${2 * unit}m0,${-2 * unit}l${-2 * unit},${2 * unit}`}
              />
            )}
          </svg>
        </div>
        <StressScale ref={scaleBeside} largest={largest} limit={limit} />
      </Flex>
      {limit < largest && (
        <p className={styles.note}>
          {t(steel === '' ? 'stress.beyondEntered' : 'stress.beyond', { limit, steel })}
        </p>
      )}
      {figures.stress !== null && peakX !== null && peakY !== null && (
        <p className={styles.note}>
          {t('stress.peak', {
            stress: formatValue(figures.stress, 'length'),
            x: formatValue(peakX, 'length'),
            y: formatValue(peakY, 'length'),
          })}
        </p>
      )}
      {contact && <p className={styles.note}>{t('stress.contact')}</p>}
    </div>
  );
}
