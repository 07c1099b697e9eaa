import type { SupabaseClient } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Database } from '@/lib/data/database.types';
import { toAppError } from '@/lib/data/errors';
import { beganByPasskey } from '@/lib/session/second-factor';
import { supportsWebauthn } from '@/lib/session/webauthn-support';
import { CODE_FIELDS, confirmFactor, type Factor, factorsQuery, loadSupabase } from './factors';
import { passkeysQuery } from './passkeys';
import type { CurrentUser } from './queries';
import { addressNow, withPasskey, withPassword } from './reauthenticate';
import { codeShapeFor, passwordShapeFor } from './schema';
import { factorWays, useWayChoice, type Way } from './ways';

export interface ProofValues {
  password: string;
  code: string;
}

type Client = SupabaseClient<Database>;

/**
 * What the database asks of a page that may have been left open, `people.require_recent_proof`: a second factor of those who have one,
 * and the password or a passkey of others.
 * @example
 * const proof = useProof(user);
 * const form = useZodForm(proofSchema(proof), NO_PROOF);
 * await proof.prove(values, (client) => remove.mutateAsync({ client, address }));
 */
export function useProof(user: CurrentUser) {
  const { id } = user;
  const queryClient = useQueryClient();
  const { data: factors, error, refetch } = useQuery(factorsQuery(id));
  // The first code counts for minutes, and Auth accepts each code once.
  const [isEntered, setIsEntered] = useState(false);
  const hasFactor = factors !== undefined && factors.length > 0;
  // If they cannot be read, the password remains.
  const { data: passkeys = [] } = useQuery({
    ...passkeysQuery(id),
    enabled: factors?.length === 0 && supportsWebauthn(),
  });
  const choice = useWayChoice(hasFactor && isEntered ? [] : waysOf(factors, passkeys.length > 0));
  const { way } = choice;
  const asksCode = way === 'code';
  const asksPassword = way === 'password';

  /** Fails as `withPassword`, `withPasskey`, `confirmFactor` and the work do. */
  const prove = async <T>({ password, code }: ProofValues, work: (client: Client) => Promise<T>) => {
    try {
      if (asksPassword) return await withPassword({ email: await addressNow(user), password, code: '' }, work);
      if (way === 'passkey') return await withPasskey(id, work);
      const supabase = await loadSupabase();
      if (way !== undefined) await confirmFactor(supabase, asksCode ? code : '');
      setIsEntered(true);
      return await work(supabase);
    } catch (failure) {
      // The proof is too old, or a second factor changed elsewhere.
      if (isProofMissing(failure) || toAppError(failure).code === 'key_refused') {
        setIsEntered(false);
        await queryClient.invalidateQueries({ queryKey: factorsQuery(id).queryKey });
      }
      throw failure;
    }
  };
  return {
    asksCode,
    asksPassword,
    choice,
    error: factors ? null : error,
    isPending: !factors && !error,
    isReady: factors !== undefined,
    retry: () => void refetch(),
    prove,
    shape: { code: codeShapeFor(asksCode), password: passwordShapeFor(asksPassword) },
  };
}

function waysOf(factors: readonly Factor[] | undefined, hasPasskey: boolean): Way[] {
  if (factors === undefined) return [];
  if (factors.length > 0)
    return factorWays(
      factors.some(({ kind }) => kind === 'app'),
      factors.some(({ kind }) => kind === 'key'),
    );
  if (!hasPasskey) return ['password'];
  // After a passkey sign-in the password may not be at hand.
  return beganByPasskey() ? ['passkey', 'password'] : ['password', 'passkey'];
}

export type AskedProof = ReturnType<typeof useProof>;

export const NO_PROOF: ProofValues = { password: '', code: '' };

export const proofSchema = ({ shape }: AskedProof) => z.object(shape);

export function isProofMissing(error: unknown): boolean {
  const { code } = toAppError(error);
  return code === 'code_required' || code === 'password_required';
}

/** The field of a refused password or code: it is told there, where a toast does not stay. */
export const PROOF_FIELDS = {
  ...CODE_FIELDS,
  wrong_password: 'password',
  password_required: 'password',
} as const;
