import type { ReactNode } from 'react';

export interface Group {
  name: string;
  /** Samples take the full width. */
  isWide?: boolean;
  samples: Record<string, ReactNode>;
}

export const each = <Name extends string>(names: readonly Name[], sample: (name: Name) => ReactNode) =>
  Object.fromEntries(names.map((name) => [name, sample(name)]));

export const LONG =
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz and a sentence that does not want to end before the line does';
