/** The anchor highlighted in the view and in the tables, wherever it was clicked. */
import { createContext, use } from 'react';

export interface MarkedAnchor {
  /** Number of the highlighted anchor; null if no anchor is highlighted. */
  no: number | null;
  mark: (no: number | null) => void;
}

export const MarkedAnchorContext = createContext<MarkedAnchor>({ no: null, mark: () => undefined });

export const useMarkedAnchor = (): MarkedAnchor => use(MarkedAnchorContext);
