import type { ComponentProps, ReactNode } from 'react';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { Preview } from '@/operator/kit/components/Preview';
import type { useBalanceChange } from '../use-balance-change';
import { BalanceFacts } from './BalanceFacts';

type Change = Pick<ReturnType<typeof useBalanceChange>, 'confirm' | 'forget' | 'isLooking' | 'shown'>;

interface BalanceChangeFormProps {
  change: Change;
  /** What the last button says, naming an amount in integer cents. */
  confirmText: (cents: number) => string;
  isPending: boolean;
  onLook: ComponentProps<'form'>['onSubmit'];
  /** The fields. */
  children: ReactNode;
}

/** A form that shows what a change would do to a balance, and then sends exactly that. */
export function BalanceChangeForm(props: BalanceChangeFormProps) {
  const { change, confirmText, isPending, onLook, children } = props;
  const { shown } = change;
  const confirm = useSubmit(change.confirm);
  return (
    <>
      <form className="grid gap-4" noValidate onChange={change.forget} onSubmit={onLook}>
        {children}
        <SubmitButton className="justify-self-start" pending={change.isLooking} variant="outline">
          {t('corrections.preview')}
        </SubmitButton>
      </form>
      <Preview summary={shown ? <BalanceFacts {...shown.balance} cents={shown.change.cents} /> : undefined}>
        {shown ? (
          <form onSubmit={confirm}>
            <SubmitButton pending={isPending}>{confirmText(shown.change.cents)}</SubmitButton>
          </form>
        ) : null}
      </Preview>
    </>
  );
}
