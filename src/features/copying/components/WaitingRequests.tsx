import { useMutation } from '@tanstack/react-query';
import { Disclosure } from '@/components/display/Disclosure';
import { ReturnButton } from '@/features/trading/components/ReturnButton';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { useTimeAt } from '@/lib/use-time-at';
import { formatUnits } from '../figures';
import { returnCopyMutation } from '../mutations';
import type { CopyRequest } from '../queries';
import { CoolingOff } from './CoolingOff';

/** Not executable or cancellable yet. */
type Later = CopyRequest & { not_before: string };

/** How long after its end a notice cannot be cancelled (`copying.return_copy_request`). */
const NOTICE_MS = 3_600_000;

const waitsUntil = ({ side, not_before }: CopyRequest): number =>
  not_before === null ? 0 : Date.parse(not_before) + (side === 'out' ? NOTICE_MS : 0);

const isLater = (request: CopyRequest, now: number): request is Later => waitsUntil(request) > now;

function waitingWords({ side, amount_cents, units, reason }: CopyRequest): string {
  if (side === 'in') return t('copying.waiting.in', { amount: formatCents(amount_cents ?? 0) });
  return t(reason === 'copy_stop' ? 'copying.waiting.stopped' : 'copying.waiting.out', {
    units: formatUnits(units ?? 0),
  });
}

const waitingTerms = (request: CopyRequest, now: number): string[] => [
  ...(isLater(request, now) ? [t('copying.waiting.notice', { date: formatExact(request.not_before) })] : []),
  ...(request.split_from === null ? [] : [t('copying.waiting.rest')]),
];

interface WaitingRequestsProps {
  requests: readonly CopyRequest[];
  heading?: 'h3' | 'h4';
}

export function WaitingRequests({ requests, heading: Heading = 'h3' }: WaitingRequestsProps) {
  const takeBack = useMutation(returnCopyMutation);
  const now = useTimeAt(requests.map(waitsUntil));
  const isCooling = (request: CopyRequest): request is Later => request.side === 'in' && isLater(request, now);
  const cooling = requests.filter(isCooling);
  const waiting = requests.filter((request) => !isCooling(request));
  return (
    <>
      {cooling.length === 0 ? null : (
        <CoolingOff
          heading={Heading}
          onTakeBack={(request_id) => takeBack.mutateAsync({ request_id })}
          requests={cooling}
        />
      )}
      {waiting.length === 0 ? null : (
        <section>
          <Heading className="font-semibold">{t('trading.waiting.title')}</Heading>
          <Disclosure>
            <p>{t('trading.waiting.text')}</p>
          </Disclosure>
          <ul>
            {waiting.map((request) => {
              const what = waitingWords(request);
              return (
                <li className="flex flex-wrap items-center justify-between gap-3 border-b py-3" key={request.id}>
                  <span className="grid min-w-0 flex-1 basis-64 gap-0.5">
                    {what}
                    {waitingTerms(request, now).map((term) => (
                      <span className="text-sm" key={term}>
                        {term}
                      </span>
                    ))}
                  </span>
                  {isLater(request, now) ? null : (
                    <ReturnButton onAct={() => takeBack.mutateAsync({ request_id: request.id })} what={what} />
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
