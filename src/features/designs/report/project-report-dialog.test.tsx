// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as reportCalls from '@/api/calls/report';
import { userSchema } from '@/api/contract/account';
import { Providers } from '@/app/providers';
import { ShellProviders } from '@/app/shell/shell-providers';
import { NOTHING_SHARED } from '@/design/saved-designs/saved-design';
import { ProjectReportDialog } from '@/features/designs/report/project-report-dialog';
import * as projects from '@/features/report-dialog/make-project';
import { fillBrowserGaps } from '@/testing/browser-gaps';
import { loadTranslations } from '@/testing/load-translations';
import { saveAs } from '@/testing/saved-files';

vi.spyOn(projects, 'makeProject').mockResolvedValue({ kind: 'done', word: new Uint8Array([1]) });
const postReportForPdf = vi.spyOn(reportCalls, 'postReportForPdf');
afterAll(() => void vi.restoreAllMocks());

const PDF = new Blob(['pdf']);
const USER = userSchema.parse({
  id: '7',
  username: 'lwei',
  name: 'Li Wei',
  roles: [{ id: '1', name: 'USER' }],
});
const PROJECT = { owner: '7', id: 'p1', name: 'Hall 7', shared: NOTHING_SHARED, changed: 0 };

async function makePdf(lettersWithoutFont: string) {
  fillBrowserGaps();
  await loadTranslations('en');
  postReportForPdf.mockResolvedValue({ ok: true, value: { file: PDF, lettersWithoutFont } });
  render(
    <Providers>
      <ShellProviders>
        <ProjectReportDialog
          open
          onClose={() => undefined}
          user={USER}
          project={PROJECT}
          cards={[]}
          stateOf={() => null}
        />
      </ShellProviders>
    </Providers>,
  );
  onTestFinished(cleanup);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  return user;
}

beforeEach(() => void saveAs.mockReset());

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
