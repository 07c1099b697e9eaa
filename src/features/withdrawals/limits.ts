import type { WithdrawalLimit, WithdrawalLimits } from '@/features/dashboard/limits';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';

const KINDS = ['withoutFactor', 'day', 'month'] as const;

interface Kind {
  kind: (typeof KINDS)[number];
  limit: number;
  left: number;
  moreFrom: string | null;
}

const isSet = ({ limit, left }: WithdrawalLimit): boolean => limit !== null && left !== null;

function limitsThatHold(limits: WithdrawalLimits): Kind[] {
  return KINDS.filter((kind) => isSet(limits[kind]))
    .map((kind) => ({
      kind,
      limit: limits[kind].limit ?? 0,
      left: limits[kind].left ?? 0,
      moreFrom: limits[kind].moreFrom,
    }))
    .toSorted((a, b) => a.left - b.left);
}

export function limitTexts(limits: WithdrawalLimits): { kind: Kind['kind']; text: string }[] {
  return limitsThatHold(limits).map(({ kind, limit, left }) => {
    const sum = formatCents(limit);
    const texts = {
      withoutFactor: () => t('limits.withoutFactor', { sum }),
      day: () => t('limits.ownDay', { limit: sum }),
      month: () => t('limits.ownMonth', { limit: sum }),
    };
    const rest = left < limit ? ` ${t('limits.left', { left: formatCents(left) })}` : '';
    return { kind, text: texts[kind]() + rest };
  });
}

/** What the tightest limit leaves now, in one line. */
export function limitLine(limits: WithdrawalLimits): string | undefined {
  const [tightest] = limitsThatHold(limits);
  if (!tightest) return undefined;
  const { left, limit, moreFrom } = tightest;
  const more = moreFrom && left < limit ? ` ${t('limits.moreFrom', { date: formatExact(moreFrom) })}` : '';
  return t('limits.now', { left: formatCents(left) }) + more;
}

/** The balance, or what the tightest limit leaves of it. */
export function mostToRequest(availableCents: number, limits: WithdrawalLimits | undefined): number {
  const [tightest] = limits ? limitsThatHold(limits) : [];
  return Math.min(availableCents, tightest?.left ?? availableCents);
}

export function limitRefusal(limits: WithdrawalLimits, cents: number): string | undefined {
  const tightest = limitsThatHold(limits).find(({ left: rest }) => cents > rest);
  if (!tightest) return undefined;
  const left = formatCents(tightest.left);
  return t(tightest.kind === 'withoutFactor' ? 'limits.aboveSum' : 'limits.aboveDay', { left });
}
