import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { returnMutation } from '../mutations';
import { waitingQuery } from '../queries';
import { ReturnButton } from './ReturnButton';

export function Waiting({ userId, poolId }: { userId: string; poolId: string }) {
  const { data: requests } = useSuspenseQuery(waitingQuery(userId, poolId));
  const takeBack = useMutation(returnMutation);
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 className="text-lg font-semibold" id="waiting">
        {t('trading.waiting.title')}
      </h2>
      <p className="text-muted-foreground mt-1 text-[0.8125rem]">{t('trading.waiting.text')}</p>
      <ul className="mt-2">
        {requests.map(({ id, side, amount_cents }) => {
          const what = t(side === 'in' ? 'trading.waiting.in' : 'trading.waiting.out', {
            amount: formatCents(amount_cents),
          });
          return (
            <li className="flex flex-wrap items-center justify-between gap-3 border-b py-3" key={id}>
              <span>{what}</span>
              <ReturnButton
                onAct={() => takeBack.mutateAsync({ request_id: id })}
                size="sm"
                variant="outline"
                what={what}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
