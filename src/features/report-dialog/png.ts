import { LOGO_BOX, SHARPNESS } from '@/report/model/report-input';

async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new Uint8Array(await blob.arrayBuffer());
}

function loaded(source: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = source;
  });
}

type Size = Record<'width' | 'height', number>;

/** Draws the image centred on white; `scale` is the number of canvas pixels per image pixel. */
function painted(image: HTMLImageElement, pixels: Size, scale: number): Promise<Uint8Array | null> {
  const canvas = Object.assign(document.createElement('canvas'), pixels);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  return pngOf(canvas);
}

/** Returns the image and the scale at which it is sharp in the box; null if it is unreadable. */
async function inBox(source: string | null | undefined, box: Size) {
  const image = source ? await loaded(source) : null;
  if (!image || image.naturalWidth === 0) return null;
  const scale = SHARPNESS * Math.min(box.width / image.naturalWidth, box.height / image.naturalHeight);
  return { image, scale };
}

/** Returns the image with its aspect ratio, centred in the box on white; null if it is unreadable. */
export async function fitImage(source: string | null | undefined, box: Size): Promise<Uint8Array | null> {
  const found = await inBox(source, box);
  if (!found) return null;
  const pixels = { width: box.width * SHARPNESS, height: box.height * SHARPNESS };
  return painted(found.image, pixels, found.scale);
}

/** Returns the image in a size that is sharp in the logo box; null if it is not an image. */
export async function scaledImage(source: string | null): Promise<Uint8Array | null> {
  const found = await inBox(source, LOGO_BOX);
  if (!found) return null;
  const { image, scale } = found;
  const pixelsOf = (length: number) => Math.max(1, Math.round(scale * length));
  const pixels = { width: pixelsOf(image.naturalWidth), height: pixelsOf(image.naturalHeight) };
  return painted(image, pixels, scale);
}
