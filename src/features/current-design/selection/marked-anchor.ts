/** The anchor that is marked in the view and in the tables, wherever it was clicked at. */
import { createContext, use } from 'react';

export interface MarkedAnchor {
  /** Null: none. */
  no: number | null;
  mark: (no: number | null) => void;
}

export const MarkedAnchorContext = createContext<MarkedAnchor>({ no: null, mark: () => undefined });

export const useMarkedAnchor = (): MarkedAnchor => use(MarkedAnchorContext);
