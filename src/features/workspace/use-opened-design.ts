/** A design from a file is calculated at once, where no rule and no question stands against it. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Design } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import { minimumWarnings } from '@/design/validation/minimum-warnings';
import type { Failure } from '@/design/validation/validate-design';
import { useDesignStore } from '@/stores/design/design-store';
import type { RecordsRead } from '@/features/current-design/use-records-read';
import type { AnchorData } from '@/design/records/anchor-data';

interface OpenedDesignOptions {
  records: RecordsRead;
  isRunning: boolean;
  failuresOf: (design: Design) => Failure[];
  start: (design: Design, anchor: AnchorData) => void;
}

/** To be called when a file was opened. */
export function useOpenedDesign({ records, isRunning, failuresOf, start }: OpenedDesignOptions): () => void {
  // By its inputs: what was chosen or typed since then is calculated when it is asked for.
  const [fromFile, setFromFile] = useState<{ fingerprint: string } | null>(null);
  const done = useRef(fromFile);
  const anchor = records.kind === 'read' ? records.anchor : null;
  const startOpened = useEffectEvent(() => {
    const { design, result } = useDesignStore.getState();
    if (!anchor || done.current === fromFile) return;
    done.current = fromFile;
    if (isRunning || result !== null || fromFile?.fingerprint !== fingerprintOf(design)) return;
    if (failuresOf(design).length > 0 || minimumWarnings(design, anchor).length > 0) return;
    start(design, anchor);
  });
  useEffect(() => {
    startOpened();
  }, [fromFile, anchor]);
  return useCallback(() => setFromFile({ fingerprint: fingerprintOf(useDesignStore.getState().design) }), []);
}
