/** Pictures as PNG bytes. */
import { LOGO_BOX, SHARPNESS } from '@/report/picture';

export async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array | null> {
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

/** The picture at its own proportions in the middle of the box, on white; null where it cannot be read. */
export async function fitPicture(
  source: string | null | undefined,
  box: { width: number; height: number },
): Promise<Uint8Array | null> {
  const image = source ? await loaded(source) : null;
  if (!image || image.naturalWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = box.width * SHARPNESS;
  canvas.height = box.height * SHARPNESS;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const scale = Math.min(canvas.width / image.naturalWidth, canvas.height / image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  return pngOf(canvas);
}

/** At its own proportions, as large as it is sharp in the box of a logo; null for what is no picture. */
export async function scaledPicture(source: string | null): Promise<Uint8Array | null> {
  const image = source === null ? null : await loaded(source);
  if (!image || image.naturalWidth === 0) return null;
  const scale =
    SHARPNESS * Math.min(LOGO_BOX.width / image.naturalWidth, LOGO_BOX.height / image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(scale * image.naturalWidth));
  canvas.height = Math.max(1, Math.round(scale * image.naturalHeight));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return pngOf(canvas);
}
