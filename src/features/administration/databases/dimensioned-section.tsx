/** Drawing of a profile with its dimensions, beside the fields of its form. */
import { useTranslation } from 'react-i18next';
import { outlineOf, seriesByCode, type Section, type Shape } from '@/engineering';
import { formatInput } from '@/text/format/format-number';

type Point = readonly [x: number, y: number];

type Place = (section: Section) => readonly [Point, Point];

const web: Place = ({ T }) => [
  [-T / 2, 0],
  [T / 2, 0],
];
const leftWall: Place = ({ W, T }) => [
  [-W / 2, 0],
  [-W / 2 + T, 0],
];
/** Dimension line across the upper flange; `part` is its x coordinate as a fraction of the section width. */
const topFlange =
  (part: number): Place =>
  ({ H, W, FT }) => [
    [W * part, H / 2],
    [W * part, H / 2 - FT],
  ];

const PLACES: Readonly<Record<Shape, Partial<Record<'T' | 'FT', Place>>>> = {
  I: { T: web, FT: topFlange(0.35) },
  Z: { T: web, FT: topFlange(0.6) },
  T: { T: web, FT: topFlange(0.35) },
  RHS: { T: leftWall },
  SHS: { T: leftWall },
  L: { T: leftWall },
  '2FLAT': { T: leftWall },
  RECT: {},
  SQUARE: {},
  ROUND: {},
  U: { T: leftWall, FT: topFlange(0.2) },
  X: {
    T: ({ H, T }) => [
      [-T / 2, H / 4],
      [T / 2, H / 4],
    ],
    FT: ({ W, FT }) => [
      [W / 3, FT / 2],
      [W / 3, -FT / 2],
    ],
  },
};

const VIEW = 320;
/** Length of the section's longest side in the drawing, in view box units. */
const SIZE = 190;
const OFFSET = 24;

const LINE = 'var(--ant-color-text-secondary)';

interface DimensionProps {
  from: Point;
  to: Point;
  text: string;
  side: 'left' | 'above' | 'right';
  /** x coordinate of the text, if the text is not placed at the line. */
  textX?: number;
}

const TEXT_PLACES = {
  left: { dx: -6, dy: 4, anchor: 'end' },
  above: { dx: 0, dy: -6, anchor: 'middle' },
  right: { dx: 8, dy: 4, anchor: 'start' },
} as const;

function Dimension({ from, to, text, side, textX }: DimensionProps) {
  const { dx, dy, anchor } = TEXT_PLACES[side];
  const middle = side === 'right' ? to : [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    <g stroke={LINE} strokeWidth={1}>
      <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      {[from, to].map(([x, y], end) => (
        <line key={end} x1={x - 4} y1={y + 4} x2={x + 4} y2={y - 4} />
      ))}
      <text
        x={(textX ?? middle[0]) + dx}
        y={middle[1] + dy}
        textAnchor={anchor}
        fontSize={13}
        stroke="none"
        fill="var(--ant-color-text)"
      >
        {text}
      </text>
    </g>
  );
}

export function DimensionedSection({ series, section }: { series: number; section: Section }) {
  const { t } = useTranslation('databases');
  if (section.H <= 0 && section.W <= 0) return <p>{t('sectionSteels.noDrawing')}</p>;
  const shape = seriesByCode(series)?.shape;
  // A flange without its own thickness has the web thickness.
  const drawn = { ...section, FT: section.FT || section.T };
  const outlines = outlineOf(series, section);
  const points = outlines.flat();
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [bottom, top] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const scale = SIZE / Math.max(right - left, top - bottom, 1e-9);
  const at = ([x, y]: Point): Point => [VIEW / 2 + x * scale, VIEW / 2 - y * scale];
  const path = outlines.map((outline) => `M${outline.map(at).join('L')}Z`).join('');
  const shifted = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
  const text = (name: keyof Section) => `${name} = ${formatInput(section[name] || section.T)}`;
  return (
    <svg
      viewBox={`0 0 ${VIEW} ${VIEW}`}
      width={VIEW}
      height={VIEW}
      role="img"
      aria-label={t('sectionSteels.drawing')}
    >
      <path d={path} fillRule="evenodd" fill="var(--ant-color-fill-secondary)" stroke={LINE} />
      <Dimension
        from={shifted(at([left, bottom]), -OFFSET, 0)}
        to={shifted(at([left, top]), -OFFSET, 0)}
        text={text('H')}
        side="left"
      />
      <Dimension
        from={shifted(at([left, top]), 0, -OFFSET)}
        to={shifted(at([right, top]), 0, -OFFSET)}
        text={`W = ${formatInput(section.W || section.H)}`}
        side="above"
      />
      {(['T', 'FT'] as const).map((name) => {
        const place = shape && PLACES[shape][name];
        if (!place || drawn[name] <= 0) return null;
        const [from, to] = place(drawn);
        // The text for the flange thickness is placed next to the flange, not on it.
        const textX = name === 'FT' ? at([right, 0])[0] : undefined;
        return (
          <Dimension key={name} from={at(from)} to={at(to)} text={text(name)} side="right" textX={textX} />
        );
      })}
    </svg>
  );
}
