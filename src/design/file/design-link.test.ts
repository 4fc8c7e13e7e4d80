import { produce } from 'immer';
import { expect, it } from 'vitest';
import { designOfLink, linkOf, LONGEST_LINK } from '@/design/file/design-link';
import { isDesignLink } from '@/design/file/design-link-prefix';
import { NO_LOAD } from '@/design/model/design-state';
import { givenDesign } from '@/testing/given-design';

const design = givenDesign({ Nz: 12.5 }, ({ project }) => void (project.project = '栏杆 & “stairs” #3'));

it('a design link contains only URL-safe characters and restores the design', async () => {
  const link = (await linkOf(design))!;
  expect(isDesignLink(link)).toBe(true);
  expect(link).toMatch(/^#design=[\w-]+$/);
  expect(await designOfLink(link)).toMatchObject({ ok: true, design, replaced: [] });
});

it('linkOf returns null if the link would be too long to send', async () => {
  const listed = produce(design, ({ loads }) => {
    loads.list = Array.from({ length: 900 }, (_, i) => {
      return { ...NO_LOAD, name: `LC${i}`, Nz: (i * 7919) % 104729, Vx: (i * 104_723) % 7907 };
    });
  });
  expect(await linkOf(listed)).toBeNull();
  expect((await linkOf(design))!.length).toBeLessThan(LONGEST_LINK / 4);
});

it.each([
  ['truncated', (link: string) => link.slice(0, -40)],
  ['not valid base64', () => '#design=%%%'],
  ['empty', () => '#design='],
])('designOfLink refuses a link whose data are %s', async (_what, damage) => {
  const link = (await linkOf(design))!;
  expect(await designOfLink(damage(link))).toEqual({ ok: false, refusal: 'noJson' });
});

async function linkTo(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `#design=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

it('designOfLink refuses a link that would unpack to more than the maximum size, and uses less than 60 MB of memory', async () => {
  const link = await linkTo('x'.repeat(50_000_000));
  const before = process.memoryUsage().rss;
  expect(await designOfLink(link)).toEqual({ ok: false, refusal: 'tooLong' });
  expect(process.memoryUsage().rss - before).toBeLessThan(60e6);
});

it('designOfLink refuses a link whose content is not a design', async () => {
  const link = await linkTo(JSON.stringify({ format: 'something else' }));
  expect(await designOfLink(link)).toEqual({ ok: false, refusal: 'noDesign' });
});
