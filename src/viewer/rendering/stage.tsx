/** What stands inside the canvas: lights, layers, camera, and the answers to requests for a picture. */
import { OrbitControls } from '@react-three/drei/core/OrbitControls';
import { useThree } from '@react-three/fiber';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react';
import type { Scene, Vector3 } from 'three';
import type { Picked } from '../answers';
import type { SceneMessage } from '../message';
import { boundsOf, type Point3 } from '../drawing/drawing';
import { DIRECTIONS, fitted, type Preset } from '../scene/camera';
import { cornersSeenFrom, LAYERS, rememberingLayers, type LayerName } from '../scene/layers';
import { captioned } from './caption';
import { Layer } from './layer';
import { createMaterials } from './materials';
import { reportPicture } from './picture';
import { usePicking } from './use-picking';

export type Visible = Readonly<Record<LayerName, boolean>>;

/** What the report's picture shows, whatever is switched off on the screen. */
const IN_REPORT: Visible = {
  concrete: true,
  steel: true,
  plate: true,
  bent: false,
  axes: true,
  loads: true,
  planX: true,
  planY: true,
  heights: true,
  front: true,
  side: true,
  numbers: true,
  results: false,
  mark: false,
};

/** A caption's letters on the screen's picture, over those of the report's. */
const SCREEN_LETTERS = 1.4;

export interface StageHandle {
  /** Looks from a fixed side. */
  look: (preset: Preset) => void;
  /** Keeps the direction and brings everything into view. */
  fit: () => void;
  /** What is on the screen now, as PNG. */
  picture: () => string;
}

interface StageProps {
  scene: SceneMessage;
  visible: Visible;
  clear: boolean;
  onPicture: (dataUrl: string) => void;
  onPicked: (what: Picked) => void;
  ref: Ref<StageHandle>;
}

function setVisible(scene: Scene, visible: Visible): void {
  for (const name of LAYERS) {
    const layer = scene.getObjectByName(name);
    if (layer) layer.visible = visible[name];
  }
}

interface Controls {
  target: Vector3;
  update: () => void;
}

export function Stage({ scene: message, visible, clear, onPicture, onPicked, ref }: StageProps) {
  const { gl, scene, camera, invalidate } = useThree();
  const aspect = useThree(({ size }) => size.width / Math.max(1, size.height));
  const controls = useThree((state) => state.controls) as unknown as Controls | null;
  const touched = useRef(false);
  const direction = useRef<Point3>(DIRECTIONS.iso);
  const materials = useMemo(() => createMaterials(), []);
  useEffect(() => () => materials.dispose(), [materials]);
  const [layersOf] = useState(rememberingLayers);
  const layers = useMemo(() => layersOf(message), [layersOf, message]);
  const extent = useMemo(() => JSON.stringify(boundsOf(cornersSeenFrom(layers, DIRECTIONS.iso))), [layers]);

  usePicking(message, onPicked);

  const stand = (from: Point3) => {
    const seen = cornersSeenFrom(layers, from);
    if (seen.length === 0 || !controls) return;
    touched.current = false;
    direction.current = from;
    const { position, target } = fitted(seen, from, aspect);
    camera.position.set(...position);
    controls.target.set(...target);
    controls.update();
    invalidate();
  };
  useImperativeHandle(ref, () => ({
    look: (preset) => stand(DIRECTIONS[preset]),
    fit: () => {
      if (!controls) return;
      const { x, y, z } = camera.position.clone().sub(controls.target).normalize();
      stand([x, y, z]);
    },
    picture: () => {
      gl.render(scene, camera);
      return captioned(gl.domElement, message.caption, gl.getPixelRatio() * SCREEN_LETTERS);
    },
  }));

  // Until someone turns it, the view follows what there is to see: before the frame that shows it first.
  useLayoutEffect(() => {
    if (!touched.current) stand(direction.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [extent, aspect, controls]);

  const faint = message.failureBody !== undefined;
  useEffect(() => {
    materials.setConcreteClear(clear, faint);
    materials.setSteelFaint(faint);
    invalidate();
  }, [materials, clear, faint, invalidate]);

  useEffect(() => {
    if (!message.screenshot) return;
    const corners = cornersSeenFrom(layers, DIRECTIONS.iso);
    onPicture(
      reportPicture(gl, scene, {
        points: corners,
        scale: message.screenshotScale ?? 2,
        caption: message.caption,
        prepare: () => {
          setVisible(scene, IN_REPORT);
          materials.setConcreteClear(true, false);
          materials.setSteelFaint(false);
          return () => {
            setVisible(scene, visible);
            materials.setConcreteClear(clear, faint);
            materials.setSteelFaint(faint);
          };
        },
      }),
    );
    // The buffer holds the report's picture: draw the screen's before it is shown.
    gl.render(scene, camera);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [message]);

  return (
    <>
      <hemisphereLight args={['#ffffff', '#a8a49c', 1.9]} position={[0, 0, 1]} />
      <directionalLight position={[0.5, -0.7, 1.2]} intensity={1.5} />
      <directionalLight position={[-1, 0.4, 0.5]} intensity={0.5} />
      {LAYERS.map((name) => (
        <Layer key={name} name={name} drawing={layers[name]} materials={materials} visible={visible[name]} />
      ))}
      <OrbitControls
        makeDefault
        enableDamping={false}
        zoomToCursor
        minDistance={80}
        maxDistance={40_000}
        onStart={() => {
          touched.current = true;
        }}
      />
    </>
  );
}
