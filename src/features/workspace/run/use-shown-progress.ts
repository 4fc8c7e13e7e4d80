/**
 * Estimated progress of a calculation, as specified in the requirements documents: it increases by 10 % per
 * second, up to 90 %.
 */
import { useEffect, useState } from 'react';

const PER_SECOND = 10;
const CAP = 90;

export function useShownProgress(isRunning: boolean): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setProgress((value) => Math.min(CAP, value + PER_SECOND)), 1000);
    return () => {
      clearInterval(timer);
      setProgress(0);
    };
  }, [isRunning]);
  return progress;
}
