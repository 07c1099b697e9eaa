import type { ReactNode } from 'react';

/** One component in its states. */
export interface Group {
  name: string;
  /** Each sample takes the whole width. */
  isWide?: boolean;
  /** What is shown, by the name of the state. */
  samples: Record<string, ReactNode>;
}

/** A text that finds out whether a component holds it. */
export const LONG =
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz and a sentence that does not want to end before the line does';
