/** Adds a layer of the scene to the three.js scene graph. */
import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo } from 'react';
import type { Drawing } from '@/viewer/drawing/drawing';
import type { Materials } from '@/viewer/rendering/materials';
import { build } from '@/viewer/rendering/to-three';

interface LayerProps {
  name: string;
  drawing: Drawing;
  materials: Materials;
  visible: boolean;
}

export function Layer({ name, drawing, materials, visible }: LayerProps) {
  const pixelRatio = useThree((state) => state.viewport.dpr);
  const built = useMemo(() => build(drawing, materials, pixelRatio), [drawing, materials, pixelRatio]);
  // The next frame no longer contains the old objects, so they can be disposed of before that frame is drawn.
  useLayoutEffect(() => () => built.dispose(), [built]);
  return <primitive object={built.group} name={name} visible={visible} />;
}
