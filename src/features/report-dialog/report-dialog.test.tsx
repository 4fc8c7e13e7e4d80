// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { produce } from 'immer';
import PizZip from 'pizzip';
import { beforeEach, expect, it, vi } from 'vitest';
import * as anchors from '@/api/calls/databases';
import * as images from '@/api/calls/images';
import * as reportCalls from '@/api/calls/report';
import { userSchema } from '@/api/contract/account';
import { Providers } from '@/app/providers';
import { ShellProviders } from '@/app/shell/shell-providers';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import * as reports from '@/features/report-dialog/make-report';
import { ReportDialog } from '@/features/report-dialog/report-dialog';
import * as limits from '@/features/report-dialog/report-reserves';
import { NO_PICTURES, type ReportedLimits } from '@/report/model/report-input';
import { fillBrowserGaps } from '@/testing/browser-gaps';
import { givenDesign } from '@/testing/given-design';
import { loadTranslations } from '@/testing/load-translations';
import { change, design as openDesign } from '@/testing/open-workspace';
import { resultOf, seedAnchors } from '@/testing/report-cases';
import { saveAs } from '@/testing/saved-files';
import { showResult, spyOnCalculate } from '@/testing/shown-result';
import { readWord } from '@/testing/word-reader';

const templateFile = (name: string) => readFileSync(join(import.meta.dirname, '../../../templates', name));
const TEMPLATE = templateFile('en1992-4-simple-en.docx');
const WORD = new Blob(['word']);
const PDF = new Blob(['pdf']);

const userOf = (role: 'ADMIN' | 'USER') =>
  userSchema.parse({
    id: '7',
    username: 'lwei',
    name: 'Li Wei',
    company: 'Eastgate Steel',
    address: '88 Century Avenue',
    phoneNumber: '+86 21 5550',
    email: 'li.wei@example.com',
    roles: [{ id: '1', name: role }],
  });

async function openDialog(role: 'ADMIN' | 'USER' = 'USER') {
  fillBrowserGaps();
  localStorage.clear();
  localStorage.setItem('language', 'en');
  await loadTranslations('en');
  const [record] = seedAnchors;
  const design = givenDesign({ Nz: 10 }, ({ loads, anchor }) => {
    loads.onlyChosen = true;
    anchor.chosen['EN1992-4'] = { id: String(record.id), name: record.name };
  });
  showResult(design, resultOf(design, record));
  const onClose = vi.fn();
  const onRest = spyOnCalculate();
  render(
    <Providers>
      <ShellProviders>
        <ReportDialog open user={userOf(role)} onClose={onClose} />
      </ShellProviders>
    </Providers>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate report' }));
  const button = (name: string) => dialog.findByRole('button', { name });
  await vi.waitFor(async () => expect(await button('Download PDF')).toBeEnabled());
  return { dialog, button, onClose, onRest, user: userEvent.setup({ delay: null }) };
}

const CONVERTED = { file: PDF, lettersWithoutFont: '' };

/** Replaces what needs a canvas or a server; separate tests cover it. */
const replaced = () => {
  vi.spyOn(reports, 'captureImages').mockResolvedValue(NO_PICTURES);
  const anchor = (id: unknown) => ({ queryKey: ['anchor', id], queryFn: () => seedAnchors[0] });
  vi.spyOn(anchors, 'anchorQuery').mockImplementation((id) => anchor(id) as never);
  const picture = (id: unknown) => ({ queryKey: ['picture', id], queryFn: () => 'data:image/png;base64,' });
  vi.spyOn(images, 'anchorImageQuery').mockImplementation((id) => picture(id) as never);
  return {
    fetchReportTemplate: vi
      .spyOn(reports, 'fetchReportTemplate')
      .mockResolvedValue(new Uint8Array(TEMPLATE).buffer),
    makeWord: vi.spyOn(reports, 'makeWord').mockResolvedValue(WORD),
    postReportForPdf: vi
      .spyOn(reportCalls, 'postReportForPdf')
      .mockResolvedValue({ ok: true, value: CONVERTED }),
  };
};
let spies: ReturnType<typeof replaced>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00') });
  spies = replaced();
  saveAs.mockReset();
});

