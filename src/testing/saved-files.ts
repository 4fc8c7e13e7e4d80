/**
 * What is saved as a file: stands in the place of `file-saver` wherever a page is drawn in jsdom, which saves
 * nothing. Begins anew with each page of `renderApp`.
 */
import { vi } from 'vitest';

export const saveAs = vi.fn<(file: Blob | string, name?: string) => void>();
