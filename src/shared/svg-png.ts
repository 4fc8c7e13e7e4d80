/** Converts SVG images to PNG files. */

/** PNG pixels per pixel of the SVG image; high enough for print. */
export const SHARPNESS = 2;

interface PngOptions {
  width: number;
  height: number;
  sharpness?: number;
  /** Colour below the image; without it, the PNG is transparent where the image is empty. */
  ground?: string;
}

/** Converts an SVG image to a PNG file; returns null if the browser cannot render the image. */
export async function svgPng(
  text: string,
  { width, height, sharpness = SHARPNESS, ground }: PngOptions,
): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  const isRead = await image.decode().then(
    () => true,
    () => false,
  );
  if (!isRead) return null;
  const canvas = document.createElement('canvas');
  canvas.width = sharpness * width;
  canvas.height = sharpness * height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
