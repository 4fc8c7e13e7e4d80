/** Simulated progress of a download of unknown size: fast at first, then slower and slower, up to 95 %. */
import { useEffect, useState } from 'react';

const STEP = 100;
const LIMIT = 95;

export function useLoadProgress(): number {
  const [percent, setPercent] = useState(10);
  useEffect(() => {
    const timer = setInterval(() => setPercent((value) => value + (LIMIT - value) * 0.12), STEP);
    return () => clearInterval(timer);
  }, []);
  return Math.round(percent);
}
