/** Renders and encodes the video in a Chromium page: draws the screenshots with pointer and caption. */

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** Screenshot shown while camera and pointer move. */
export interface Beat {
  /** Screenshot of the app, JPEG as base64. */
  picture: string;
  camera: [from: Rectangle, to: Rectangle];
  pointer: [from: Point, to: Point];
  /** True if the pointer clicks at the end of the movement. */
  press: boolean;
  caption: string;
  /** Duration, ms. */
  length: number;
}

export interface EncodedChunk {
  /** Time from the start, ms. */
  at: number;
  key: boolean;
  /** Encoded data, base64. */
  data: string;
}

export interface Film {
  add: (beat: Beat) => Promise<void>;
  finish: () => Promise<{ chunks: EncodedChunk[]; length: number }>;
}

export interface Studio {
  width: number;
  /** Height of the video without the caption, px; the caption is in a separate strip below. */
  height: number;
  strip: number;
  bitrate: number;
}

declare global {
  var film: Film | undefined;
}

/**
 * Defines the global `film`, which renders and encodes the video. The function is sent to the page as source
 * text, so its body must not use any names defined outside the function.
 */
export function openStudio({ width, height, strip, bitrate }: Studio): void {
  const FRAME = 40;
  const STANDING = 400;
  const KEY_EVERY = 5000;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height + strip;
  const pen = canvas.getContext('2d')!;
  const chunks: EncodedChunk[] = [];
  let now = 0;
  let lastKey = -Infinity;

  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      chunks.push({ at: chunk.timestamp / 1000, key: chunk.type === 'key', data: btoa(text) });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp09.00.31.08', width, height: height + strip, bitrate, framerate: 25 });

  const ease = (t: number) => t * t * (3 - 2 * t);
  const between = (a: number, b: number, t: number) => a + (b - a) * t;

  const drawPointer = ({ x, y }: Point, pressed: boolean) => {
    if (pressed) {
      pen.beginPath();
      pen.arc(x, y, 17, 0, 2 * Math.PI);
      pen.fillStyle = 'rgba(27, 78, 143, 0.3)';
      pen.fill();
    }
    pen.beginPath();
    for (const [dx, dy] of [
      [0, 0],
      [0, 22],
      [5.5, 17],
      [9, 25],
      [12.5, 23.4],
      [9, 15.6],
      [16, 15],
    ])
      pen.lineTo(x + dx, y + dy);
    pen.closePath();
    pen.fillStyle = '#111';
    pen.fill();
    pen.lineWidth = 1.6;
    pen.strokeStyle = '#fff';
    pen.stroke();
  };

  const drawCaption = (caption: string) => {
    pen.fillStyle = '#14263d';
    pen.fillRect(0, height, width, strip);
    pen.fillStyle = '#fff';
    pen.font = '27px "Noto Sans SC"';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(caption, width / 2, height + strip / 2, width - 40);
  };

  const draw = (image: ImageBitmap, beat: Beat, t: number) => {
    const [from, to] = beat.camera;
    const e = ease(t);
    const camera = {
      x: between(from.x, to.x, e),
      y: between(from.y, to.y, e),
      width: between(from.width, to.width, e),
      height: between(from.height, to.height, e),
    };
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, camera.x, camera.y, camera.width, camera.height, 0, 0, width, height);
    const [start, end] = beat.pointer;
    const x = (between(start.x, end.x, e) - camera.x) * (width / camera.width);
    const y = (between(start.y, end.y, e) - camera.y) * (height / camera.height);
    drawPointer({ x, y }, beat.press && t > 0.82);
    drawCaption(beat.caption);
  };

  const encode = async () => {
    const frame = new VideoFrame(canvas, { timestamp: now * 1000 });
    const keyFrame = now - lastKey >= KEY_EVERY;
    if (keyFrame) lastKey = now;
    encoder.encode(frame, { keyFrame });
    frame.close();
    if (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  globalThis.film = {
    add: async (beat) => {
      await document.fonts.load('27px "Noto Sans SC"', beat.caption);
      const image = await createImageBitmap(
        await (await fetch(`data:image/jpeg;base64,${beat.picture}`)).blob(),
      );
      const still = [beat.camera, beat.pointer].every(([a, b]) => JSON.stringify(a) === JSON.stringify(b));
      const step = still ? STANDING : FRAME;
      const count = Math.max(1, Math.round(beat.length / step));
      for (let i = 0; i < count; i++) {
        draw(image, beat, still ? 1 : (i + 1) / count);
        await encode();
        now += step;
      }
      image.close();
    },
    finish: async () => {
      await encode();
      await encoder.flush();
      return { chunks, length: now };
    },
  };
}
