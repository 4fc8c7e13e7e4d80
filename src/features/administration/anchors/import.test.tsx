// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@/testing/render-app';
import { writtenCalls } from '@/testing/written-calls';
import { anchorsAsCsv } from './anchor-table-file';

async function openImport() {
  const app = await renderApp('/anchorDatabase', { account: 'admin' });
  const anchor = (await app.backend.store.anchors.all())[0];
  await screen.findByText(anchor.name);
  const button = screen.getByText('Import table').closest('button')!;
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  await screen.findByText('Choose CSV file');
  const choose = (csv: string) => {
    const input = document.querySelector<HTMLInputElement>('.ant-modal input[type=file]')!;
    return app.user.upload(input, new File([csv], 'anchors.csv', { type: 'text/csv' }));
  };
  const writeButton = () => document.querySelector<HTMLButtonElement>('.ant-modal-footer .ant-btn-primary')!;
  return { ...app, anchor, choose, writeButton, calls: writtenCalls(app.backend) };
}

describe('the import of a table file', () => {
  it('lists every bad cell and writes nothing', async () => {
    const { anchor, choose, writeButton, calls } = await openImport();
    await choose(`name,etaHef,etaK8\n${anchor.name},7o,-1\n`);
    expect(await screen.findByText('0 to add, 1 to modify, 0 unchanged, 2 bad cells')).toBeInTheDocument();
    for (const text of ['7o', 'Not a number', '-1', 'Negative']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(writeButton()).toBeDisabled();
    expect(calls).toEqual([]);
  });

  it('shows the changes with their hints, and writes them by the documented calls', async () => {
    const { user, anchor, choose, writeButton, calls, backend } = await openImport();
    const text = anchorsAsCsv([
      { ...anchor, efficient: '0', etaK8: '4.5' },
      { ...anchor, name: 'New M12' },
    ]);
    await choose(text);
    expect(await screen.findByText('1 to add, 1 to modify, 0 unchanged, 0 bad cells')).toBeInTheDocument();
    expect(screen.getByText(/Usually 1 to 4/)).toBeInTheDocument();
    expect(calls).toEqual([]);
    await user.click(writeButton());
    expect(await screen.findByText('2 anchors written')).toBeInTheDocument();
    const changed = { ...anchor, etaK8: '4.5', efficient: '0' };
    expect(calls.slice(0, 2)).toEqual([
      { call: `PATCH /api/maoshuan/anchor/${anchor.id}`, body: changed },
      { call: `PATCH /api/maoshuan/anchor/stop/${anchor.id}`, body: '' },
    ]);
    expect(calls[2]).toMatchObject({
      call: 'POST /api/maoshuan/anchor',
      body: { name: 'New M12', etaHef: '70' },
    });
    expect(await backend.store.anchors.get(anchor.id)).toEqual(changed);
    expect(await screen.findByText('New M12')).toBeInTheDocument();
  });

  it('refuses figures that are impossible, and new anchors without those that are needed', async () => {
    const { anchor, choose, writeButton } = await openImport();
    await choose(`name,avatar,jgHave,etaHmin\n${anchor.name},,,60\nNew M12,${anchor.avatar},0,150\n`);
    expect(await screen.findByText(/1 to add, 1 to modify, 0 unchanged, \d+ bad cells/)).toBeInTheDocument();
    expect(
      screen.getByText('Impossible; must be at least 70 mm (Effective embedment depth)'),
    ).toBeInTheDocument();
    expect(screen.getAllByText('Needed for the calculation').length).toBeGreaterThan(5);
    expect(writeButton()).toBeDisabled();
  });

  it('says which anchors could not be written, and writes the others', async () => {
    const { user, anchor, choose, writeButton, backend } = await openImport();
    backend.setQa(`fail:PATCH /api/maoshuan/anchor/${anchor.id}:500`);
    await choose(
      anchorsAsCsv([
        { ...anchor, etaK8: '2.5' },
        { ...anchor, name: 'New M12' },
      ]),
    );
    await waitFor(() => expect(writeButton()).toBeEnabled());
    await user.click(writeButton());
    expect(await screen.findByText('1 anchors could not be written')).toBeInTheDocument();
    const names = (await backend.store.anchors.all()).map(({ name }) => name);
    expect(names).toContain('New M12');
  });
});
