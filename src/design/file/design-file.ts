/** The file that a design was opened from or saved to, and whether the design still matches the file. */
import * as z from 'zod/mini';
import { codedDesign } from '@/design/model/coded-design';
import type { Design } from '@/design/model/design-state';
import { canonical, hashOfList, hashText } from '@/design/model/fingerprint';
import { cutText } from '@/design/model/untrusted-values';

export interface DesignFile {
  name: string;
  /** Hash of the design in the file. */
  hash: string;
}

/** Returns the hash of all inputs, including those that no calculation uses. */
function hashOf(design: Design): string {
  const { list, ...loads } = design.loads;
  return hashText(canonical({ ...codedDesign(design), loads, list: hashOfList(list) }));
}

export const fileOf = (fileName: string, design: Design): DesignFile => ({
  name: fileName.replace(/\.\w+$/, ''),
  hash: hashOf(design),
});

/** True if the design equals the content of its file; always false for a design without a file. */
export const isSaved = (file: DesignFile | null, design: Design): boolean => file?.hash === hashOf(design);

/** Schema for a stored file; null if it is invalid. */
export const storedFile = z.catch(
  z.nullable(z.object({ name: z.pipe(z.string(), cutText(200)), hash: z.string() })),
  null,
);

export const restoreFile = (raw: unknown): DesignFile | null => storedFile.parse(raw);
