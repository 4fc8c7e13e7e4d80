/** The plan as PNG, drawn on a canvas. Ink on paper: its colours do not follow the theme of the screen. */
import { PICTURE_BOX } from '@/report/report-data';
import type { Design } from '@/stores/design/design-state';
import { pngOf, SHARPNESS } from './png';
import { planOf, type Look, type Plan, type Point, type Shape } from './plan-shapes';

const FONT = 'Arial, "Liberation Sans", sans-serif';

const INK: Readonly<Record<Look, { stroke?: string; fill?: string; width?: number; dash?: number[] }>> = {
  concrete: { fill: '#eceeee' },
  edge: { stroke: '#30363d', width: 2.2 },
  open: { stroke: '#8a949e', width: 0.8, dash: [6, 4] },
  plate: { stroke: '#0b5cad', fill: 'rgba(11, 92, 173, 0.12)', width: 1.2 },
  profile: { stroke: '#394b59', fill: '#94a3b0', width: 0.8 },
  anchor: { stroke: '#b42318', fill: '#ffffff', width: 1.4 },
  slot: { stroke: '#b42318', width: 0.8 },
  axis: { stroke: '#1e7b34', fill: '#1e7b34', width: 1.2 },
  dimension: { stroke: '#30363d', width: 0.7 },
};

type Pen = CanvasRenderingContext2D;
type Place = (point: Point) => Point;

function trace(pen: Pen, points: readonly Point[], place: Place): void {
  points.forEach((point, index) => {
    const [x, y] = place(point);
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
}

function writeText(pen: Pen, shape: Shape & { kind: 'text' }, place: Place, size: number): void {
  const [x, y] = place(shape.at);
  pen.save();
  pen.translate(x, y);
  if (shape.upright) pen.rotate(-Math.PI / 2);
  pen.font = `${size}px ${FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = INK[shape.look].stroke ?? '';
  pen.fillText(shape.text, 0, 0);
  pen.restore();
}

function draw(pen: Pen, shape: Shape, place: Place, scale: number, size: number): void {
  if (shape.kind === 'text') {
    writeText(pen, shape, place, size);
    return;
  }
  const { stroke, fill, width = 1, dash = [] } = INK[shape.look];
  pen.beginPath();
  if (shape.kind === 'line') trace(pen, [shape.from, shape.to], place);
  else if (shape.kind === 'circle') pen.arc(...place(shape.at), shape.radius * scale, 0, 2 * Math.PI);
  else {
    for (const outline of shape.outlines) {
      trace(pen, outline, place);
      pen.closePath();
    }
  }
  if (fill !== undefined && shape.kind !== 'line') {
    pen.fillStyle = fill;
    pen.fill('evenodd');
  }
  if (stroke !== undefined) {
    pen.strokeStyle = stroke;
    pen.lineWidth = width * SHARPNESS;
    pen.setLineDash(dash.map((length) => length * SHARPNESS));
    pen.stroke();
  }
}

/** Largest scale at which the whole plan is in the picture, centred. */
function placing({ left, right, bottom, top }: Plan, width: number, height: number) {
  const scale = Math.min(width / (right - left), height / (top - bottom));
  const [dx, dy] = [(width - scale * (right - left)) / 2, (height - scale * (top - bottom)) / 2];
  const place: Place = ([x, y]) => [dx + scale * (x - left), dy + scale * (top - y)];
  return { scale, place };
}

/** PNG of the plan; null where the browser gives no canvas. */
export async function drawPlan(design: Design): Promise<Uint8Array | null> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_BOX.width * SHARPNESS;
  canvas.height = PICTURE_BOX.height * SHARPNESS;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const plan = planOf(design);
  const { scale, place } = placing(plan, canvas.width, canvas.height);
  for (const shape of plan.shapes) draw(pen, shape, place, scale, plan.size * scale);
  return pngOf(canvas);
}
