/** Builds the message that describes the scene of a design to the 3D view. */
import { concreteOutline } from '@/design/input/case-input';
import { isSectionFixed } from '@/design/model/design-changes';
import { anchorsOf, type Design } from '@/design/model/design-state';
import { type AnchorData, familyOf } from '@/design/records/anchor-data';
import { anchorUtilisations } from '@/design/scene/anchor-utilisations';
import {
  boundedSides,
  drawnAnchor,
  type LoadKind,
  displayedLoads,
  standOffOf,
} from '@/design/scene/drawn-design';
import { deflectionGrid } from '@/design/scene/stress-grid';
import { largestPressure, plateValues } from '@/design/verdict/plate-result';
import type { RunResult } from '@/design/verdict/run-result';
import { hasContact } from '@/engineering';
import type { LoadName } from '@/quantities/inputs';
import { threadOf } from '@/quantities/plausible/anchor-rules';
import type { Bolt, Caption, FailureBody, SceneMessage } from '@/viewer/message';

const GAPS: Readonly<
  Record<Design['concrete']['installationPosition'], NonNullable<SceneMessage['plate']['gap']>>
> = {
  flush: 'none',
  clamped: 'clamped',
  unclamped: 'against',
  grouted: 'grout',
  supported: 'support',
};

type Extras = Pick<SceneMessage, 'reactions' | 'compression' | 'deformation'>;

/** Returns the results to add to the scene; the response of another backend may lack most of them. */
function extrasOf(result: RunResult): Extras {
  const { reaction, resultant } = result.answer;
  const { compression, compression_x: x, compression_y: y } = resultant;
  const largest = largestPressure(result);
  const utilisations = anchorUtilisations(result.answer);
  return {
    reactions: reaction.map(({ no, tension }) => {
      const utilisation = utilisations.get(no);
      return { no, tension, ...(utilisation === undefined ? {} : { utilisation }) };
    }),
    ...(x !== null && y !== null && compression > 1e-6 && hasContact(result.input)
      ? { compression: { force: compression, x, y, ...(largest !== null && largest > 0 ? { largest } : {}) } }
      : {}),
    ...deformationOf(result.plate),
  };
}

function deformationOf(plate: RunResult['plate']): Pick<SceneMessage, 'deformation'> {
  const grid = deflectionGrid(plate);
  if (!grid || !plate) return {};
  const largest = plateValues(plate).deflection;
  return { deformation: { ...grid, ...(largest !== null && largest >= 0 ? { largest } : {}) } };
}

export interface SceneParts {
  design: Design;
  opened: number;
  anchor: AnchorData | null;
  result: RunResult | null;
  failureBody: FailureBody | null;
  caption: Caption | null;
  markedAnchor: number | null;
  markedLoad: LoadName | null;
  loadKind: LoadKind;
  locale: string;
}

/** Returns what the chosen anchor adds to a bolt; the thread diameter comes from the anchor's name. */
function madeOf({ name, h_nom }: AnchorData, hef: number): Partial<Bolt> {
  const thread = threadOf(name);
  return {
    hef,
    depth: Math.max(hef, h_nom),
    family: familyOf(name),
    ...(thread > 0 ? { thread } : {}),
  };
}

export function sceneOf(parts: SceneParts, screenshot = false): SceneMessage {
  const { design, opened, anchor, result, failureBody, caption, markedAnchor, markedLoad, loadKind, locale } =
    parts;
  const { plate, profile, concrete, layout } = design;
  const { H, W, T, FT, ex, ey } = profile;
  const anchors = anchorsOf(design);
  const rigid = plate.stiffness === 'rigid';
  // No profile is drawn if none is chosen, or if the plate is rigid and the profile fields are locked.
  const isChosen = !isSectionFixed(design) && profile.chosen !== null;
  const { diameter, hef } = drawnAnchor(design, anchor);
  const made = anchor === null || hef === null ? {} : madeOf(anchor, hef);
  return {
    type: 'anchor-viewer/scene',
    foundation: { points: concreteOutline(design, anchors), h: layout.h, edges: boundedSides(design) },
    plate: {
      length: plate.length,
      width: plate.width,
      thickness: plate.thickness,
      standOff: standOffOf(design),
      gap: GAPS[concrete.installationPosition],
      hole: anchor?.d_f ?? 0,
    },
    bolts: anchors.map(({ actsX, actsY, ...numbered }) => ({
      ...numbered,
      weightX: actsX ? 1 : 0,
      weightY: actsY ? 1 : 0,
      diameter,
      ...made,
    })),
    section: { type: isChosen ? Number(profile.series) : 0, H, W, T, FT },
    eccentricity: { ex, ey },
    rotation: rigid ? 0 : profile.rotation,
    loads: displayedLoads(design, loadKind),
    locale,
    opened,
    screenshot,
    ...(result ? extrasOf(result) : {}),
    ...(result && failureBody ? { failureBody } : {}),
    ...(result && caption ? { caption } : {}),
    ...(markedAnchor === null ? {} : { markedAnchor }),
    ...(markedLoad === null ? {} : { markedLoad }),
  };
}
