/** The parts of the chart library that are used: a chunk of its own, loaded with the first chart. */
import { CustomChart, LineChart, ScatterChart } from 'echarts/charts';
import { GridComponent, LegendComponent, PolarComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers';

register([
  CustomChart,
  LineChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  PolarComponent,
  TooltipComponent,
  CanvasRenderer,
  SVGRenderer,
]);

export { init };

/** Twice as fine as on the screen, for print. */
const SCALE = 2;

export function pictureOf(
  option: object,
  width: number,
  height: number,
  background: string,
): Promise<Blob | null> {
  const chart = init(document.createElement('div'), null, { renderer: 'canvas', width, height });
  chart.setOption({ ...option, animation: false, backgroundColor: background });
  const canvas = chart.renderToCanvas({ pixelRatio: SCALE, backgroundColor: background });
  return new Promise((resolve) =>
    canvas.toBlob((blob) => {
      chart.dispose();
      resolve(blob);
    }),
  );
}
