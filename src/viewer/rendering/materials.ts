/** Materials of one view, made once and given back with it. */
import { Color, DoubleSide, MeshLambertMaterial, MeshPhongMaterial, type Material } from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import type { InkName, MaterialName } from '../drawing/drawing';
import { LabelMaterial } from './label-mesh';
import { INKS, MATERIAL_COLOURS } from './palette';

/** Opacity of concrete that is looked through. */
const CLEAR_CONCRETE = 0.42;

const FAINT_STEEL = 0.3;

/** Steel shines a little; paint and concrete do not. */
const SHINE: Partial<Record<MaterialName, number>> = { plate: 40, profile: 30, bolt: 60 };
/** Overlays let what they cover shine through. */
const OPACITY: Partial<Record<MaterialName, number>> = {
  failure: 0.34,
  failureArea: 0.26,
  compression: 0.6,
  deformation: 0.92,
};
const COLOURED = new Set<MaterialName>(['bolt', 'deformation', 'compression']);

export interface Materials {
  mesh: Readonly<Record<MaterialName, Material>>;
  line: Readonly<Record<InkName, LineMaterial>>;
  label: LabelMaterial;
  setConcreteClear: (clear: boolean) => void;
  /** Plate and profile as a hint of themselves, where they would hide what lies below. */
  setSteelFaint: (faint: boolean) => void;
  dispose: () => void;
}

function meshMaterial(name: MaterialName): Material {
  const opacity = OPACITY[name];
  const shared = {
    color: new Color(MATERIAL_COLOURS[name]),
    vertexColors: COLOURED.has(name),
    // Faces step back, so that the lines along their edges lie on top.
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
    ...(opacity === undefined
      ? {}
      : { transparent: true, opacity, depthWrite: name === 'deformation', side: DoubleSide }),
  };
  const shininess = SHINE[name];
  return shininess === undefined
    ? new MeshLambertMaterial(shared)
    : new MeshPhongMaterial({ ...shared, shininess, specular: new Color('#56616c') });
}

function byName<K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>;
}

function setSeeThrough(material: Material, seeThrough: boolean, opacity: number): void {
  if (material.transparent === seeThrough) return;
  Object.assign(material, {
    transparent: seeThrough,
    opacity: seeThrough ? opacity : 1,
    depthWrite: !seeThrough,
  });
  material.needsUpdate = true;
}

export function createMaterials(): Materials {
  const mesh = byName(Object.keys(MATERIAL_COLOURS) as MaterialName[], meshMaterial);
  const line = byName(
    Object.keys(INKS) as InkName[],
    (name) => new LineMaterial({ color: INKS[name].colour, linewidth: INKS[name].width }),
  );
  const label = new LabelMaterial();
  return {
    mesh,
    line,
    label,
    setConcreteClear: (clear) => setSeeThrough(mesh.concrete, clear, CLEAR_CONCRETE),
    setSteelFaint: (faint) => {
      for (const name of ['plate', 'profile', 'grout'] as const)
        setSeeThrough(mesh[name], faint, FAINT_STEEL);
    },
    dispose: () => {
      for (const material of [...Object.values(mesh), ...Object.values(line), label]) material.dispose();
    },
  };
}
