/**
 * Area used in a check, shown next to its formulas: as a drawing, and in numbers with the area of a single
 * anchor.
 */
import { useTranslation } from 'react-i18next';
import type { CheckSketches } from '@/design/scene/area-sketches';
import type { AreaSketch } from '@/drawing/plan/area-sketch/frame';
import type { TrailStep } from '@/engineering';
import { DrawnShape } from '@/features/current-design/drawn-shapes/drawn-shape';
import { FigureTable } from '@/features/workspace/results/figure-table';
import { FIGURES } from '@/features/workspace/results/trail/sketch-width';
import { EDGES } from '@/quantities/edges';
import { FormulaMath } from '@/shared/ui/formula-math';
import { formatArea } from '@/text/format/format-number';
import { printSignificant } from '@/wording/figures';
import styles from '@/features/workspace/results/trail/trail.module.css';

function Sketch({ sketch, caption }: { sketch: AreaSketch; caption: string }) {
  const { shapes, left, right, bottom, top, size } = sketch;
  const [width, height] = [right - left, top - bottom];
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <svg
        role="img"
        aria-label={caption}
        viewBox={`${left} ${-top} ${width} ${height}`}
        width={(width / size) * FIGURES}
        height={(height / size) * FIGURES}
      >
        {shapes.map((shape, index) =>
          shape.kind === 'dimension' ? null : <DrawnShape key={index} shape={shape} size={size} />,
        )}
      </svg>
    </figure>
  );
}

/** Returns the area, the area of one anchor far from edges, and their ratio. */
function areasIn(steps: readonly TrailStep[]): { text: string; value: string }[] {
  const find = (name: RegExp) => steps.find(({ symbol }) => name.test(symbol));
  const [area, single] = [find(/^A_c_[NV]$/), find(/^A_c_[NV]_0$/)];
  const rows = [area, single].flatMap((step) =>
    step ? [{ text: step.symbol, value: `${formatArea(step.value)} mm²` }] : [],
  );
  if (!area || !single) return rows;
  const ratio = {
    text: `${area.symbol} / ${single.symbol}`,
    value: printSignificant(area.value / single.value),
  };
  return [...rows, ratio];
}

interface AreaFiguresProps {
  drawn: readonly CheckSketches[];
  steps: readonly TrailStep[];
}

export function AreaFigures({ drawn, steps }: AreaFiguresProps) {
  const { t } = useTranslation('results');
  const sketches = drawn.flatMap((check) => check.sketches.map((sketch) => ({ sketch, edge: check.edge })));
  if (sketches.length === 0) return null;
  return (
    <div role="group" className={styles.areas} aria-label={t('sketch.title')}>
      {sketches.map(({ sketch, edge }, index) => (
        <Sketch
          key={index}
          sketch={sketch}
          caption={
            sketch.view === 'face' ? t('sketch.face', { edge: edge && EDGES[edge].label }) : t('sketch.plan')
          }
        />
      ))}
      <FigureTable
        rows={areasIn(steps).map(({ text, value }) => ({ name: <FormulaMath text={text} />, value }))}
      />
    </div>
  );
}
