import type { ComponentProps, ReactNode } from 'react';
import { t } from '@/lib/i18n/i18n';
import { Step } from './Step';

interface ProposalStepsProps extends Pick<ComponentProps<typeof Step>, 'about' | 'done' | 'label' | 'text' | 'title'> {
  isOwn: boolean;
  /** Why no one can confirm it any more. */
  lapsed?: string | undefined;
  onDecide: (confirm: boolean) => Promise<unknown>;
  /** In place of the question, if the second person must say more. */
  confirmation?: ReactNode | undefined;
}

export function ProposalSteps({ isOwn, lapsed, onDecide, confirmation, ...confirm }: ProposalStepsProps) {
  const whyNot = lapsed ?? (isOwn ? t('settings.wallets.own') : undefined);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {whyNot ? null : (confirmation ?? <Step {...confirm} onConfirm={() => onDecide(true)} />)}
      <Step
        {...(confirm.about === undefined ? {} : { about: confirm.about })}
        done={t('switches.cancelled')}
        label={t('switches.cancel')}
        onConfirm={() => onDecide(false)}
        title={t('offers.exchanges.cancelTitle')}
        variant="destructive"
      />
      {whyNot ? <p className="text-muted-foreground text-sm">{whyNot}</p> : null}
    </div>
  );
}
