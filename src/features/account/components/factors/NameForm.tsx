import type { ReactNode } from 'react';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { ProofFields } from '@/features/auth/components/ProofFields';
import type { Factor } from '@/features/auth/factors';
import { NO_PROOF, PROOF_FIELDS, useProof } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { freeName } from '../../free-name';
import { factorSchema } from '../../schema';

interface NameFormProps {
  user: CurrentUser;
  factors: readonly Factor[];
  words: { name: string; label: string; submit: string };
  lead: ReactNode;
  /** Before the button. */
  note?: ReactNode;
  children?: ReactNode;
  onProven: (name: string) => Promise<unknown>;
  onAdded?: () => Promise<void>;
}

/** Names a second factor. Asks for a proof, because adding one on an unattended page would lock the user out. */
export function NameForm({ user, factors, words, lead, note, children, onProven, onAdded }: NameFormProps) {
  const proof = useProof(user);
  const form = useZodForm(factorSchema(proof), { name: freeName(words.name, factors), ...NO_PROOF });
  return (
    <Form
      blame={{ ...PROOF_FIELDS, factor_name_taken: 'name' }}
      className="grid gap-5"
      form={form}
      onSubmit={async ({ name, ...values }) => {
        await proof.prove(values, () => onProven(name));
        await onAdded?.();
      }}
    >
      {lead}
      <InputField control={form.control} label={words.label} name="name" />
      <ProofFields proof={proof} />
      {note}
      <SubmitButton pending={!proof.isReady}>{words.submit}</SubmitButton>
      {children}
    </Form>
  );
}
