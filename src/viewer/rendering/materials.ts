/** Materials for one view, created once and disposed of with the view. */
import {
  Color,
  DoubleSide,
  FrontSide,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MultiplyBlending,
  type Material,
} from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import type { StrokeName, MaterialName } from '@/viewer/drawing/drawing';
import { STROKES, MATERIAL_COLOURS } from '@/viewer/drawing/palette';
import { LabelMaterial } from '@/viewer/rendering/label-mesh';

/** Opacity of transparent concrete, and of concrete that contains a failure body. */
const CLEAR_CONCRETE = 0.42;
const AROUND_BODY = 0.16;

const FAINT_STEEL = 0.12;
const GLASS_PROFILE = 0.3;

/** Shininess: steel is slightly shiny; paint and concrete are not. */
const SHINE: Partial<Record<MaterialName, number>> = { plate: 40, profile: 30, bolt: 60 };
/** Opacity of translucent materials. */
const OPACITY: Partial<Record<MaterialName, number>> = {
  failureArea: 0.1,
  compression: 0.55,
  deformation: 0.92,
};
const COLOURED = new Set<MaterialName>(['bolt', 'deformation', 'compression', 'failure']);
/** Materials drawn on both sides, because the viewer looks into the open cavity of the breakout body. */
const OPEN = new Set<MaterialName>(['failure', 'failureCut']);

export interface Materials {
  mesh: Readonly<Record<MaterialName, Material>>;
  line: Readonly<Record<StrokeName, LineMaterial>>;
  label: LabelMaterial;
  /** Sets whether the concrete is transparent; concrete around a failure body is always transparent. */
  setConcreteClear: (clear: boolean, hasBody: boolean) => void;
  /** Makes plate, profile and grout faint and hides the shadow, so that objects below them are visible. */
  setSteelFaint: (faint: boolean) => void;
  dispose: () => void;
}

/** Returns a material that darkens the surface below it. */
const shadow = (): Material =>
  new MeshBasicMaterial({
    vertexColors: true,
    blending: MultiplyBlending,
    premultipliedAlpha: true,
    transparent: true,
    depthWrite: false,
  });

function meshMaterial(name: MaterialName): Material {
  if (name === 'shadow') return shadow();
  const opacity = OPACITY[name];
  const shared = {
    color: new Color(MATERIAL_COLOURS[name]),
    vertexColors: COLOURED.has(name),
    // Offsets faces backwards, so that the lines along their edges are visible.
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
    ...(opacity === undefined
      ? { side: OPEN.has(name) ? DoubleSide : FrontSide }
      : { transparent: true, opacity, depthWrite: name === 'deformation', side: DoubleSide }),
  };
  // Failure faces need no lighting, because their colours already include the shading.
  if (name === 'failure') return new MeshBasicMaterial(shared);
  const shininess = SHINE[name];
  return shininess === undefined
    ? new MeshLambertMaterial(shared)
    : new MeshPhongMaterial({ ...shared, shininess, specular: new Color('#56616c') });
}

function byName<K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>;
}

function setSeeThrough(material: Material, seeThrough: boolean, opacity: number): void {
  material.opacity = seeThrough ? opacity : 1;
  if (material.transparent === seeThrough) return;
  Object.assign(material, { transparent: seeThrough, depthWrite: !seeThrough, needsUpdate: true });
}

/** Makes a material transparent for one frame if a body of it hides something that must be visible. */
export function setInTheWay(material: Material, isInTheWay: boolean): void {
  const isFaint = material.userData.isFaint === true;
  setSeeThrough(material, isInTheWay || isFaint, isFaint ? FAINT_STEEL : GLASS_PROFILE);
}

export function createMaterials(): Materials {
  const mesh = byName(Object.keys(MATERIAL_COLOURS) as MaterialName[], meshMaterial);
  const line = byName(
    Object.keys(STROKES) as StrokeName[],
    (name) => new LineMaterial({ color: STROKES[name].colour, linewidth: STROKES[name].width }),
  );
  const label = new LabelMaterial();
  return {
    mesh,
    line,
    label,
    setConcreteClear: (clear, hasBody) =>
      setSeeThrough(mesh.concrete, clear || hasBody, hasBody ? AROUND_BODY : CLEAR_CONCRETE),
    setSteelFaint: (faint) => {
      mesh.profile.userData.isFaint = faint;
      mesh.shadow.visible = !faint;
      for (const name of ['plate', 'profile', 'grout'] as const)
        setSeeThrough(mesh[name], faint, FAINT_STEEL);
    },
    dispose: () => {
      for (const material of [...Object.values(mesh), ...Object.values(line), label]) material.dispose();
    },
  };
}
