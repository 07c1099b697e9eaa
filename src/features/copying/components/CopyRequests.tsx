import { useSuspenseQuery } from '@tanstack/react-query';
import { DateText } from '@/components/display/DateText';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatUnits, formatUnitTicks, unitPrice, unitTicks } from '../figures';
import { type CopyRequest, copyRequestsQuery } from '../queries';
import { WaitingRequests } from './WaitingRequests';

function dealtWords({ side, dealt_cents, dealt_units }: CopyRequest): string {
  const [cents, units] = [dealt_cents ?? 0, dealt_units ?? 0];
  return t(side === 'in' ? 'copying.dealt.in' : 'copying.dealt.out', {
    amount: formatCents(cents),
    units: formatUnits(units),
    price: units === 0 ? '–' : formatUnitTicks(unitTicks(unitPrice(cents, units))),
  });
}

function Dealt({ requests }: { requests: readonly CopyRequest[] }) {
  return (
    <section aria-labelledby="dealt">
      <h3 className="font-semibold" id="dealt">
        {t('copying.dealt.title')}
      </h3>
      <ul>
        {requests.map((request) => (
          <li className="flex flex-wrap justify-between gap-x-4 border-b py-2.5 text-sm" key={request.id}>
            <span className="min-w-0">
              <span>{dealtWords(request)}</span>
              {request.share_units ? (
                <span className="text-muted-foreground block">
                  {t('copying.dealt.share', { units: formatUnits(request.share_units) })}
                </span>
              ) : null}
              {request.reason === 'copy_stop' ? (
                <span className="text-muted-foreground block">{t('copying.dealt.stopped')}</span>
              ) : null}
              {request.reason === 'closing' ? (
                <span className="text-muted-foreground block">{t('copying.dealt.closing')}</span>
              ) : null}
            </span>
            <DateText iso={request.ended_at ?? request.asked_at} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CopyRequests({ userId, poolId }: { userId: string; poolId: string }) {
  const { data: requests } = useSuspenseQuery(copyRequestsQuery(userId, poolId));
  const waiting = requests.filter(({ status }) => status === 'waiting');
  const dealt = requests.filter(({ status }) => status === 'dealt');
  return (
    <>
      <WaitingRequests requests={waiting} />
      {dealt.length === 0 ? null : <Dealt requests={dealt} />}
    </>
  );
}
