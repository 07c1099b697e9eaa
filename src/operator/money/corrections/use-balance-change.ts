import { useMutation } from '@tanstack/react-query';
import type { RequestIds } from '@/lib/forms/use-request-ids';
import { usePreview } from '@/operator/kit/use-preview';
import { type BalancePreview, type Bonus, previewBalanceMutation } from './mutations';

interface BalanceChangeOptions<Made extends Bonus, Answer> {
  entered: () => object;
  requests: RequestIds;
  send: (request: Made & { request_id: string }) => Promise<Answer>;
  onSent: (change: Made, answer: Answer) => void;
}

export function useBalanceChange<Made extends Bonus, Answer>({
  entered,
  requests,
  send,
  onSent,
}: BalanceChangeOptions<Made, Answer>) {
  const { shown, forget, show } = usePreview<{ change: Made; balance: BalancePreview }>(entered);
  const preview = useMutation(previewBalanceMutation);
  return {
    shown,
    forget,
    look: (change: Made) =>
      show(async () => {
        const balance = await preview.mutateAsync(change);
        return balance && { change, balance };
      }),
    confirm: async () => {
      if (!shown) return;
      const { change } = shown;
      const answer = await requests.send(change, (request_id) => send({ ...change, request_id }));
      onSent(change, answer);
    },
  };
}
