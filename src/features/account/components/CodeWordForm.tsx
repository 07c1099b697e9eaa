import { useMutation } from '@tanstack/react-query';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { ProofFields } from '@/features/auth/components/ProofFields';
import { NO_PROOF, PROOF_FIELDS, useProof } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { codeWordSchema, setCodeWordMutation } from '../code-word';

export function CodeWordForm({ user, onSaved }: { user: CurrentUser; onSaved: () => void }) {
  const set = useMutation(setCodeWordMutation);
  const proof = useProof(user);
  const form = useZodForm(codeWordSchema(proof), { word: '', ...NO_PROOF });
  const { control } = form;
  return (
    <Form
      blame={PROOF_FIELDS}
      className="grid gap-5"
      form={form}
      onSubmit={async ({ word, ...values }) => {
        await proof.prove(values, (client) => set.mutateAsync({ client, word }));
        onSaved();
      }}
    >
      <InputField
        control={control}
        name="word"
        hint={t('codeWord.hint')}
        label={t('codeWord.word')}
        dir="auto"
        spellCheck={false}
      />
      <ProofFields proof={proof} />
      <SubmitButton pending={!proof.isReady}>{t('codeWord.save')}</SubmitButton>
    </Form>
  );
}
