import type { ComponentProps, ReactNode } from 'react';
import { t } from '@/lib/i18n/i18n';
import { Step } from './Step';

interface ProposalStepsProps extends Pick<
  ComponentProps<typeof Step>,
  'about' | 'done' | 'label' | 'text' | 'title'
> {
  /** Proposed by this operator: another one confirms it. */
  isOwn: boolean;
  onDecide: (confirm: boolean) => Promise<unknown>;
  /** In place of the question, if the second person must say more. */
  confirmation?: ReactNode | undefined;
}

/** What an operator can do about a proposal: confirm it, with these words, or cancel it. */
export function ProposalSteps({ isOwn, onDecide, confirmation, ...confirm }: ProposalStepsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isOwn ? null : (confirmation ?? <Step {...confirm} onConfirm={() => onDecide(true)} />)}
      <Step
        {...(confirm.about === undefined ? {} : { about: confirm.about })}
        done={t('switches.cancelled')}
        label={t('switches.cancel')}
        onConfirm={() => onDecide(false)}
        title={t('offers.exchanges.cancelTitle')}
        variant="destructive"
      />
      {isOwn ? <p className="text-muted-foreground text-sm">{t('settings.wallets.own')}</p> : null}
    </div>
  );
}