it("the report dialog is filled with the user's data, and offers no Word file to a user who is not an administrator", async () => {
  const { dialog } = await openDialog();
  expect(DEFAULT_DESIGN.project.company).toBe('');
  for (const [label, value] of [
    ['Project', ''],
    ['Company', 'Eastgate Steel'],
    ['Designer', 'Li Wei'],
    ['Address', '88 Century Avenue'],
    ['Phone number', '+86 21 5550'],
    ['Email', 'li.wei@example.com'],
    ['Remark', ''],
  ])
    expect(dialog.getByLabelText(label)).toHaveValue(value);
  expect(dialog.getByRole('radio', { name: /^Lite/ })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'English' })).toBeChecked();
  expect(dialog.queryByRole('button', { name: 'Download Word' })).toBeNull();
});

it('the report on a design without loads is incomplete and says what is missing', async () => {
  const { dialog, button, user } = await openDialog('ADMIN');
  spies.fetchReportTemplate.mockImplementation(({ depth }) =>
    Promise.resolve(new Uint8Array(templateFile(`en1992-4-${depth}-en.docx`)).buffer),
  );
  const empty = produce(openDesign(), (draft) => void (draft.loads.dead.Nz = 0));
  act(() => void showResult(empty, null));
  expect(dialog.getByText(/^Load must be entered/)).toBeVisible();
  expect(await button('Download Excel table')).toBeDisabled();
  await user.click(await button('Download Word'));
  await vi.waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  const [file] = saveAs.mock.calls[0] as [Blob];
  const { paragraphs } = readWord(new Uint8Array(await file.arrayBuffer()));
  expect(paragraphs[paragraphs.indexOf('? Incomplete') + 2]).toMatch(/^▲ Load must be entered/);
});

it('the report dialog requests the PDF conversion, names the file after project and date, and stores typed values', async () => {
  const { dialog, button, user } = await openDialog();
  await user.type(dialog.getByLabelText('Project'), 'Pier 7/East');
  await user.type(dialog.getByLabelText('Remark'), 'as built');
  await user.click(await button('Download PDF'));
  await vi.waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  expect(spies.postReportForPdf).toHaveBeenCalledWith(
    '7',
    WORD,
    'Anchor-report_Pier 7 East_2026-03-02.docx',
    expect.any(AbortSignal),
  );
  expect(saveAs).toHaveBeenCalledWith(PDF, 'Anchor-report_Pier 7 East_2026-03-02.pdf');
  // Typed values belong to the design and appear again the next time.
  expect(openDesign().project).toMatchObject({
    project: 'Pier 7/East',
    company: 'Eastgate Steel',
    remark: 'as built',
  });
});

it('the report dialog lists the characters that no font contains, and saves the PDF after confirmation', async () => {
  const { dialog, button, user } = await openDialog();
  spies.postReportForPdf.mockResolvedValue({ ok: true, value: { file: PDF, lettersWithoutFont: '䶮𠮷' } });
  await user.type(dialog.getByLabelText('Project'), '䶮𠮷');
  await user.click(await button('Download PDF'));
  expect(await screen.findByText(/The fonts of the PDF do not contain 䶮𠮷/)).toBeVisible();
  expect(saveAs).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Save the PDF' }));
  await vi.waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
});

it('the report dialog makes the Word file for administrators without the server, in the chosen depth and language', async () => {
  const { dialog, button, user } = await openDialog('ADMIN');
  await user.click(dialog.getByRole('radio', { name: /^Pro/ }));
  await user.click(dialog.getByRole('radio', { name: '中文' }));
  await user.click(await button('Download Word'));
  await vi.waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  expect(spies.makeWord.mock.calls[0][0]).toMatchObject({ depth: 'full', language: 'cn' });
  expect(saveAs).toHaveBeenCalledWith(WORD, '锚栓计算书_2026-03-02.docx');
  expect(spies.postReportForPdf).not.toHaveBeenCalled();
  expect(i18next.language).toBe('en');
});

