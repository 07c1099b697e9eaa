import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ActionButton } from '@/components/forms/ActionButton';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { t } from '@/lib/i18n/i18n';
import { Preview } from '@/operator/kit/components/Preview';
import type { useBalanceChange } from '../use-balance-change';
import { BalanceFacts } from './BalanceFacts';

type Change = Pick<ReturnType<typeof useBalanceChange>, 'confirm' | 'forget' | 'shown'>;

interface BalanceChangeFormProps<Typed extends FieldValues, Read> {
  form: UseFormReturn<Typed, unknown, Read>;
  change: Change;
  confirmText: (cents: number) => string;
  onLook: (values: Read) => Promise<unknown>;
  children: ReactNode;
}

export function BalanceChangeForm<Typed extends FieldValues, Read>(props: BalanceChangeFormProps<Typed, Read>) {
  const { form, change, confirmText, onLook, children } = props;
  const { shown } = change;
  return (
    <>
      <Form className="grid gap-4" form={form} onChange={change.forget} onSubmit={onLook}>
        {children}
        <SubmitButton className="justify-self-start" variant="outline">
          {t('corrections.preview')}
        </SubmitButton>
      </Form>
      <Preview summary={shown ? <BalanceFacts {...shown.balance} cents={shown.change.amount_cents} /> : undefined}>
        {shown ? (
          <ActionButton className="justify-self-start" onAct={change.confirm}>
            {confirmText(shown.change.amount_cents)}
          </ActionButton>
        ) : null}
      </Preview>
    </>
  );
}
