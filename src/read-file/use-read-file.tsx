/**
 * Reads a file for a screen. Shows a message with a cancel button if reading takes long, and reports why a
 * file could not be read.
 */
import { Button, Flex } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { READ_LIMITS, readFile } from '@/read-file/read-file';
import type { ReadBy, Reader } from '@/read-file/readers';
import { useNotices } from '@/shared/ui/notices';

/** Time in ms before the message appears; faster reads need no message. */
const LONG = 700;
const READING = 'reading-a-file';

/**
 * Reads a file. Returns null if there is no result; the reason has then already been reported, unless the
 * user cancelled.
 */
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
