/** Content of the canvas: lights, layers and camera; also creates images on request. */
import { OrbitControls } from '@react-three/drei/core/OrbitControls';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useImperativeHandle, useMemo, useState, type Ref, useLayoutEffect } from 'react';
import { Box3, type Mesh, type Quaternion, type Scene } from 'three';
import { cornersOf, type Drawing } from '@/viewer/drawing/drawing';
import type { SceneMessage } from '@/viewer/message';
import { cornersSeenFrom, LAYERS, rememberingLayers, type LayerName } from '@/viewer/objects/layers';
import type { Picked } from '@/viewer/outgoing-messages';
import { DIRECTIONS, useCamera, type CameraHandle } from '@/viewer/rendering/camera';
import { reportImage, screenImage } from '@/viewer/rendering/image';
import { createMaterials, type Materials } from '@/viewer/rendering/materials';
import { build } from '@/viewer/rendering/to-three';
import { usePicking } from '@/viewer/rendering/use-picking';

/** Adds a layer of the scene to the three.js scene graph. */
interface LayerProps {
  name: string;
  drawing: Drawing;
  materials: Materials;
  visible: boolean;
}

function Layer({ name, drawing, materials, visible }: LayerProps) {
  const pixelRatio = useThree((state) => state.viewport.dpr);
  const built = useMemo(() => build(drawing, materials, pixelRatio), [drawing, materials, pixelRatio]);
  // The next frame no longer contains the old objects, so they can be disposed of before that frame is drawn.
  useLayoutEffect(
    () => () => {
      for (const part of built.children) (part as Mesh).geometry.dispose();
    },
    [built],
  );
  return <primitive object={built} name={name} visible={visible} />;
}

/** Layers hidden in every image for the report; of the results, it shows only the compression zone. */
const HIDDEN_IN_REPORT: readonly LayerName[] = ['bent', 'mark'];

export interface CanvasHandle {
  look: CameraHandle['look'];
  fit: CameraHandle['fit'];
  /** Draws a new frame; called after elements over the canvas have changed. */
  redraw: () => void;
  /** Returns the image currently on the screen as a PNG data URL; null if the browser cannot create it. */
  picture: () => Promise<string | null>;
}

interface StageProps {
  scene: SceneMessage;
  hidden: readonly LayerName[];
  clear: boolean;
  onPicture: (dataUrl: string) => void;
  onPicked: (what: Picked) => void;
  /** Called before each frame with the orientation of the camera. */
  onTurned: (camera: Quaternion) => void;
  ref: Ref<CanvasHandle>;
}

function setHidden(scene: Scene, hidden: readonly LayerName[]): void {
  for (const name of LAYERS) {
    const layer = scene.getObjectByName(name);
    if (layer) layer.visible = !hidden.includes(name);
  }
}

export function CanvasContent({
  scene: message,
  hidden,
  clear,
  onPicture,
  onPicked,
  onTurned,
  ref,
}: StageProps) {
  const { gl, scene, camera, invalidate } = useThree();
  const materials = useMemo(() => createMaterials(), []);
  useEffect(() => () => materials.dispose(), [materials]);
  const [layersOf] = useState(rememberingLayers);
  const layers = useMemo(() => layersOf(message), [layersOf, message]);
  const seen = useMemo(() => cornersSeenFrom(layers, DIRECTIONS.iso), [layers]);
  const extent = JSON.stringify(new Box3().setFromArray(seen.flat()));
  const { look, fit, ...hand } = useCamera({
    seenFrom: (direction) => cornersSeenFrom(layers, direction),
    extent,
    opened: message.opened,
  });

  usePicking(message, onPicked);
  useFrame(() => onTurned(camera.quaternion));

  useImperativeHandle(ref, () => ({
    look,
    fit,
    redraw: invalidate,
    picture: () => screenImage(gl, scene, camera, message.caption),
  }));

  const faint = message.failureBody !== undefined;
  useEffect(() => {
    materials.setConcreteClear(clear, faint);
    materials.setSteelFaint(faint);
    invalidate();
  }, [materials, clear, faint, invalidate]);

  useEffect(() => {
    if (!message.screenshot) return;
    const corners = [...seen, ...cornersOf([layers.axes])];
    void reportImage(gl, scene, {
      points: corners,
      scale: message.screenshotScale ?? 2,
      caption: message.caption,
      prepare: () => {
        setHidden(scene, faint ? [...HIDDEN_IN_REPORT, 'results'] : HIDDEN_IN_REPORT);
        materials.setConcreteClear(true, false);
        materials.setSteelFaint(false);
        return () => {
          setHidden(scene, hidden);
          materials.setConcreteClear(clear, faint);
          materials.setSteelFaint(faint);
        };
      },
    }).then((picture) => {
      if (picture !== null) onPicture(picture);
    });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [message]);

  return (
    <>
      <hemisphereLight args={['#ffffff', '#9a9792', 1.7]} position={[0, 0, 1]} />
      <directionalLight position={[0.45, -0.75, 1.3]} intensity={1.7} />
      <directionalLight position={[-1, 0.5, 0.4]} intensity={0.35} />
      {LAYERS.map((name) => (
        <Layer
          key={name}
          name={name}
          drawing={layers[name]}
          materials={materials}
          visible={!hidden.includes(name)}
        />
      ))}
      <OrbitControls makeDefault enableDamping={false} zoomToCursor {...hand} />
    </>
  );
}
