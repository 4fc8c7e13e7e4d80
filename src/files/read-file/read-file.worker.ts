/** Reads one file in a worker, which the page ends when the file is read, takes too long or is cancelled. */
import { readers, type Reader } from '@/files/read-file/readers';

interface ReadOrder {
  reader: Reader;
  file: File;
}

async function answer({ reader, file }: ReadOrder): Promise<void> {
  self.postMessage(await readers[reader](file));
}

// If a reader throws, the page receives an error event from the worker.
self.onmessage = ({ data }: MessageEvent<ReadOrder>) =>
  void answer(data).catch((cause: unknown) => self.reportError(cause));
