import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { DateText } from '@/components/display/DateText';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/data/errors';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { formatUnits, formatUnitTicks, unitPrice, unitTicks } from '../figures';
import { returnCopyMutation } from '../mutations';
import { type CopyRequest, copyRequestsQuery } from '../queries';

/** What waits, in words. */
function waitingWords({ side, amount_cents, units, reason }: CopyRequest): string {
  if (side === 'in') return t('copying.waiting.in', { amount: formatCents(amount_cents ?? 0) });
  return t(reason === 'copy_stop' ? 'copying.waiting.stopped' : 'copying.waiting.out', {
    units: formatUnits(units ?? 0),
  });
}

/** Until when it waits in any case, and why a part of it does; empty of one that waits for prices alone. */
function waitingTerms({ side, not_before, split_from }: CopyRequest): string[] {
  const isLater = not_before !== null && Date.parse(not_before) > Date.now();
  return [
    ...(isLater
      ? [
          t(side === 'in' ? 'copying.waiting.cooling' : 'copying.waiting.notice', {
            date: formatExact(not_before),
          }),
        ]
      : []),
    ...(split_from === null ? [] : [t('copying.waiting.rest')]),
  ];
}

function Waiting({ requests }: { requests: readonly CopyRequest[] }) {
  const takeBack = useMutation({
    ...returnCopyMutation,
    onSuccess: () => toast.success(t('copying.waiting.returned')),
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <section aria-labelledby="waiting">
      <h3 className="font-semibold" id="waiting">
        {t('copying.waiting.title')}
      </h3>
      <p className="text-muted-foreground mt-1 text-[0.8125rem]">{t('copying.waiting.text')}</p>
      <ul className="mt-1">
        {requests.map((request) => {
          const what = waitingWords(request);
          return (
            <li className="flex flex-wrap items-center justify-between gap-3 border-b py-3" key={request.id}>
              <span className="grid min-w-0 flex-1 basis-64 gap-0.5">
                {what}
                {waitingTerms(request).map((term) => (
                  <span className="text-sm" key={term}>
                    {term}
                  </span>
                ))}
              </span>
              <Button disabled={takeBack.isPending} onClick={() => takeBack.mutate(request.id)}>
                {t('trading.waiting.return')}
                <span className="sr-only">: {what}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What a request brought: its money, its units, and what these make for one. */
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
              {dealtWords(request)}
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

/** What of one's own waits for prices, with the way to take it back, and what has counted at which price. */
export function CopyRequests({ userId, poolId }: { userId: string; poolId: string }) {
  const { data: requests } = useSuspenseQuery(copyRequestsQuery(userId, poolId));
  const waiting = requests.filter(({ status }) => status === 'waiting');
  const dealt = requests.filter(({ status }) => status === 'dealt');
  return (
    <>
      {waiting.length === 0 ? null : <Waiting requests={waiting} />}
      {dealt.length === 0 ? null : <Dealt requests={dealt} />}
    </>
  );
}
