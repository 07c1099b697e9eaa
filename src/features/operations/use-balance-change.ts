import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type BalancePreview, type Bonus, previewBalanceMutation } from './balance';
import type { RequestIds } from './use-request-ids';

interface BalanceChangeOptions<Made extends Bonus> {
  requests: RequestIds;
  send: (request: Made & { requestId: string }) => Promise<unknown>;
  /** Tells of what has been sent, and closes. */
  onSent: (change: Made) => void;
}

/** A change of somebody's balance: first what it would do, then the sending of exactly what was shown. */
export function useBalanceChange<Made extends Bonus>({ requests, send, onSent }: BalanceChangeOptions<Made>) {
  const [shown, setShown] = useState<{ change: Made; balance: BalancePreview }>();
  const preview = useMutation(previewBalanceMutation);
  return {
    shown,
    forget: () => setShown(undefined),
    isLooking: preview.isPending,
    look: async (change: Made) => {
      const balance = await preview.mutateAsync(change);
      if (balance) setShown({ change, balance });
    },
    confirm: async () => {
      if (!shown) return;
      const { change } = shown;
      await send({ ...change, requestId: requests.idOf(change) });
      requests.done(change);
      onSent(change);
    },
  };
}
