import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { PendingButton } from '@/components/forms/PendingButton';
import { errorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { returnMutation } from '../mutations';
import { waitingQuery } from '../queries';

export function Waiting({ userId, poolId }: { userId: string; poolId: string }) {
  const { data: requests } = useSuspenseQuery(waitingQuery(userId, poolId));
  const takeBack = useMutation({
    ...returnMutation,
    onSuccess: () => toast.success(t('copying.waiting.returned')),
    onError: (error) => toast.error(errorMessage(error)),
  });
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
              <PendingButton
                onClick={() => takeBack.mutate(id)}
                pending={takeBack.isPending}
                size="sm"
                variant="outline"
              >
                {t('trading.waiting.return')}
                <span className="sr-only">: {what}</span>
              </PendingButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
