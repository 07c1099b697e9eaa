import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { RetryButton } from '@/components/states/RetryButton';
import { formatDate, formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { publicPath } from '@/lib/public-path';
import { proofQuery } from '../queries';
import { DownloadJson } from './DownloadJson';
import { ProofView } from './ProofView';

/** Failures show in ProofAlarm. */
export function ProofCard() {
  const { user } = useRouteContext({ from: '/_account' });
  const { data, isError, refetch } = useQuery(proofQuery(user.id));
  if (data?.state === 'failed') return null;
  const proven = data?.state === 'proven' ? data : undefined;
  const restoration = data && 'restoration' in data ? data.restoration : undefined;
  const number = proven?.snapshot.number ?? 0;
  return (
    <ProofView
      compare={
        <a className="link" href={publicPath('/transparency')}>
          {t('proof.compare')}
        </a>
      }
      failure={
        isError ? (
          <>
            <p>{t('proof.unavailable')}</p>
            <RetryButton onRetry={refetch} />
          </>
        ) : null
      }
      proof={data}
      receipt={
        proven ? (
          <DownloadJson content={proven.receipt} fileName={`glassmine-receipt-${number}.json`}>
            {t('proof.receipt')}
          </DownloadJson>
        ) : null
      }
      restored={
        restoration ? (
          <>
            <p>
              {t('proof.restored', {
                date: formatExact(restoration.restored_at),
                moment: formatExact(restoration.restored_to),
              })}
            </p>
            <p>
              {t('proof.restoredReason')} <bdi>{restoration.reason}</bdi>
            </p>
          </>
        ) : null
      }
      proven={
        proven
          ? t('proof.proven', {
              date: formatDate(proven.snapshot.as_of),
              total: formatCents(proven.totalCents),
              own: formatCents(proven.ownCents),
            })
          : ''
      }
      say={(key) => t(`proof.${key}`)}
      sealed={t('proof.seal', { number })}
    />
  );
}
