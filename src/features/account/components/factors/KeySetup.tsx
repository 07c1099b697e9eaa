import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { ProofFields } from '@/features/auth/components/ProofFields';
import type { Factor } from '@/features/auth/factors';
import { NO_PROOF, PROOF_FIELDS, useProof } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { addKeyMutation } from '../../factors';
import { freeName } from '../../free-name';
import { factorSchema } from '../../schema';

interface KeySetupProps {
  user: CurrentUser;
  factors: readonly Factor[];
  onAdded: (isFirst: boolean) => Promise<void>;
  children?: ReactNode;
}

// The button that had the focus is gone.
const focusOnce = (part: HTMLElement | null) => part?.focus();

export function KeySetup({ user, factors, onAdded, children }: KeySetupProps) {
  const add = useMutation(addKeyMutation);
  const [isFirst] = useState(factors.length === 0);
  const proof = useProof(user);
  const form = useZodForm(factorSchema(proof), {
    name: freeName(t('ways.defaultName'), factors),
    ...NO_PROOF,
  });
  const { control } = form;
  return (
    <Form
      blame={{ ...PROOF_FIELDS, factor_name_taken: 'name' }}
      className="grid gap-5"
      form={form}
      onSubmit={async ({ name, ...values }) => {
        await proof.prove(values, () => add.mutateAsync(name));
        toast.success(t('ways.added'));
        await onAdded(isFirst);
      }}
    >
      <p className="text-sm outline-none" ref={focusOnce} tabIndex={-1}>
        {t('factors.lost')}
      </p>
      <InputField control={control} name="name" label={t('ways.name')} />
      <ProofFields proof={proof} />
      <p className="text-muted-foreground text-sm">{t('ways.next')}</p>
      <SubmitButton pending={!proof.isReady}>{t('ways.add')}</SubmitButton>
      {children}
    </Form>
  );
}
