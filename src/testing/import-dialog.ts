/** Opens the dialog for importing a table file on a page of records. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

export async function openImportDialog() {
  const button = (await screen.findByText('Import table')).closest('button')!;
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  await screen.findByText('Choose a table file (.xlsx, .csv)');
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')];
  return {
    input: () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!,
    writeButton: () => buttons().find(({ textContent }) => /^Import \d+/.test(textContent))!,
  };
}
