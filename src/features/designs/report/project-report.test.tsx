// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { produce } from 'immer';
import { expect, it, vi } from 'vitest';
import * as reportCalls from '@/api/calls/report';
import { userSchema } from '@/api/contract/account';
import { Providers } from '@/app/providers';
import { ShellProviders } from '@/app/shell/shell-providers';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { NOTHING_SHARED } from '@/design/saved-designs/saved-design';
import { newSavedDesign } from '@/design/saved-designs/saved-design-of';
import type { CardState } from '@/features/designs/calculation/use-current-cards';
import { ProjectReportDialog } from '@/features/designs/report/project-report-dialog';
import { gatherDesigns } from '@/features/designs/report/use-project-report';
import * as projects from '@/features/report-dialog/make-project';
import { givenSavedDesigns } from '@/testing/app-state';
import { fillBrowserGaps } from '@/testing/browser-gaps';
import { loadTranslations } from '@/testing/load-translations';
import { resultOf, seedAnchors } from '@/testing/report-cases';
import { saveAs } from '@/testing/saved-files';

const PDF = new Blob(['pdf']);
const NAMED = { id: '7', username: 'lwei', name: 'Li Wei' };
const USER = userSchema.parse({ ...NAMED, roles: [{ id: '1', name: 'USER' }] });
const PROJECT = { owner: '7', id: 'p1', name: 'Hall 7', shared: NOTHING_SHARED, changed: 0 };

const CALLS = { onClose: () => undefined, stateOf: () => null };

async function makePdf(lettersWithoutFont: string) {
  fillBrowserGaps();
  await loadTranslations('en');
  saveAs.mockReset();
  vi.spyOn(projects, 'makeProject').mockResolvedValue({ kind: 'done', word: new Uint8Array([1]) });
  const converted = { ok: true, value: { file: PDF, lettersWithoutFont } } as const;
  vi.spyOn(reportCalls, 'postReportForPdf').mockResolvedValue(converted);
  render(
    <Providers>
      <ShellProviders>
        <ProjectReportDialog open user={USER} project={PROJECT} cards={[]} {...CALLS} />
      </ShellProviders>
    </Providers>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  return user;
}

it('the project report dialog lists the characters that no font contains, and saves the PDF after confirmation', async () => {
  const user = await makePdf('䶮𠮷');
  expect(await screen.findByText(/The fonts of the PDF do not contain 䶮𠮷/)).toBeVisible();
  expect(saveAs).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Save the PDF' }));
  await vi.waitFor(() =>
    expect(saveAs).toHaveBeenCalledExactlyOnceWith(PDF, expect.stringMatching(/\.pdf$/)),
  );
});

it('a project PDF is not saved if the user clicks Cancel in the dialog about characters missing from the fonts', async () => {
  const user = await makePdf('䶮');
  const question = await screen.findByRole('dialog', { name: 'Characters missing from the fonts' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled());
  expect(saveAs).not.toHaveBeenCalled();
});

const [record] = seedAnchors;
const design = produce(DEFAULT_DESIGN, (draft) => {
  draft.loads.dead.Nz = 10;
  draft.anchor.chosen['EN1992-4'] = { id: String(record.id), name: record.name };
});
const result = resultOf(design, record);
const project = { ...PROJECT, owner: '1', shared: { ...NOTHING_SHARED, company: 'Eastgate' } };
const entryOf = (id: string, more: Partial<Parameters<typeof newSavedDesign>[1]> = {}) =>
  newSavedDesign(
    { owner: '1', id, kind: 'design', name: id, point: '', project: 'p1' },
    { design, result, listEnd: null, ...more },
    0,
  );

it('a project report receives the designs with valid results, and the reason why each other design has no valid result', async () => {
  const changed = produce(design, (draft) => void (draft.plate.length += 10));
  const entries = [
    entryOf('holds'),
    entryOf('changed', { design: changed }),
    entryOf('open', { result: null }),
    entryOf('other record'),
    entryOf('earlier engine'),
  ];
  await givenSavedDesigns(entries);
  const states: Record<string, CardState | null> = { 'other record': 'record', 'earlier engine': 'engine' };
  const gathered = await gatherDesigns({
    project,
    cards: [...entries.map(({ card }) => card), { ...entries[0].card, id: 'cut' }],
    stateOf: ({ id }) => states[id] ?? null,
    recordOf: () => ({ record, readAt: new Date(0) }),
    wordsOf: (problem) => problem,
    unnamed: 'New design',
  });
  if (!gathered.ok) throw new Error(gathered.failure);
  const found = gathered.value.map((one) => ('problem' in one ? one.problem : one.design.project.company));
  expect(found).toEqual(['Eastgate', 'stale', 'open', 'record', 'engine', 'damaged']);
  // The report also embeds designs without a valid result.
  const companies = gathered.value.map((one) => one.design?.project.company ?? null);
  expect(companies).toEqual([...Array(5).fill('Eastgate'), null]);
});