it('the report dialog shows why the conversion failed or the template is missing, and saves no file', async () => {
  const { dialog, button, user } = await openDialog();
  const error = { kind: 'general', status: 503, message: 'The converter is being serviced' } as const;
  spies.postReportForPdf.mockResolvedValueOnce({ ok: false, error });
  await user.type(dialog.getByLabelText('Project'), 'Pier 7');
  await user.click(await button('Download PDF'));
  await dialog.findByText('The converter is being serviced');
  expect(dialog.getByLabelText('Project')).toHaveValue('Pier 7');

  spies.fetchReportTemplate.mockResolvedValueOnce(null);
  await user.click(await button('Download PDF'));
  await dialog.findByText('The report template could not be loaded.');
  expect(saveAs).not.toHaveBeenCalled();
});

it('the report dialog states why a template is refused, and asks before it uses a template with unknown placeholders', async () => {
  const { dialog, button, user } = await openDialog();
  spies.fetchReportTemplate.mockResolvedValueOnce(new ArrayBuffer(3));
  await user.click(await button('Download PDF'));
  await dialog.findByText('The template is not a readable Word file.');
  expect(spies.makeWord).not.toHaveBeenCalled();

  const zip = new PizZip(TEMPLATE);
  zip.file('word/document.xml', zip.file('word/document.xml')!.asText().replace('{company}', '{firm}'));
  spies.fetchReportTemplate.mockResolvedValueOnce(zip.generate({ type: 'arraybuffer' }));
  spies.postReportForPdf.mockResolvedValueOnce({ ok: true, value: CONVERTED });
  await user.click(await button('Download PDF'));
  await screen.findByText(/Unknown placeholders in the template: firm\./);
  await user.click(screen.getByRole('button', { name: 'Generate the report anyway' }));
  await vi.waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
});

it('the report dialog shows the conversion to PDF as the current step, and saves no file if the user cancels this step', async () => {
  const { dialog, button, onClose, user } = await openDialog();
  let signal: AbortSignal | undefined;
  spies.postReportForPdf.mockImplementationOnce((_user, _word, _name, given) => {
    signal = given;
    return new Promise((resolve) => {
      given.addEventListener('abort', () => {
        resolve({ ok: false, error: { kind: 'cancelled', status: null, message: '' } });
      });
    });
  });
  await user.click(await button('Download PDF'));
  expect(await dialog.findByRole('status')).toHaveTextContent('Converting to PDF');
  expect(dialog.getByLabelText('Project')).toBeDisabled();
  await user.click(await button('Cancel'));
  expect(signal?.aborted).toBe(true);
  expect(await button('Download PDF')).toBeEnabled();
  expect(dialog.queryByRole('status')).toBeNull();
  expect(saveAs).not.toHaveBeenCalled();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('the report dialog asks whether to calculate missing load cases or to print the report as incomplete', async () => {
  const { dialog, button, onRest, user } = await openDialog('ADMIN');
  act(() => {
    change((design) => {
      design.loads.list = [{ ...design.loads.dead, name: 'LC1' }];
    });
  });
  await user.click(await button('Download PDF'));
  const question = within(await dialog.findByTestId('incomplete'));
  expect(question.getByText('Load list: 1 of 1 row not calculated.')).toBeInTheDocument();
  expect(dialog.queryByRole('status')).toBeNull();
  await user.click(question.getByRole('button', { name: 'Calculate the remaining load cases' }));
  expect(onRest).toHaveBeenCalledExactlyOnceWith('whole');
  await user.click(question.getByRole('button', { name: 'Generate incomplete report' }));
  await vi.waitFor(() => expect(dialog.queryByTestId('incomplete')).toBeNull());
});

it('the report dialog starts a search for the limits only if a full report with limits is requested', async () => {
  const found = { present: {}, limits: [] } as unknown as ReportedLimits;
  const search = vi.spyOn(limits, 'reportLimits').mockResolvedValue(found);
  const { dialog, button, user } = await openDialog();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(dialog.getByRole('radio', { name: /^Pro/ }));
  await user.click(
    dialog.getByRole('checkbox', { name: /^Include the reserve of each input up to its limit/ }),
  );
  await user.click(await button('Download PDF'));
  await vi.waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  expect(spies.makeWord.mock.calls[0][0].limits).toBe(found);
  await user.click(dialog.getByRole('radio', { name: /^Lite/ }));
  await user.click(await button('Download PDF'));
  await vi.waitFor(() => expect(saveAs).toHaveBeenCalledTimes(2));
  expect(spies.makeWord.mock.calls[1][0].limits).toBeNull();
  expect(search).toHaveBeenCalledOnce();
});
