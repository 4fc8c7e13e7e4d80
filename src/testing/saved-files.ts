/**
 * Replaces `file-saver`, which cannot save files in jsdom, and records the files instead. `renderApp` clears
 * the recorded files for each page.
 */
import { vi } from 'vitest';

export const saveAs = vi.fn<(file: Blob | string, name?: string) => void>();
