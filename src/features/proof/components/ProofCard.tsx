import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { RetryButton } from '@/components/states/RetryButton';
import { formatDate, formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { publicPath } from '@/lib/public-path';
import { type Proof, proofQuery } from '../queries';
import type { SeenRestoration } from '../seen';
import { DownloadJson } from './DownloadJson';

const SHOWN_DIGITS = 16;

/** Failures show in ProofAlarm. */
export function ProofCard() {
  const { user } = useRouteContext({ from: '/_account' });
  const { data, isError, refetch } = useQuery(proofQuery(user.id));
  if (data?.state === 'failed') return null;
  const isOld = data?.state === 'proven' && data.isStale;
  const needsReading = isError || isOld || (data !== undefined && 'restoration' in data && Boolean(data.restoration));
  return (
    <section aria-labelledby="proof" className="mt-10">
      <details className="text-sm" open={needsReading}>
        <summary className="w-fit cursor-pointer">
          <h2 className="ms-1 inline font-medium" id="proof">
            {t('proof.title')}
          </h2>
          {data?.state === 'proven' ? (
            <ShieldCheck aria-hidden className="text-primary ms-1.5 inline size-4 align-text-bottom" />
          ) : null}
        </summary>
        <div className="text-muted-foreground mt-2 grid max-w-prose justify-items-start gap-2">
          {data ? <Result proof={data} /> : null}
          {isError ? (
            <>
              <p>{t('proof.unavailable')}</p>
              <RetryButton onRetry={refetch} />
            </>
          ) : null}
          {!data && !isError ? <p>{t('proof.checking')}</p> : null}
        </div>
      </details>
    </section>
  );
}

function Restored({ restoration }: { restoration: SeenRestoration }) {
  const { restored_at, restored_to, reason } = restoration;
  return (
    <div className="text-foreground">
      <p>{t('proof.restored', { date: formatExact(restored_at), moment: formatExact(restored_to) })}</p>
      <p>
        {t('proof.restoredReason')} <bdi>{reason}</bdi>
      </p>
    </div>
  );
}

function Result({ proof }: { proof: Proof }) {
  if (proof.state === 'none') return <p>{t('proof.none')}</p>;
  if (proof.state === 'failed') return null;
  const restored = proof.restoration ? <Restored restoration={proof.restoration} /> : null;
  if (proof.state === 'young')
    return (
      <>
        {restored}
        <p>{t('proof.young')}</p>
      </>
    );
  const { snapshot, ownCents, totalCents, isStale, receipt } = proof;
  const { number, seal, as_of } = snapshot;
  return (
    <>
      {restored}
      <p>
        {t('proof.proven', {
          date: formatDate(as_of),
          total: formatCents(totalCents),
          own: formatCents(ownCents),
        })}
      </p>
      {isStale ? <p className="text-destructive">{t('proof.stale')}</p> : null}
      <p>
        {t('proof.seal', { number })}: <code dir="ltr">{seal.slice(0, SHOWN_DIGITS)}…</code>{' '}
        <a className="link" href={publicPath('/transparency')}>
          {t('proof.compare')}
        </a>
      </p>
      <DownloadJson content={receipt} fileName={`glassmine-receipt-${number}.json`}>
        {t('proof.receipt')}
      </DownloadJson>
    </>
  );
}
