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

/** What a form asks for to prove that the person at a page is who signed in. */
export interface ProofValues {
  password: string;
  code: string;
}

type Client = SupabaseClient<Database>;

/**
 * What the database asks of a page that may have been left open, `private.require_recent_proof`: a second factor of those who have one,
 * and the password or a passkey of others.
 *
 * @example
 * const proof = useProof(user);
 * const form = useZodForm(proofSchema(proof), NO_PROOF);
 * await proof.prove(values, (client) => remove.mutateAsync({ client, address }));
 */
export function useProof(user: CurrentUser) {
  const { id } = user;
  const queryClient = useQueryClient();
  const { data: factors, error, refetch } = useQuery(factorsQuery(id));
  // A second try needs no second code: the first counts for minutes, and Auth may take none twice.
  const [isEntered, setIsEntered] = useState(false);
  const hasFactor = factors !== undefined && factors.length > 0;
  // That they cannot be read leaves the password.
  const { data: passkeys = [] } = useQuery({
    ...passkeysQuery(id),
    enabled: factors?.length === 0 && supportsWebauthn(),
  });
  const choice = useWayChoice(hasFactor && isEntered ? [] : waysOf(factors, passkeys.length > 0));
  const { way } = choice;
  const asksCode = way === 'code';
  const asksPassword = way === 'password';

  /** Does something with a client whose session has the proof. Fails as `withPassword`, `withPasskey` and `confirmFactor` do, and as the work does. */
  const prove = async <T>({ password, code }: ProofValues, work: (client: Client) => Promise<T>) => {
    try {
      if (asksPassword)
        return await withPassword({ email: await addressNow(user), password, code: '' }, work);
      if (way === 'passkey') return await withPasskey(id, work);
      const supabase = await loadSupabase();
      if (way !== undefined) await confirmFactor(supabase, asksCode ? code : '');
      setIsEntered(true);
      return await work(supabase);
    } catch (failure) {
      // Too old by now, or a second factor was added or removed in another place.
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
    /** Why it is not known what to ask for. */
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
  // Who signed in with a passkey may have no password at hand.
  return beganByPasskey() ? ['passkey', 'password'] : ['password', 'passkey'];
}

/** What {@link useProof} answers. */
export type AskedProof = ReturnType<typeof useProof>;

/** A form in which nothing has been entered. */
export const NO_PROOF: ProofValues = { password: '', code: '' };

/** The schema of a form of nothing but the proof. */
export const proofSchema = ({ shape }: AskedProof) => z.object(shape);

/** Did the database ask for a proof, or for another one? Its field tells it. */
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
