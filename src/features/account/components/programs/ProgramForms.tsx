import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Exact } from '@/components/display/Exact';
import { CopyButton } from '@/components/forms/CopyButton';
import { takesFocus } from '@/components/forms/Focused';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { CheckField, InputField, SelectField } from '@/components/forms/TextFields';
import { Button } from '@/components/ui/button';
import { ProofFields } from '@/features/auth/components/ProofFields';
import { NO_PROOF, PROOF_FIELDS, useProof } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { wordOf } from '@/lib/i18n/word-of';
import { toast } from '@/lib/toast';
import { addWebhookMutation, keyShape, LIFETIMES, makeKeyMutation, SCOPES, urlRule } from '../../programs';

interface ProgramFormProps {
  user: CurrentUser;
  onDone: () => void;
}

export function WebhookForm({ user, onDone }: ProgramFormProps) {
  const [secret, setSecret] = useState<string>();
  const add = useMutation(addWebhookMutation);
  const proof = useProof(user);
  const form = useZodForm(z.object({ url: urlRule, ...proof.shape }), { url: '', ...NO_PROOF });
  if (secret !== undefined) return <Secret onDone={onDone} value={secret} />;
  return (
    <Form
      blame={{ ...PROOF_FIELDS, invalid_value: 'url' }}
      className="grid gap-5"
      form={form}
      onSubmit={async ({ url, ...values }) =>
        setSecret(await proof.prove(values, (client) => add.mutateAsync({ client, url })))
      }
    >
      <InputField control={form.control} dir="ltr" label={t('programs.url')} name="url" type="url" />
      <ProofFields proof={proof} />
      <SubmitButton pending={!proof.isReady}>{t('programs.addWebhook')}</SubmitButton>
    </Form>
  );
}

export function KeyForm({ user, onDone }: ProgramFormProps) {
  const [key, setKey] = useState<string>();
  const make = useMutation(makeKeyMutation);
  const proof = useProof(user);
  const form = useZodForm(z.object({ ...keyShape, ...proof.shape }), {
    name: '',
    days: '90',
    balance: true,
    statement: true,
    deposits: true,
    withdrawals: true,
    positions: true,
    ...NO_PROOF,
  });
  const { control } = form;
  if (key !== undefined) return <Secret onDone={onDone} value={key} />;
  return (
    <Form
      blame={PROOF_FIELDS}
      className="grid gap-5"
      form={form}
      onSubmit={async ({ name, days, password, code, ...read }) => {
        const scopes = SCOPES.filter((scope) => read[scope]);
        setKey(
          await proof.prove({ password, code }, (client) =>
            make.mutateAsync({ client, name, days: Number(days), scopes }),
          ),
        );
      }}
    >
      <InputField control={control} label={t('programs.keyName')} name="name" />
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-sm font-medium">{t('programs.reads')}</legend>
        {SCOPES.map((scope) => (
          <CheckField control={control} key={scope} label={wordOf('programs.scopes', scope)} name={scope} />
        ))}
      </fieldset>
      <SelectField control={control} label={t('programs.lifetime')} name="days">
        {LIFETIMES.map((days) => (
          <option key={days} value={days}>
            {t('programs.days', { number: days })}
          </option>
        ))}
      </SelectField>
      <ProofFields proof={proof} />
      <SubmitButton pending={!proof.isReady}>{t('programs.makeKey')}</SubmitButton>
    </Form>
  );
}

function Secret({ value, onDone }: { value: string; onDone: () => void }) {
  return (
    <div className="grid gap-5">
      <p className="text-sm outline-none" {...takesFocus}>
        {t('programs.once')}
      </p>
      <Exact className="bg-muted rounded-md p-4 text-sm">{value}</Exact>
      <div className="flex flex-wrap gap-3">
        <CopyButton label={t('common.copy')} onCopied={() => toast.success(t('common.copied'))} value={value} />
        <Button onClick={onDone} size="sm">
          {t('common.close')}
        </Button>
      </div>
    </div>
  );
}
