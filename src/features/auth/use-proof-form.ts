import { zodResolver } from '@hookform/resolvers/zod';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Database } from '@/lib/data/database.types';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { type AskedProof, NO_PROOF, proofSchema, type ProofValues, tellProofFault, useProof } from './proof';
import type { CurrentUser } from './queries';

interface ProofForm extends Pick<UseFormReturn<ProofValues>, 'register' | 'formState'> {
  proof: AskedProof;
  submit: ReturnType<typeof useSubmit>;
}

/** A form of nothing but the proof; `onProven` gets a client whose session has it. */
export function useProofForm(
  user: CurrentUser,
  onProven: (client: SupabaseClient<Database>) => Promise<unknown>,
): ProofForm {
  const proof = useProof(user);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(proofSchema(proof)),
    defaultValues: NO_PROOF,
  });
  const submit = useSubmit(
    handleSubmit(async (values) => {
      try {
        await proof.prove(values, onProven);
      } catch (error) {
        tellProofFault(error, setError);
        throw error;
      }
    }, toastInvalid),
  );
  return { proof, register, formState, submit };
}
