/** Window message that the view reads: the scene. Any other message is ignored without an error. */
import * as z from 'zod/mini';
import type { Caption } from '@/drawing/plan/caption';
import type { BreakoutBody, FailureBody } from '@/drawing/plan/failure-body';
import { EDGE_NAMES, forEachEdge } from '@/quantities/edges';
import { forEachLoad, LOAD_NAMES } from '@/quantities/inputs';
import { readerOf } from '@/viewer/read-message';

const finite = z.number();
const positive = finite.check(z.positive());
const notNegative = finite.check(z.nonnegative());
/** Limits the number, so that an invalid message cannot request an enormous mesh. */
const MOST_ANCHORS = 64;
const MOST_GRID_POINTS = 40_000;

const loads = z.object(forEachLoad(() => finite));

const anchorNumbers = z.array(z.int()).check(z.minLength(1), z.maxLength(MOST_ANCHORS));
const edgeName = z.enum(EDGE_NAMES);
/** A_c,N or A_c,V of the calculation, mm². */
const projectedArea = z.optional(positive);

/**
 * `cone`: above the anchors down to the depth, `reach` wide on each side; `edge`: from a row of anchors to an
 * edge.
 */
const body = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cone'),
    anchors: anchorNumbers,
    reach: positive,
    depth: positive,
    /**
     * True to draw cracks from the anchors to the nearest edge through the whole member, as for splitting.
     */
    cracks: z.optional(z.boolean()),
    /** Anchors that limit the body half way. */
    apartFrom: z.optional(z.array(z.int()).check(z.maxLength(MOST_ANCHORS))),
    area: projectedArea,
  }),
  z.object({
    kind: z.literal('edge'),
    anchors: anchorNumbers,
    edge: edgeName,
    /** Edge distance with which the body is drawn. */
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
  /** '' for no text. */
  text: z.string().check(z.maxLength(400)),
  note: z.string().check(z.maxLength(100)),
}) satisfies z.ZodMiniType<Caption>;

const sceneSchema = z.object({
  type: z.literal('anchor-viewer/scene'),
  foundation: z.object({
    /** Corners, counter-clockwise from the lower left; an unbounded side is at 10000. */
    points: z.array(z.tuple([finite, finite])).check(z.length(4)),
    h: positive,
    /** Sides with an edge. */
    edges: z.object(forEachEdge(() => z.boolean())),
  }),
  plate: z.object({
    length: positive,
    width: positive,
    thickness: positive,
    /** Gap between concrete and plate, 0 without a gap. */
    standOff: notNegative,
    /** Filling of the gap. */
    gap: z.optional(z.enum(['none', 'clamped', 'against', 'grout', 'support'])),
    /** Clearance hole; by default from the anchor's diameter. */
    hole: z.optional(notNegative),
  }),
  bolts: z
    .array(
      z.object({
        no: z.int(),
        x: finite,
        y: finite,
        /** 0: slotted hole along the axis. */
        weightX: finite,
        weightY: finite,
        diameter: positive,
        /** Diameter of the thread; equals that of the anchor unless a sleeve is thicker. */
        thread: z.optional(positive),
        /** Undefined while no anchor is chosen: then only its hole is drawn. */
        hef: z.optional(positive),
        /** Length in the concrete. */
        depth: z.optional(positive),
        /** Family of the anchor, which determines its shape in the concrete. */
        family: z.optional(z.enum(['expansion', 'sleeve', 'undercut'])),
      }),
    )
    .check(z.maxLength(MOST_ANCHORS)),
  /** Type 0: no profile. */
  section: z.object({
    type: z.int(),
    H: notNegative,
    W: notNegative,
    T: notNegative,
    FT: notNegative,
  }),
  eccentricity: z.object({ ex: finite, ey: finite }),
  rotation: finite,
  loads,
  locale: z.string().check(z.maxLength(20)),
  /** True to answer with an image of fixed size and view. */
  screenshot: z.boolean(),
  /** Pixels of the image for each of its 500 x 260 points. */
  screenshotScale: z.optional(z.union([z.literal(1), z.literal(2), z.literal(4)])),
  reactions: z.optional(
    z
      .array(
        z.object({
          no: z.int(),
          tension: finite,
          /** Per cent, the largest utilisation of the anchor's checks; 1e6 means unbounded. */
          utilisation: z.optional(notNegative),
        }),
      )
      .check(z.maxLength(MOST_ANCHORS)),
  ),
  failureBody: z.optional(
    z.object({ mode: z.string().check(z.maxLength(40)), bodies: z.array(body).check(z.maxLength(16)) }),
  ),
  /** Resultant of the contact pressure under the plate, kN and mm, and the largest pressure, MPa. */
  compression: z.optional(z.object({ force: positive, x: finite, y: finite, largest: z.optional(positive) })),
  /** Deflection in mm on a regular grid over the plate, row by row from the lower left. */
  deformation: z.optional(
    z
      .object({
        nx: z.int().check(z.gte(2)),
        ny: z.int().check(z.gte(2)),
        w: z.array(finite).check(z.maxLength(MOST_GRID_POINTS)),
        /** Largest deflection of the solution, mm; the grid may miss its position. */
        largest: z.optional(finite.check(z.gte(0))),
      })
      .check(z.refine(({ nx, ny, w }) => w.length === nx * ny)),
  ),
  /** Number of designs opened so far: the view is reset for another design. */
  opened: z.optional(z.int()),
  /** Number of the selected anchor. */
  markedAnchor: z.optional(z.int()),
  /** Load whose arrow or arc is highlighted. */
  markedLoad: z.optional(z.enum(LOAD_NAMES)),
  caption: z.optional(captionSchema),
});

export type SceneMessage = z.infer<typeof sceneSchema>;
export type Bolt = SceneMessage['bolts'][number];
export type Foundation = SceneMessage['foundation'];
export type PlateShape = SceneMessage['plate'];
export type { BreakoutBody, Caption, FailureBody };

/** Size of the image for the report, in points. */
export const PICTURE_SIZE = { width: 500, height: 260 } as const;

export const readScene = readerOf(sceneSchema);
