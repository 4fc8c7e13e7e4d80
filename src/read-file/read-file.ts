/**
 * Reads a file in a separate worker, so that the page stays responsive. File size and reading time are
 * limited, and the user can cancel.
 */
import type { ReadBy, Reader } from '@/read-file/readers';

export const READ_LIMITS = {
  /** Maximum file size, bytes. */
  bytes: 100_000_000,
  /** Maximum reading time, s; a file within the size limit usually needs far less. */
  seconds: 60,
} as const;

type ReadRefusal = 'tooLarge' | 'tooSlow' | 'failed' | 'cancelled';

type ReadOutcome<R extends Reader> = { ok: true; answer: ReadBy<R> } | { ok: false; refusal: ReadRefusal };

const refused = (refusal: ReadRefusal): { ok: false; refusal: ReadRefusal } => ({ ok: false, refusal });

/** Reads the file on the main thread, for environments without workers (tests). */
async function readHere<R extends Reader>(reader: R, file: File): Promise<ReadOutcome<R>> {
  const { readers } = await import('@/read-file/readers');
  const read = readers[reader] as (file: File) => Promise<ReadBy<R>>;
  return { ok: true, answer: await read(file) };
}

function readInWorker<R extends Reader>(reader: R, file: File, signal: AbortSignal): Promise<ReadOutcome<R>> {
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ReadOutcome<R>>((resolve) => {
    const refuse = (refusal: ReadRefusal) => () => resolve(refused(refusal));
    worker.onmessage = ({ data }: MessageEvent<ReadBy<R>>) => resolve({ ok: true, answer: data });
    worker.onerror = refuse('failed');
    worker.onmessageerror = refuse('failed');
    signal.addEventListener('abort', refuse('cancelled'));
    setTimeout(refuse('tooSlow'), READ_LIMITS.seconds * 1000);
    worker.postMessage({ reader, file });
  }).finally(() => worker.terminate());
}

export async function readFile<R extends Reader>(
  reader: R,
  file: File,
  signal: AbortSignal,
): Promise<ReadOutcome<R>> {
  if (signal.aborted) return refused('cancelled');
  if (file.size > READ_LIMITS.bytes) return refused('tooLarge');
  return typeof Worker === 'undefined' ? readHere(reader, file) : readInWorker(reader, file, signal);
}
