import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Disclosure } from '@/components/display/Disclosure';
import { NoticeBox } from '@/components/display/NoticeBox';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Card } from '@/components/ui/card';
import { FrozenNotice } from '@/features/dashboard/components/FrozenNotice';
import { IdentityNotice, useIsIdentityDemanded } from '@/features/dashboard/components/IdentityNotice';
import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/dates';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { arePaid, chainPaymentsQuery, ownAddressQuery } from '../own-address';
import { paymentMethodsQuery, walletsQuery } from '../queries';
import { networkChoices, payableMethods, proofSchema } from '../schema';
import { useMovedWallets } from '../use-moved-wallets';
import { useQuotes } from '../use-quotes';
import { DepositRules } from './DepositRules';
import { MovedWallets } from './MovedWallets';
import { OwnPayments } from './OwnPayments';
import { ProofForm } from './ProofForm';
import { QuoteOrigin } from './QuoteText';
import { WalletCard } from './WalletCard';

/** As many as the requirements name; the others are asked for. */
const FIRST = 5;

export function WalletPage() {
  const { amountCents, asked, user } = useRouteContext({ from: '/_account/deposit/wallet' });
  const { data: entered } = useSuspenseQuery(walletsQuery);
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery);
  const { quotes, endOf, isPending, areRenewed } = useQuotes(user.id, asked);
  const wallets = entered.filter(({ method }) => methods.some(({ name }) => name === method));
  const cents = quotes[0]?.amount_cents ?? amountCents;
  const withChain = wallets.filter(({ read_from }) => read_from !== null);
  const answers = useQueries({
    queries: withChain.map((wallet) => ({
      ...ownAddressQuery(user.id, {
        ...wallet,
        cents,
        quoteId: quotes.find(({ method }) => method === wallet.method)?.id,
      }),
      enabled: !isPending,
    })),
  });
  const answerFor = (id: string | undefined) => answers[withChain.findIndex((wallet) => wallet.id === id)];
  const ownOf = (id: string | undefined) => answerFor(id)?.data?.own;
  const { data: read = [] } = useQuery(chainPaymentsQuery(user.id));
  const moved = useMovedWallets(wallets, (id) => ownOf(id) !== undefined);
  const isIdentityDemanded = useIsIdentityDemanded(user.id, 'deposit');
  const [isSending, setIsSending] = useState(false);
  const payable = payableMethods(methods, entered);
  const form = useZodForm(
    proofSchema(payable, (name, on) =>
      wallets.some(({ id, method, chain }) => method === name && (!on || chain === on) && Boolean(ownOf(id))),
    ),
    {
      method: 'coin' in asked ? (methods.find(({ coin }) => coin === asked.coin)?.name ?? '') : '',
      network: '',
      transactionId: '',
    },
  );
  const [method, network] = useWatch({ control: form.control, name: ['method', 'network'] });
  const networks = networkChoices(payable, method);
  const [picked, setPicked] = useState<string>();
  const ofMethod = wallets.filter(
    (wallet) => wallet.method === method && (networks.length === 0 || wallet.chain === network),
  );
  const chosen = ofMethod.find(({ id }) => id === picked) ?? ofMethod[0];
  const quote = quotes.find((one) => one.method === chosen?.method);
  const amount = formatCents(cents);
  const isAwaited = ({ id }: (typeof wallets)[number]) => answerFor(id)?.isPending ?? false;
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
  const choose = (wallet: (typeof wallets)[number]) => {
    setPicked(wallet.id);
    form.setValue('method', wallet.method, { shouldValidate: form.formState.isSubmitted });
    form.setValue('network', networkChoices(payable, wallet.method).length > 0 ? wallet.chain : '');
  };
  const cards = (some: typeof wallets) => (
    <ul className="bg-border text-foreground grid grid-cols-1 gap-px overflow-hidden rounded-lg border">
      {some.map((wallet) => {
        const given = ownOf(wallet.id);
        const payments = read.find(({ id }) => id === given?.id)?.payments ?? [];
        const quoted = quotes.find((one) => one.method === wallet.method && !arePaid(one.coins, payments));
        const { address } = given === undefined && !isAwaited(wallet) ? wallet : (given ?? { address: null });
        return (
          <WalletCard
            isChosen={wallet.id === chosen?.id}
            isDisabled={isSending}
            key={wallet.id}
            onChoose={() => choose(wallet)}
            quote={quoted}
            until={quoted ? endOf(quoted) : 0}
            wallet={{
              ...wallet,
              address,
              ...(given && { address_name: t('deposits.chain.own'), network: given.is_test ? 'test' : 'main' }),
            }}
          >
            {given ? <OwnPayments own={given} payments={payments} /> : null}
            {address === null && given === undefined && !isAwaited(wallet) ? (
              <p>{t('depositing.noAddress', { method: wallet.coin })}</p>
            ) : null}
            {given === null ? <NoticeBox title={t('deposits.chain.refused')} tone="bad" /> : null}
          </WalletCard>
        );
      })}
    </ul>
  );
  const others = wallets.slice(FIRST);
  return (
    <>
      <PageHeader title={t('deposits.payTitle')} />
      <FrozenNotice userId={user.id} />
      <p className="max-w-prose">{t('depositing.pay', { amount })}</p>
      {quotes.length > 0 || isPending ? null : (
        <p className="text-muted-foreground mt-2 max-w-prose text-sm">{t('depositing.rate')}</p>
      )}
      <Link className={cn('link mt-2 inline-block text-sm', isSending && 'invisible')} to="/deposit">
        {t('depositing.changeAmount')}
      </Link>
      {areRenewed ? (
        <NoticeBox className="mt-6" title={t('deposits.quote.renewedTitle')} tone="wait">
          <p>{t('deposits.quote.renewed')}</p>
        </NoticeBox>
      ) : null}
      <MovedWallets moved={moved} />
      <div className="mt-6 grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-labelledby="wallets">
          <h2 className="sr-only" id="wallets">
            {t('depositing.wallets')}
          </h2>
          {cards(wallets.slice(0, FIRST))}
          {others.length > 0 ? (
            <Disclosure
              className="mt-2"
              isOpen={others.some(({ id }) => id === chosen?.id)}
              title={t('depositing.moreCoins')}
            >
              <div>{cards(others)}</div>
            </Disclosure>
          ) : null}
        </section>
        <section aria-labelledby="proof">
          <h2 className="sr-only" id="proof">
            {t('depositing.proofTitle')}
          </h2>
          <Card>
            <ProofForm
              amountCents={amountCents}
              confirmations={ownOf(chosen?.id)?.confirmations}
              form={form}
              methods={payable}
              networks={networks}
              onSending={setIsSending}
              quotes={quotes}
            />
          </Card>
        </section>
      </div>
      <Disclosure className="mt-6">
        <p>{t('depositing.proofText', { amount })}</p>
        {quotes.length > 0 ? <p>{t('deposits.quote.rule')}</p> : null}
        {quote && ownOf(chosen?.id) ? <p>{t('deposits.quote.block')}</p> : null}
        {quote ? <QuoteOrigin quote={quote} /> : null}
        {chosen ? <p>{t('payments.wallet.since', { date: formatDate(chosen.changed_at) })}</p> : null}
        <p>{t('depositing.transactionHint')}</p>
        <DepositRules userId={user.id} />
      </Disclosure>
    </>
  );
}
