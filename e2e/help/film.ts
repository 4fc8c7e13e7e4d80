/** Renders and encodes the video in a Chromium page: draws the screenshots with pointer and caption. */
import type * as Mediabunny from 'mediabunny';

interface Point {
  x: number;
  y: number;
}

export interface Rectangle extends Point {
  width: number;
  height: number;
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

export interface Film {
  add: (beat: Beat) => Promise<void>;
  /** Returns the WebM file, base64, and the length of the video, ms. */
  finish: () => Promise<{ file: string; length: number }>;
}

export interface Studio {
  width: number;
  /** Height of the video without the caption, px; the caption is in a separate strip below. */
  height: number;
  strip: number;
  bitrate: number;
  /** Address at which the page finds mediabunny. */
  library: string;
}

declare global {
  var film: Film | undefined;
}

/**
 * Defines the global `film`, which renders and encodes the video. The function is sent to the page as source
 * text, so its body must not use any names defined outside the function.
 */
export async function openStudio(studio: Studio): Promise<void> {
  const { width, height, strip, bitrate, library } = studio;
  const FRAME = 40;
  const STANDING = 400;
  const { Output, WebMOutputFormat, BufferTarget, CanvasSource, Quality } = (await import(
    library
  )) as typeof Mediabunny;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height + strip;
  const pen = canvas.getContext('2d')!;
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const video = new CanvasSource(canvas, {
    codec: 'vp9',
    quality: new Quality({ bitrate }),
    keyFrameInterval: 5,
  });
  output.addVideoTrack(video, { frameRate: 25 });
  await output.start();
  let now = 0;

  const ease = (t: number) => t * t * (3 - 2 * t);
  const between = (a: number, b: number, t: number) => a + (b - a) * t;

  const arrow = new Path2D('M0 0V22L5.5 17 9 25 12.5 23.4 9 15.6 16 15Z');
  const drawPointer = ({ x, y }: Point, pressed: boolean) => {
    if (pressed) {
      pen.beginPath();
      pen.arc(x, y, 17, 0, 2 * Math.PI);
      pen.fillStyle = 'rgba(27, 78, 143, 0.3)';
      pen.fill();
    }
    pen.translate(x, y);
    pen.fillStyle = '#111';
    pen.fill(arrow);
    pen.lineWidth = 1.6;
    pen.strokeStyle = '#fff';
    pen.stroke(arrow);
    pen.resetTransform();
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
    const at = (side: keyof Rectangle) => between(from[side], to[side], e);
    const camera = { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, camera.x, camera.y, camera.width, camera.height, 0, 0, width, height);
    const [start, end] = beat.pointer;
    const x = (between(start.x, end.x, e) - camera.x) * (width / camera.width);
    const y = (between(start.y, end.y, e) - camera.y) * (height / camera.height);
    drawPointer({ x, y }, beat.press && t > 0.82);
    drawCaption(beat.caption);
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
        await video.add(now / 1000, step / 1000);
        now += step;
      }
      image.close();
    },
    finish: async () => {
      await output.finalize();
      let text = '';
      for (const byte of new Uint8Array(target.buffer!)) text += String.fromCharCode(byte);
      return { file: btoa(text), length: now };
    },
  };
}
