/** Reads a file for a screen, with a cancel button if it takes long and a message if it fails. */
import { Button, Flex } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadBy, Reader } from '@/files/read-file/readers';
import { useNotices } from '@/shared/ui/notices';

/** Limits of reading a file, which a worker does so that the page stays responsive. */
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
  const { readers } = await import('@/files/read-file/readers');
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

async function readFile<R extends Reader>(
  reader: R,
  file: File,
  signal: AbortSignal,
): Promise<ReadOutcome<R>> {
  if (signal.aborted) return refused('cancelled');
  if (file.size > READ_LIMITS.bytes) return refused('tooLarge');
  return typeof Worker === 'undefined' ? readHere(reader, file) : readInWorker(reader, file, signal);
}

/** Time in ms before the message appears; faster reads need no message. */
const LONG = 700;
const READING = 'reading-a-file';

/** Null without a result, whose reason was reported unless the user cancelled. */
type ReadFileOf = <R extends Reader>(reader: R, file: File) => Promise<{ answer: ReadBy<R> } | null>;

export function useReadFile(): ReadFileOf {
  const { t } = useTranslation('common');
  const { message } = useNotices();
  return useCallback(
    async (reader, file) => {
      const stopping = new AbortController();
      const content = (
        <Flex gap={8} align="center" component="span">
          {t('readFile.reading', { name: file.name })}
          <Button size="small" onClick={() => stopping.abort()}>
            {t('cancel')}
          </Button>
        </Flex>
      );
      const saying = setTimeout(() => message.info({ content, key: READING, duration: 0 }), LONG);
      const outcome = await readFile(reader, file, stopping.signal).catch(() => null);
      clearTimeout(saying);
      message.destroy(READING);
      if (outcome?.ok) return outcome;
      if (outcome?.refusal === 'cancelled') return null;
      const reason = t(`readFile.refusals.${outcome?.refusal ?? 'failed'}`, {
        megabytes: READ_LIMITS.bytes / 1e6,
        seconds: READ_LIMITS.seconds,
      });
      message.error({ content: t('readFile.notRead', { name: file.name, reason }), duration: 10 });
      return null;
    },
    [message, t],
  );
}
