import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { fillsQuery, type Instrument } from './queries';
import { fillText } from './sentence';

/** Tells each fill that comes while the page is open, with its price and fee. */
export function useToldFills(userId: string, poolId: string | undefined, instruments: readonly Instrument[]): void {
  const { data: fills } = useQuery({ ...fillsQuery(userId, poolId ?? ''), enabled: poolId !== undefined });
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!fills) return;
    const before = known.current;
    known.current = new Set(fills.map(({ id }) => id));
    const newest = before && fills.find(({ id }) => !before.has(id));
    const instrument = instruments.find(({ id }) => id === newest?.instrument_id);
    if (newest && instrument)
      toast.success(fillText(newest, instrument), `${t('withdrawals.fee')} ${formatCents(newest.fee_cents)}`);
  }, [fills, instruments]);
}
