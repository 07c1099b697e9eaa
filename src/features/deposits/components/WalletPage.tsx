import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { FrozenNotice } from '@/features/portfolio/components/FrozenNotice';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { walletsQuery } from '../queries';
import { useMovedWallets } from '../use-moved-wallets';
import { MovedWallets } from './MovedWallets';
import { ProofForm } from './ProofForm';
import { WalletCard } from './WalletCard';

/** Where to send the amount that was entered, and the form for its proof. */
export function WalletPage() {
  const { amountCents, user } = useRouteContext({ from: '/_account/deposit/wallet' });
  const { data: wallets } = useSuspenseQuery(walletsQuery);
  const moved = useMovedWallets(wallets);
  const [isSending, setIsSending] = useState(false);
  const amount = formatCents(amountCents);
  if (wallets.length === 0) {
    return (
      <>
        <PageHeader title={t('deposits.payTitle')} />
        <EmptyState text={t('deposits.noWalletsText')} title={t('deposits.noWallets')} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('deposits.payTitle')} />
      <FrozenNotice userId={user.id} />
      <p className="max-w-prose">{t('deposits.pay', { amount })}</p>
      <p className="text-muted-foreground mt-2 max-w-prose text-sm">{t('deposits.rate')}</p>
      <Link className={cn('link mt-2 inline-block text-sm', isSending && 'invisible')} to="/deposit">
        {t('deposits.changeAmount')}
      </Link>
      {wallets.some(({ network }) => network !== 'main') ? (
        <Alert className="mt-6" title={t('deposits.testTitle')} tone="wait">
          <p>{t('deposits.testText')}</p>
        </Alert>
      ) : null}
      <MovedWallets moved={moved} />
      <div className="mt-8 grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-labelledby="wallets">
          <h2 className="mb-3 text-lg font-semibold" id="wallets">
            {t('deposits.wallets')}
          </h2>
          <ul className="bg-border grid gap-px overflow-hidden rounded-lg border">
            {wallets.map((wallet) => (
              <WalletCard key={wallet.id} wallet={wallet} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="proof">
          <h2 className="mb-3 text-lg font-semibold" id="proof">
            {t('deposits.proofTitle')}
          </h2>
          <Card className="grid gap-5">
            <p className="text-muted-foreground text-sm">{t('deposits.proofText', { amount })}</p>
            <ProofForm amountCents={amountCents} onSending={setIsSending} />
          </Card>
        </section>
      </div>
    </>
  );
}
