import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { NoticeBox } from '@/components/display/NoticeBox';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FrozenNotice } from '@/features/dashboard/components/FrozenNotice';
import { IdentityNotice, useIsIdentityDemanded } from '@/features/dashboard/components/IdentityNotice';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { paymentMethodsQuery, walletsQuery } from '../queries';
import { useMovedWallets } from '../use-moved-wallets';
import { useQuotes } from '../use-quotes';
import { MovedWallets } from './MovedWallets';
import { ProofForm } from './ProofForm';
import { WalletCard } from './WalletCard';

export function WalletPage() {
  const { amountCents, asked, user } = useRouteContext({ from: '/_account/deposit/wallet' });
  const { data: entered } = useSuspenseQuery(walletsQuery);
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery);
  const { quotes, isPending, areRenewed } = useQuotes(user.id, asked);
  const wallets = entered.filter(({ method }) => methods.some(({ name }) => name === method));
  const moved = useMovedWallets(wallets);
  const isIdentityDemanded = useIsIdentityDemanded(user.id, 'deposit');
  const [isSending, setIsSending] = useState(false);
  const proof = useRef<HTMLHeadingElement>(null);
  const amount = formatCents(quotes[0]?.amount_cents ?? amountCents);
  const rule = isPending ? null : t(quotes.length > 0 ? 'deposits.quote.rule' : 'depositing.rate');
  if (isIdentityDemanded) {
    return (
      <>
        <PageHeader title={t('deposits.payTitle')} />
        <IdentityNotice step="deposit" userId={user.id} />
      </>
    );
  }
  if (wallets.length === 0) {
    return (
      <>
        <PageHeader title={t('deposits.payTitle')} />
        <EmptyState text={t('depositing.noWalletsText')} title={t('depositing.noWallets')} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('deposits.payTitle')} />
      <FrozenNotice userId={user.id} />
      <p className="max-w-prose">{t('depositing.pay', { amount })}</p>
      <p className="text-muted-foreground mt-2 max-w-prose text-sm">{rule}</p>
      <Link className={cn('link mt-2 inline-block text-sm', isSending && 'invisible')} to="/deposit">
        {t('depositing.changeAmount')}
      </Link>
      {wallets.some(({ network }) => network !== 'main') ? (
        <NoticeBox className="mt-6" title={t('depositing.testTitle')} tone="wait">
          <p>{t('depositing.testText')}</p>
        </NoticeBox>
      ) : null}
      {areRenewed ? (
        <NoticeBox className="mt-6" title={t('deposits.quote.renewedTitle')} tone="wait">
          <p>{t('deposits.quote.renewed')}</p>
        </NoticeBox>
      ) : null}
      <MovedWallets moved={moved} />
      <div className="mt-8 grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-labelledby="wallets">
          <h2 className="mb-3 text-lg font-semibold" id="wallets">
            {t('depositing.wallets')}
          </h2>
          <ul className="bg-border grid gap-px overflow-hidden rounded-lg border">
            {wallets.map((wallet) => (
              <WalletCard
                key={wallet.id}
                quote={quotes.find(({ method }) => method === wallet.method)}
                wallet={wallet}
              />
            ))}
          </ul>
          {/* On a phone, the form is ten addresses down. */}
          <Button
            className="tall:sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 mt-4 w-full md:hidden"
            onClick={() => {
              proof.current?.scrollIntoView();
              proof.current?.focus({ preventScroll: true });
            }}
          >
            {t('depositing.toProof')}
          </Button>
        </section>
        <section aria-labelledby="proof">
          <h2 className="mb-3 text-lg font-semibold outline-none" id="proof" ref={proof} tabIndex={-1}>
            {t('depositing.proofTitle')}
          </h2>
          <Card className="grid gap-5">
            <p className="text-muted-foreground text-sm">{t('depositing.proofText', { amount })}</p>
            <ProofForm amountCents={amountCents} onSending={setIsSending} quotes={quotes} />
          </Card>
        </section>
      </div>
    </>
  );
}
