/** Scene message: the window message that the view reads; it ignores other messages without an error. */
import { replaceEqualDeep } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { BreakoutBody, FailureBody } from '@/drawing/plan/breakout-body';
import type { Caption } from '@/drawing/plan/shapes';
import { EDGE_NAMES, forEachEdge } from '@/quantities/edges';
import { forEachLoad, LOAD_NAMES } from '@/quantities/inputs';
import { readerOf } from '@/viewer/outgoing-messages';

const finite = z.number();
const positive = finite.check(z.positive());
const notNegative = finite.check(z.nonnegative());
/** Upper limits, so that an invalid message cannot cause an enormous mesh. */
const MOST_ANCHORS = 64;
const MOST_GRID_POINTS = 40_000;

const loads = z.object(forEachLoad(() => finite));

const anchorNumbers = z.array(z.int()).check(z.minLength(1), z.maxLength(MOST_ANCHORS));
const edgeName = z.enum(EDGE_NAMES);
/** A_c,N or A_c,V as calculated, mm². */
const projectedArea = z.optional(positive);

/**
 * `cone`: body from the surface down to `depth`, extending `reach` to each side of the anchors. `edge`: body
 * between a row of anchors and an edge. `anchor`: part of the shaft of each anchor.
 */
const body = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cone'),
    anchors: anchorNumbers,
    reach: positive,
    depth: positive,
    /** True for splitting: cracks are drawn from the anchors through the whole member to the nearest edge. */
    cracks: z.optional(z.boolean()),
    /** Anchors to which the body extends only halfway; present if each anchor of a group is checked alone. */
    apartFrom: z.optional(z.array(z.int()).check(z.maxLength(MOST_ANCHORS))),
    area: projectedArea,
  }),
  z.object({
    kind: z.literal('edge'),
    anchors: anchorNumbers,
    edge: edgeName,
    /** Edge distance for which the body is drawn, mm. */
    c1: positive,
    area: projectedArea,
  }),
  z.object({
    kind: z.literal('anchor'),
    anchors: anchorNumbers,
    /** `steel`: the shaft at the plate; `embedment`: the shaft in the concrete. */
    part: z.enum(['steel', 'embedment']),
  }),
]) satisfies z.ZodMiniType<BreakoutBody>;

const captionSchema = z.object({
  tone: z.enum(['good', 'warning', 'bad', 'neutral']),
  title: z.string().check(z.maxLength(100)),
  /** '' for a caption without text. */
  text: z.string().check(z.maxLength(400)),
  note: z.string().check(z.maxLength(100)),
}) satisfies z.ZodMiniType<Caption>;

const sceneSchema = z.object({
  type: z.literal('anchor-viewer/scene'),
  foundation: z.object({
    /** Corners, counter-clockwise from the lower left; an unbounded side is at 10000. */
    points: z.array(z.tuple([finite, finite])).check(z.length(4)),
    h: positive,
    /** True for each side with an edge. */
    edges: z.object(forEachEdge(() => z.boolean())),
  }),
  plate: z.object({
    length: positive,
    width: positive,
    thickness: positive,
    /** Gap between concrete and plate, mm; 0 without a gap. */
    standOff: notNegative,
    /** Contents of the gap between concrete and plate, which determine what is drawn there. */
    gap: z.optional(z.enum(['none', 'clamped', 'against', 'grout', 'support'])),
    /** Diameter of the clearance hole, mm; derived from the anchor's diameter if omitted. */
    hole: z.optional(notNegative),
  }),
  bolts: z
    .array(
      z.object({
        no: z.int(),
        x: finite,
        y: finite,
        /** 0 if the hole is slotted along x (`weightX`) or along y (`weightY`). */
        weightX: finite,
        weightY: finite,
        diameter: positive,
        /** Diameter of the thread, mm; equal to that of the anchor unless the anchor has a sleeve. */
        thread: z.optional(positive),
        /** Embedment depth; undefined if no anchor is chosen, in which case only the hole is drawn. */
        hef: z.optional(positive),
        /** Length of the anchor in the concrete, mm. */
        depth: z.optional(positive),
        /** Product family, which determines the shape of the anchor in the concrete. */
        family: z.optional(z.enum(['expansion', 'sleeve', 'undercut'])),
      }),
    )
    .check(z.maxLength(MOST_ANCHORS)),
  /** Section of the profile; type 0 means no profile. */
  section: z.object({ type: z.int(), H: notNegative, W: notNegative, T: notNegative, FT: notNegative }),
  eccentricity: z.object({ ex: finite, ey: finite }),
  rotation: finite,
  loads,
  locale: z.string().check(z.maxLength(20)),
  /** True to request an image of fixed size from a fixed direction. */
  screenshot: z.boolean(),
  /** Pixels per point for the image of 500 x 260 points. */
  screenshotScale: z.optional(z.union([z.literal(1), z.literal(2), z.literal(4)])),
  reactions: z.optional(
    z
      .array(
        z.object({
          no: z.int(),
          tension: finite,
          /** Largest utilisation in the anchor's checks in per cent; 1e6 means infinite. */
          utilisation: z.optional(notNegative),
        }),
      )
      .check(z.maxLength(MOST_ANCHORS)),
  ),
  failureBody: z.optional(
    z.object({ mode: z.string().check(z.maxLength(40)), bodies: z.array(body).check(z.maxLength(16)) }),
  ),
  /** Resultant of the contact pressure in kN, its position in mm, and the largest pressure in MPa. */
  compression: z.optional(z.object({ force: positive, x: finite, y: finite, largest: z.optional(positive) })),
  /** Deflection in mm on a regular grid over the plate, row by row from the lower left. */
  deformation: z.optional(
    z
      .object({
        nx: z.int().check(z.gte(2)),
        ny: z.int().check(z.gte(2)),
        w: z.array(finite).check(z.maxLength(MOST_GRID_POINTS)),
        /** Largest deflection in the solution, mm; its position may be between the grid points. */
        largest: z.optional(finite.check(z.gte(0))),
      })
      .check(z.refine(({ nx, ny, w }) => w.length === nx * ny)),
  ),
  /** Number of designs opened so far; when it changes, the view is reset. */
  opened: z.optional(z.int()),
  /** Number of the selected anchor. */
  markedAnchor: z.optional(z.int()),
  /** Load whose arrow or arc is to be highlighted. */
  markedLoad: z.optional(z.enum(LOAD_NAMES)),
  caption: z.optional(captionSchema),
});

export type SceneMessage = z.infer<typeof sceneSchema>;
export type Bolt = SceneMessage['bolts'][number];
export type { BreakoutBody, Caption, FailureBody };

/** Size of the image for the report, in points. */
export const IMAGE_SIZE = { width: 500, height: 260 } as const;

export const readScene = readerOf(sceneSchema);

/** Returns a new scene; members equal to those of the last scene are the same objects, so not redrawn. */
export const withEqualPartsOf = (last: SceneMessage | null, next: SceneMessage): SceneMessage => ({
  ...replaceEqualDeep(last, next),
});
