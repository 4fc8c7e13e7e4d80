/** Reads one file off the page's thread; the page ends it when it has the answer or wants no more of it. */
import { readers, type Reader } from '@/read-file/readers';

export interface ReadOrder {
  reader: Reader;
  file: File;
}

async function answer({ reader, file }: ReadOrder): Promise<void> {
  self.postMessage(await readers[reader](file));
}

// The page hears of a reader that throws as the worker's error.
self.onmessage = ({ data }: MessageEvent<ReadOrder>) =>
  void answer(data).catch((cause: unknown) => self.reportError(cause));
