/**
 * Reads one file in a worker; the page terminates the worker once the result has arrived, reading fails or
 * takes too long, or the user cancels.
 */
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
