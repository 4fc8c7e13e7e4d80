/** Converts SVG images to PNG files. */

/** PNG pixels per pixel of the SVG image; high enough for print. */
export const SHARPNESS = 2;

/** Converts an SVG image to a PNG file; returns null if the browser cannot render the image. */

export async function svgPng(
  text: string,
  { width, height }: { width: number; height: number },
): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  const isRead = await image.decode().then(
    () => true,
    () => false,
  );
  if (!isRead) return null;
  const canvas = document.createElement('canvas');
  canvas.width = SHARPNESS * width;
  canvas.height = SHARPNESS * height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
