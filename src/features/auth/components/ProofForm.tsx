import type { SupabaseClient } from '@supabase/supabase-js';
import { Focused } from '@/components/forms/Focused';
import { SubmitButton } from '@/components/forms/SubmitButton';
import type { Database } from '@/lib/data/database.types';
import type { CurrentUser } from '../queries';
import { useProofForm } from '../use-proof-form';
import { ProofFields } from './ProofFields';

interface ProofFormProps {
  user: CurrentUser;
  /** What the button says. */
  submit: string;
  variant?: 'primary' | 'destructive';
  /** Whether the focus begins in the field, or on the button where there is none. */
  isFocused?: boolean;
  /** What is proven for, with a client whose session has the proof. */
  onProven: (client: SupabaseClient<Database>) => Promise<unknown>;
}

/** Asks for a code or the password, and takes something away, unless said otherwise. */
export function ProofForm(props: ProofFormProps) {
  const { user, submit: label, variant = 'destructive', isFocused = false, onProven } = props;
  const { proof, register, formState, submit } = useProofForm(user, onProven);
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <ProofFields isFocused={isFocused} errors={formState.errors} proof={proof} register={register} />
      <Focused isOn={isFocused && proof.isReady && !proof.asksCode && !proof.asksPassword}>
        <SubmitButton pending={formState.isSubmitting || !proof.isReady} variant={variant}>
          {label}
        </SubmitButton>
      </Focused>
    </form>
  );
}
