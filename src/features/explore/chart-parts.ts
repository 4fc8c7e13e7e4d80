/** Modules of the chart library that Explore uses, in a separate chunk loaded with the first chart. */
import { CustomChart, LineChart, ScatterChart } from 'echarts/charts';
import { GridComponent, LegendComponent, PolarComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

register([
  CustomChart,
  LineChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  PolarComponent,
  TooltipComponent,
  SVGRenderer,
]);

export { init };

/** Returns the chart as an SVG string for a file. */
export function svgOf(option: object, width: number, height: number, background: string): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  chart.setOption({ ...option, animation: false, backgroundColor: background });
  const text = chart.renderToSVGString();
  chart.dispose();
  return text;
}
