/** Renders images without the canvas, which keeps its size and content. */
import {
  SRGBColorSpace,
  Vector2,
  Vector4,
  WebGLRenderTarget,
  type Camera,
  type Scene,
  type WebGLRenderer,
} from 'three';

/** Samples per pixel for smooth edges, as on the canvas. */
const SAMPLES = 4;

interface Extent {
  /** Size in points. */
  size: Vector2;
  /** Pixels per point. */
  scale: number;
  /** True for an image of the screen, with the labels clear of the elements over the canvas. */
  isScreen: boolean;
}

class PictureTarget extends WebGLRenderTarget {
  /** Makes three.js write colours for a screen; for any other target it writes linear ones. */
  readonly isXRRenderTarget = true;
  readonly isScreen: boolean;

  constructor({ size, scale, isScreen }: Extent) {
    super(Math.round(size.x * scale), Math.round(size.y * scale), {
      samples: SAMPLES,
      colorSpace: SRGBColorSpace,
      // Otherwise the graphics card would convert the colours a second time.
      internalFormat: 'RGBA8',
    });
    this.isScreen = isScreen;
  }
}

/**
 * Returns the size in points of what the renderer is drawing, and whether this is the screen or its image.
 */
export function viewOf(renderer: WebGLRenderer): Pick<Extent, 'size' | 'isScreen'> {
  const { z, w } = renderer.getViewport(new Vector4());
  const target = renderer.getRenderTarget();
  return { size: new Vector2(z, w), isScreen: !(target instanceof PictureTarget) || target.isScreen };
}

/**
 * Reverses the order of the rows, because WebGL counts them from the bottom, and divides the colours by the
 * opacity, as an image file requires. `read` holds four bytes per pixel.
 */
export function uprightPixels(read: Uint8Array, width: number): Uint8ClampedArray<ArrayBuffer> {
  const upright = new Uint8ClampedArray(read.length);
  const row = 4 * width;
  for (let at = 0; at < read.length; at += row)
    upright.set(read.subarray(at, at + row), read.length - row - at);
  for (let at = 0; at < upright.length; at += 4) {
    const opacity = upright[at + 3];
    if (opacity === 0 || opacity === 255) continue;
    for (let colour = at; colour < at + 3; colour++) upright[colour] = (upright[colour] * 255) / opacity;
  }
  return upright;
}

/**
 * Renders the scene in this task and returns its image; null if the graphics context is lost. The page
 * continues while the image is drawn, which takes about half a second without a graphics card.
 */
export async function renderedImage(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  extent: Extent,
): Promise<ImageData | null> {
  if (renderer.getContext().isContextLost()) return null;
  const target = new PictureTarget(extent);
  const { width, height } = target;
  // Lines and labels are drawn in points of the viewport.
  const viewport = renderer.getViewport(new Vector4());
  renderer.setViewport(0, 0, extent.size.x, extent.size.y);
  renderer.setRenderTarget(target);
  renderer.render(scene, camera);
  renderer.setRenderTarget(null);
  renderer.setViewport(viewport);
  const read = new Uint8Array(4 * width * height);
  const isRead = await renderer.readRenderTargetPixelsAsync(target, 0, 0, width, height, read).then(
    () => true,
    () => false,
  );
  target.dispose();
  return isRead ? new ImageData(uprightPixels(read, width), width, height) : null;
}
