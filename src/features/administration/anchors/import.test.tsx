// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@/testing/render-app';
import { writtenCalls } from '@/testing/written-calls';

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
    await choose(`name,avatar,efficient,etaHmin\n${anchor.name},,0,60\nNew M10,${anchor.avatar},,\n`);
    expect(await screen.findByText('1 to add, 1 to modify, 0 unchanged, 0 bad cells')).toBeInTheDocument();
    expect(screen.getByText(/Less than the effective embedment depth/)).toBeInTheDocument();
    expect(calls).toEqual([]);
    await user.click(writeButton());
    expect(await screen.findByText('2 anchors written')).toBeInTheDocument();
    const changed = { ...anchor, etaHmin: '60', efficient: '0' };
    expect(calls.slice(0, 2)).toEqual([
      { call: `PATCH /api/maoshuan/anchor/${anchor.id}`, body: changed },
      { call: `PATCH /api/maoshuan/anchor/stop/${anchor.id}`, body: '' },
    ]);
    expect(calls[2]).toMatchObject({
      call: 'POST /api/maoshuan/anchor',
      body: { name: 'New M10', etaHef: '0' },
    });
    expect(await backend.store.anchors.get(anchor.id)).toEqual(changed);
    expect(await screen.findByText('New M10')).toBeInTheDocument();
  });

  it('says which anchors could not be written, and writes the others', async () => {
    const { user, anchor, choose, writeButton, backend } = await openImport();
    backend.setQa(`fail:PATCH /api/maoshuan/anchor/${anchor.id}:500`);
    await choose(`name,avatar,etaHmin\n${anchor.name},,170\nNew M10,${anchor.avatar},150\n`);
    await waitFor(() => expect(writeButton()).toBeEnabled());
    await user.click(writeButton());
    expect(await screen.findByText('1 anchors could not be written')).toBeInTheDocument();
    const names = (await backend.store.anchors.all()).map(({ name }) => name);
    expect(names).toContain('New M10');
  });
});
