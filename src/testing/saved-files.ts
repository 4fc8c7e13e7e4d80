/**
 * Replaces `file-saver` in jsdom, which saves nothing, and records the saved files. Reset with each page of
 * `renderApp`.
 */
import { vi } from 'vitest';

export const saveAs = vi.fn<(file: Blob | string, name?: string) => void>();
