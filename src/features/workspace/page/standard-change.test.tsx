// @vitest-environment jsdom
/** Tests which anchor a design has after a change of standard. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { change, design, openWithAnchor } from '@/testing/open-workspace';

const CHINESE = '/home?standardType=JGJ145-2013';

it('after a change of standard, the anchor stays the same if its record has values for both standards', async () => {
  const { router, backend } = await openWithAnchor();
  const listed = await backend.services.anchors.choices('EN1992-4', '12');
  if (!listed.ok) throw new Error('no list');
  const other = listed.value.find(({ name }) => name === 'Demo sleeve anchor M12')!;
  change(({ anchor }) => {
    anchor.chosen['EN1992-4'] = { id: other.id, name: other.name };
    anchor.chosen['JGJ145-2013'] = null;
  });
  await router.navigate(CHINESE);
  await waitFor(() => expect(design().anchor.chosen['JGJ145-2013']?.name).toBe(other.name));
  expect(screen.queryByText(/has no values for/)).toBeNull();
});

it('an anchor without values for a new standard is replaced, and a message names the replacement', async () => {
  const { router, backend } = await openWithAnchor();
  const { id, name } = design().anchor.chosen['EN1992-4']!;
  const record = (await backend.store.anchors.get(id))!;
  await backend.store.anchors.put({ ...record, jgHave: '0' });
  await router.navigate(CHINESE);
  await waitFor(() => expect(design().anchor.chosen['JGJ145-2013']!.name).not.toBe(name));
  const taken = design().anchor.chosen['JGJ145-2013']!.name;
  const said = `${name} has no values for JGJ145-2013: ${taken} was chosen instead.`;
  expect(await screen.findByText(said)).toBeVisible();
});
