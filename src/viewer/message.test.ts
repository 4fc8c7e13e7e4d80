import { expect, it } from 'vitest';
import { readScene } from '@/viewer/message';
import { readPicked, readReady, readScreenshot } from '@/viewer/outgoing-messages';
import { scene } from '@/viewer/testing/scene-builder';

const HERE = 'http://localhost:3000';
const received = (data: unknown, origin = HERE) => ({ data, origin });

it('the 3D view accepts scene messages with and without results', () => {
  expect(readScene(received(scene()), HERE)).toEqual(scene());
  const full = scene({
    reactions: [{ no: 1, tension: 3 }],
    compression: { force: 10, x: 5, y: 6 },
    deformation: { nx: 2, ny: 2, w: [0, 1, 2, 3], largest: 3.1 },
    markedAnchor: 2,
    caption: { tone: 'bad', title: 'Not verified', text: 'Steel: 120 %', note: '' },
    failureBody: { mode: 'concrete_edge', bodies: [{ kind: 'edge', anchors: [1], edge: 'X1', c1: 100 }] },
  });
  expect(readScene(received(full), HERE)).toEqual(full);
});

it.each([
  ['another origin', received(scene(), 'https://elsewhere.example')],
  ['another type', received({ ...scene(), type: 'webpackOk' })],
  ['no data', received(undefined)],
  ['a string instead of an object', received('anchor-viewer/scene')],
  ['an invalid number', received(scene({ rotation: NaN }))],
  ['a plate without dimensions', received(scene({ plate: { ...scene().plate, length: 0 } }))],
  ['a missing field', received({ ...scene(), bolts: undefined })],
  ['too few values in the deflection grid', received(scene({ deformation: { nx: 3, ny: 3, w: [1, 2] } }))],
  ['more anchors than allowed', received(scene({ bolts: Array(65).fill(scene().bolts[0]) }))],
])('the 3D view ignores a message with %s without throwing an error', (_, event) =>
  expect(readScene(event, HERE)).toBeNull(),
);

it('a message from the 3D view must have a known type and the same origin, and its image must be a data URL', () => {
  const answer = { type: 'anchor-viewer/screenshot', dataUrl: 'data:image/png;base64,AAAA' };
  expect(readScreenshot(received(answer), HERE)).toEqual(answer);
  expect(readScreenshot(received(answer, 'null'), HERE)).toBeNull();
  expect(
    readScreenshot(received({ ...answer, dataUrl: 'https://elsewhere.example/a.png' }), HERE),
  ).toBeNull();
  expect(readReady(received({ type: 'anchor-viewer/ready' }), HERE)).not.toBeNull();
  expect(readReady(received({ type: 'ready' }), HERE)).toBeNull();
});

it('a click message is accepted only from the same origin and only if it fully identifies the clicked object', () => {
  for (const what of [{ kind: 'anchor', no: 3 }, { kind: 'body', mode: 'pry_out' }, { kind: 'nothing' }]) {
    const answer = { type: 'anchor-viewer/picked', what };
    expect(readPicked(received(answer), HERE)).toEqual(answer);
    expect(readPicked(received(answer, 'https://elsewhere.example'), HERE)).toBeNull();
  }
  expect(readPicked(received({ type: 'anchor-viewer/picked', what: { kind: 'anchor' } }), HERE)).toBeNull();
});
