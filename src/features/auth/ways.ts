import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { factorTypes } from '@/lib/session/second-factor';
import { supportsWebauthn } from '@/lib/session/webauthn-support';
import { type Factor, factorsQuery } from './factors';

/** How a person confirms that it is them. */
export type Way = 'password' | 'passkey' | 'code' | 'key';

/** The way that a form goes, and another that its reader may choose. */
export interface WayChoice {
  /** Undefined if nothing is asked for. */
  way: Way | undefined;
  other: Way | undefined;
  /** Whether the reader chose it: its field then takes the focus. */
  isChosen: boolean;
  choose: (way: Way) => void;
}

/** The ways in which second factors are used here. A key is offered before a code, which could be given away to a page that looks like ours. */
export function factorWays(hasApp: boolean, hasKey: boolean): Way[] {
  const isKeyPossible = hasKey && (supportsWebauthn() || !hasApp);
  return [...(isKeyPossible ? ['key' as const] : []), ...(hasApp ? ['code' as const] : [])];
}

/** Lets the reader choose among ways, the first of which is proposed. */
export function useWayChoice(ways: readonly Way[]): WayChoice {
  const [chosen, choose] = useState<Way>();
  const isChosen = chosen !== undefined && ways.includes(chosen);
  const way = isChosen ? chosen : ways[0];
  return { way, other: ways.find((each) => each !== way), isChosen, choose };
}

const waysOf = (factors: readonly Factor[]) =>
  factorWays(
    factors.some(({ kind }) => kind === 'app'),
    factors.some(({ kind }) => kind === 'key'),
  );

/** The second factors of the person as ways: none while they are not known, and for those who have none. */
export function useFactorChoice(userId: string): WayChoice {
  const { data: factors = [] } = useQuery(factorsQuery(userId));
  return useWayChoice(waysOf(factors));
}

/** The same by what the session of this tab knows of itself, for those who are known to have one. */
export function useOwnFactorChoice(): WayChoice {
  const types = factorTypes();
  const hasKey = types.includes('webauthn');
  return useWayChoice(factorWays(types.includes('totp') || !hasKey, hasKey));
}
