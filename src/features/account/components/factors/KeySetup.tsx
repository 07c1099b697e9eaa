import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { ProofFields } from '@/features/auth/components/ProofFields';
import type { Factor } from '@/features/auth/factors';
import { NO_PROOF, tellProofFault, useProof } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import { errorMessage, toAppError } from '@/lib/data/errors';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { addKeyMutation } from '../../factors';
import { freeName } from '../../free-name';
import { factorSchema } from '../../schema';

interface KeySetupProps {
  user: CurrentUser;
  factors: readonly Factor[];
  /** @param isFirst whether there was no second factor before */
  onAdded: (isFirst: boolean) => Promise<void>;
  /** Buttons below that of the form. */
  children?: ReactNode;
}

// The button that led here is gone.
const focusOnce = (part: HTMLElement | null) => part?.focus();

/** Adds a security key: its name and a proof, then the browser asks for the key. */
export function KeySetup({ user, factors, onAdded, children }: KeySetupProps) {
  const add = useMutation(addKeyMutation);
  const [isFirst] = useState(factors.length === 0);
  const proof = useProof(user);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(factorSchema(proof)),
    defaultValues: { name: freeName(t('ways.defaultName'), factors), ...NO_PROOF },
  });
  const submit = useSubmit(
    handleSubmit(async ({ name, ...values }) => {
      try {
        await proof.prove(values, () => add.mutateAsync(name));
      } catch (error) {
        if (toAppError(error).code === 'factor_name_taken')
          setError('name', { message: errorMessage(error) });
        tellProofFault(error, setError);
        throw error;
      }
      toast.success(t('ways.added'));
      await onAdded(isFirst);
    }, toastInvalid),
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <p className="text-sm outline-none" ref={focusOnce} tabIndex={-1}>
        {t('factors.lost')}
      </p>
      <Field error={formState.errors.name?.message} label={t('ways.name')}>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <ProofFields errors={formState.errors} proof={proof} register={register} />
      <p className="text-muted-foreground text-sm">{t('ways.next')}</p>
      <SubmitButton pending={formState.isSubmitting || !proof.isReady}>{t('ways.add')}</SubmitButton>
      {children}
    </form>
  );
}
