import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { factorTypes } from '@/lib/session/second-factor';
import { supportsWebauthn } from '@/lib/session/webauthn-support';
import { type Factor, factorsQuery } from './factors';

export type Way = 'password' | 'passkey' | 'code' | 'key';

export interface WayChoice {
  way: Way | undefined;
  other: Way | undefined;
  isChosen: boolean;
  choose: (way: Way) => void;
}

/** Keys come before codes, which can be phished. */
export function factorWays(hasApp: boolean, hasKey: boolean): Way[] {
  const isKeyPossible = hasKey && (supportsWebauthn() || !hasApp);
  return [...(isKeyPossible ? ['key' as const] : []), ...(hasApp ? ['code' as const] : [])];
}

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

/** Empty while unknown. */
export function useFactorChoice(userId: string): WayChoice {
  const { data: factors = [] } = useQuery(factorsQuery(userId));
  return useWayChoice(waysOf(factors));
}

export function useOwnFactorChoice(): WayChoice {
  const types = factorTypes();
  const hasKey = types.includes('webauthn');
  return useWayChoice(factorWays(types.includes('totp') || !hasKey, hasKey));
}
