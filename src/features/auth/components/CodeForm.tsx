import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Focused } from '@/components/forms/Focused';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { enterCodeMutation, tellCodeFault } from '../factors';
import { codeSchema } from '../schema';
import { CodeField } from './CodeField';

interface CodeFormProps {
  /** What the button says. */
  submit: string;
  isDestructive?: boolean;
  /** Whether the focus begins in the field. */
  isFocused?: boolean;
  /** Buttons beside that. */
  children?: ReactNode;
  /** What the code is for. The session has it by then. */
  onEntered: () => Promise<unknown>;
}

/** Asks for the code of an authenticator app, enters it for the session of this tab, and goes on. */
export function CodeForm(props: CodeFormProps) {
  const { submit: label, isDestructive = false, isFocused = false, children, onEntered } = props;
  const enter = useMutation(enterCodeMutation);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(codeSchema),
    defaultValues: { code: '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ code }) => {
      try {
        await enter.mutateAsync(code);
        await onEntered();
      } catch (error) {
        tellCodeFault(error, (message) => setError('code', { message }));
        throw error;
      }
    }, toastInvalid),
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Focused isOn={isFocused}>
        <CodeField {...register('code')} error={formState.errors.code?.message} />
      </Focused>
      <SubmitButton
        pending={formState.isSubmitting}
        {...(isDestructive ? { variant: 'destructive' as const } : {})}
      >
        {label}
      </SubmitButton>
      {children}
    </form>
  );
}
