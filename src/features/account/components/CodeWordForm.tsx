import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { ProofFields } from '@/features/auth/components/ProofFields';
import { NO_PROOF, tellProofFault, useProof } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { codeWordSchema, setCodeWordMutation } from '../code-word';

/** Chooses the word that our mails carry from now on. */
export function CodeWordForm({ user, onSaved }: { user: CurrentUser; onSaved: () => void }) {
  const set = useMutation(setCodeWordMutation);
  const proof = useProof(user);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(codeWordSchema(proof)),
    defaultValues: { word: '', ...NO_PROOF },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async ({ word, ...values }) => {
      try {
        await proof.prove(values, (client) => set.mutateAsync({ client, word }));
      } catch (error) {
        tellProofFault(error, setError);
        throw error;
      }
      onSaved();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Field error={errors.word?.message} hint={t('codeWord.hint')} label={t('codeWord.word')}>
        {(control) => (
          <Input {...control} {...register('word')} autoComplete="off" dir="auto" spellCheck={false} />
        )}
      </Field>
      <ProofFields errors={errors} proof={proof} register={register} />
      <SubmitButton pending={formState.isSubmitting || !proof.isReady}>{t('codeWord.save')}</SubmitButton>
    </form>
  );
}
