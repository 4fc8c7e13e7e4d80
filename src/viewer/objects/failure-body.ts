/** Draws the body that breaks out in the selected failure mode, or the steel that fails. */
import { breakoutShape, type BreakoutShape, type FaceKind } from '@/drawing/plan/breakout-body';
import { EDGE_NAMES, EDGES, EDGES_ACROSS, forEachEdge, outermost, type EdgeName } from '@/quantities/edges';
import { formatArea } from '@/text/format/format-number';
import type { Colour, MaterialName, Point3, DrawingBuilder } from '@/viewer/drawing/drawing';
import { lathe } from '@/viewer/drawing/solids';
import type { Bolt, BreakoutBody, SceneMessage } from '@/viewer/message';
import { blockOf, depthOf, edgeLines, levelsOf } from '@/viewer/objects/scene-geometry';

export const BODY_COLOUR: Colour = [0.87, 0.47, 0.13];

/** Horizontal direction to the light, behind on the left: cavity sides that face it are lightest. */
const LIGHT = [-0.5, 0.87] as const;
const DARKEST = 0.58;

/** Returns the colour of a side by its orientation, so that adjacent sides differ in any light. */
function slopeColour([x, y, z]: Point3): Colour {
  const level = Math.hypot(x, y);
  const towards = level < 1e-6 ? 0 : (x * LIGHT[0] + y * LIGHT[1]) / level;
  const share = z < -0.99 ? DARKEST : DARKEST + (1 - DARKEST) * (0.5 + 0.5 * towards);
  const [r, g, b] = BODY_COLOUR;
  return [Math.min(1, r * share * 1.12), g * share * 1.12, b * share * 1.12];
}

/** Draws splitting cracks: vertical planes on the two outermost lines of anchors, up to the nearest edge. */
function cracks(
  builder: DrawingBuilder,
  anchors: readonly Bolt[],
  lines: Readonly<Record<EdgeName, number>>,
  bottom: number,
): void {
  const reach = forEachEdge((name) => outermost(anchors, name));
  const distanceTo = (name: EdgeName) => EDGES[name].sign * (lines[name] - reach[name]);
  const nearest = EDGE_NAMES.reduce((best, name) => (distanceTo(name) < distanceTo(best) ? name : best));
  if (!Number.isFinite(distanceTo(nearest))) return;
  const { axis } = EDGES[nearest];
  const [from, to] = EDGES_ACROSS[axis].map((name) => (name === nearest ? lines : reach)[name]);
  const [low, high] = EDGES_ACROSS[axis === 'x' ? 'y' : 'x'].map((name) => reach[name]);
  for (const place of new Set([low, high])) {
    const at = (along: number, z: number): Point3 => (axis === 'x' ? [along, place, z] : [place, along, z]);
    const face = [at(from, bottom), at(to, bottom), at(to, 0), at(from, 0)] as const;
    builder.face('failureCut', face);
    builder.polyline('failure', face, true);
  }
}

/** Thickness of the sleeve drawn around the failing part of an anchor, in anchor diameters. */
const SLEEVE = 0.35;

function anchorSleeve(builder: DrawingBuilder, { x, y, diameter }: Bolt, low: number, top: number): void {
  const radius = diameter * (0.5 + SLEEVE);
  const profile = [
    [0, low],
    [radius, low],
    [radius, top],
    [0, top],
  ] as const;
  builder.solid('failure', lathe(profile).translate(x, y, 0), { colour: BODY_COLOUR });
}

/** Depth below the surface to which the steel failure is drawn, in anchor diameters. */
const STEEL_DEPTH = 1.5;

const MATERIALS: Readonly<Record<FaceKind, MaterialName>> = {
  slope: 'failure',
  cut: 'failureCut',
  area: 'failureArea',
  surface: 'failureArea',
};

const SYMBOLS = { cone: 'A_c,N', edge: 'A_c,V' } as const;

/** Returns the label's position: the middle of the border segment nearest to a viewer at the front right. */
function labelPlace({ outline }: BreakoutShape): Point3 | null {
  const middles = outline.map(([a, b]): Point3 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]);
  const towards = ([x, y, z]: Point3) => 0.4 * x - y - 0.2 * z;
  return middles.toSorted((a, b) => towards(b) - towards(a)).at(0) ?? null;
}

function drawBreakout(
  builder: DrawingBuilder,
  scene: SceneMessage,
  body: Exclude<BreakoutBody, { kind: 'anchor' }>,
): void {
  const edges = edgeLines(scene.foundation);
  const shape = breakoutShape(body, { anchors: scene.bolts, edges, h: scene.foundation.h });
  for (const { kind, corners, normal } of shape.faces)
    builder.face(MATERIALS[kind], corners, kind === 'slope' ? slopeColour(normal) : undefined);
  for (const [from, to] of shape.ridges) builder.line('failure', from, to);
  for (const [from, to] of shape.overlaps) builder.line('overlap', from, to);
  for (const [from, to] of shape.outline) builder.line('area', from, to);
  const place = labelPlace(shape);
  const value = body.area === undefined ? '' : ` = ${formatArea(body.area)} mm²`;
  if (place) builder.label('failure', `${SYMBOLS[body.kind]}${value}`, place);
  if (body.kind === 'cone' && body.cracks) {
    const anchors = scene.bolts.filter(({ no }) => body.anchors.includes(no));
    if (anchors.length > 0) cracks(builder, anchors, edges, -blockOf(scene).depth);
  }
}

export function drawFailureBody(builder: DrawingBuilder, scene: SceneMessage): void {
  const { underside } = levelsOf(scene);
  for (const body of scene.failureBody?.bodies ?? []) {
    if (body.kind !== 'anchor') {
      drawBreakout(builder, scene, body);
      continue;
    }
    const steel = body.part === 'steel';
    for (const anchor of scene.bolts.filter(({ no }) => body.anchors.includes(no))) {
      const low = steel ? -STEEL_DEPTH * anchor.diameter : -depthOf(anchor);
      anchorSleeve(builder, anchor, low, steel ? underside : 0);
    }
  }
}
