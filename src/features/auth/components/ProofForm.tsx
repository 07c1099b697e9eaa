import { zodResolver } from '@hookform/resolvers/zod';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import type { Database } from '@/lib/data/database.types';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { NO_PROOF, proofSchema, tellProofFault, useProof } from '../proof';
import type { CurrentUser } from '../queries';
import { ProofFields } from './ProofFields';

interface ProofFormProps {
  user: CurrentUser;
  /** What the button says. */
  submit: string;
  variant?: 'primary' | 'destructive';
  /** What is proven for, with a client whose session has the proof. */
  onProven: (client: SupabaseClient<Database>) => Promise<unknown>;
}

/** Asks for a code or the password, and takes something away, unless said otherwise. */
export function ProofForm({ user, submit: label, variant = 'destructive', onProven }: ProofFormProps) {
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
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <ProofFields errors={formState.errors} proof={proof} register={register} />
      <SubmitButton pending={formState.isSubmitting || !proof.isReady} variant={variant}>
        {label}
      </SubmitButton>
    </form>
  );
}
