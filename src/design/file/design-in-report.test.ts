/**
 * Tests that the design is read from reports, and that small malicious files neither block the page nor
 * exhaust its memory.
 */
import { deflateSync } from 'node:zlib';
import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import { attachDesign, designInReport } from '@/design/file/attached-design';
import { zipWithPacked } from '@/testing/packed-zip';

const DESIGN = '{"name":"<&> 陳"}';

function pdf(content: Uint8Array, dictionary = ''): Blob {
  const head = `%PDF-1.4\n1 0 obj\n<< ${dictionary}/Type /EmbeddedFile /Length ${content.length} /Filter /FlateDecode >>\nstream\n`;
  return new Blob([head, new Uint8Array(content), '\nendstream\nendobj\n']);
}

/** Returns how long it takes to find no design in the file, in seconds. */
async function secondsToRefuse(file: Blob): Promise<number> {
  const begin = performance.now();
  expect(await designInReport(file)).toBeNull();
  return (performance.now() - begin) / 1000;
}

it('designInReport reads the design from PDF and Word reports', async () => {
  expect(await designInReport(pdf(deflateSync(DESIGN)))).toBe(DESIGN);
  const zip = new PizZip();
  zip.file('word/_rels/document.xml.rels', '<Relationships></Relationships>');
  attachDesign(zip, DESIGN);
  expect(await designInReport(new Blob([zip.generate({ type: 'arraybuffer' })]))).toBe(DESIGN);
});

it('designInReport returns null within 1 s for a PDF that declares 3000 attachments but contains none', async () => {
  expect(
    await secondsToRefuse(new Blob(['%PDF-1.4\n', '/Type /EmbeddedFile /Length 1 '.repeat(3000)])),
  ).toBeLessThan(1);
});

it('designInReport returns null for an attachment that exceeds the maximum unpacked size, and uses less than 80 MB of memory', async () => {
  const file = pdf(deflateSync(new Uint8Array(150_000_000)));
  expect(file.size).toBeLessThan(200_000);
  const before = process.memoryUsage().rss;
  expect(await designInReport(file)).toBeNull();
  expect(process.memoryUsage().rss - before).toBeLessThan(80_000_000);
});

it('designInReport returns null within 3 s for a Word part with two million opening tags', async () => {
  const zip = new PizZip();
  zip.file('customXml/anchor-design.xml', `<design xmlns="urn:anchor-design" ${'<design'.repeat(2_000_000)}`);
  const file = new Blob([zip.generate({ type: 'arraybuffer', compression: 'DEFLATE' })]);
  expect(await secondsToRefuse(file)).toBeLessThan(3);
});

it('designInReport returns null for a Word part of 80 MB, without unpacking the whole part', async () => {
  const bytes = zipWithPacked(new PizZip(), 'customXml/item1.xml', new Uint8Array(80_000_000));
  const before = process.memoryUsage().arrayBuffers;
  expect(await designInReport(new Blob([bytes]))).toBeNull();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(75_000_000);
});
