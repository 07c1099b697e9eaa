import type { SupabaseClient } from '@supabase/supabase-js';
import { Focused } from '@/components/forms/Focused';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import type { Database } from '@/lib/data/database.types';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { NO_PROOF, PROOF_FIELDS, proofSchema, useProof } from '../proof';
import type { CurrentUser } from '../queries';
import { ProofFields } from './ProofFields';

interface ProofFormProps {
  user: CurrentUser;
  submit: string;
  variant?: 'default' | 'destructive';
  onProven: (client: SupabaseClient<Database>) => Promise<unknown>;
}

export function ProofForm(props: ProofFormProps) {
  const { user, submit: label, variant = 'destructive', onProven } = props;
  const proof = useProof(user);
  const form = useZodForm(proofSchema(proof), NO_PROOF);
  return (
    <Form blame={PROOF_FIELDS} className="grid gap-5" form={form} onSubmit={(values) => proof.prove(values, onProven)}>
      <ProofFields proof={proof} />
      <Focused isOn={proof.isReady && !proof.asksCode && !proof.asksPassword}>
        <SubmitButton pending={!proof.isReady} variant={variant}>
          {label}
        </SubmitButton>
      </Focused>
    </Form>
  );
}
