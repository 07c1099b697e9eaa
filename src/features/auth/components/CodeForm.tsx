import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Focused } from '@/components/forms/Focused';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { confirmFactorMutation, tellCodeFault } from '../factors';
import { codeSchemaFor } from '../schema';
import { useOwnFactorChoice } from '../ways';
import { FactorField } from './FactorField';

interface CodeFormProps {
  /** What the button says. */
  submit: string;
  isDestructive?: boolean;
  /** Whether the focus begins here. */
  isFocused?: boolean;
  /** Buttons next to that. */
  children?: ReactNode;
  /** What it is asked for. The session has it by then. */
  onEntered: () => Promise<unknown>;
}

/** Asks for a second factor, uses it for the session of this tab, and goes on. */
export function CodeForm(props: CodeFormProps) {
  const { submit: label, isDestructive = false, isFocused = false, children, onEntered } = props;
  const confirm = useMutation(confirmFactorMutation);
  const choice = useOwnFactorChoice();
  const asksCode = choice.way === 'code';
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(codeSchemaFor(asksCode)),
    defaultValues: { code: '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ code }) => {
      try {
        await confirm.mutateAsync(asksCode ? code : '');
        await onEntered();
      } catch (error) {
        tellCodeFault(error, (message) => setError('code', { message }));
        throw error;
      }
    }, toastInvalid),
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <FactorField
        {...register('code')}
        choice={choice}
        error={formState.errors.code?.message}
        isFocused={isFocused}
      />
      <Focused isOn={isFocused && !asksCode}>
        <SubmitButton
          pending={formState.isSubmitting}
          {...(isDestructive ? { variant: 'destructive' as const } : {})}
        >
          {label}
        </SubmitButton>
      </Focused>
      {children}
    </form>
  );
}
