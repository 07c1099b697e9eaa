import { NoticeBox } from '@/components/display/NoticeBox';
import { formatUtc } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCoins, formatPrice } from '@/lib/money/coins';
import { formatCents } from '@/lib/money/money';
import { LeftAlone } from '@/operator/kit/components/AboveLimit';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import { Question } from '@/operator/kit/components/Question';
import { useLeftAlone } from '@/operator/kit/limits';
import type { QueuedDeposit } from '../queries';
import type { Arrival } from '../schema';

/** In cents: above it two approvals are required. Others' approvals are unknown here, so the text mentions it. */
const TWO_PEOPLE_ABOVE = 1_000_000;

function approvalText(isSecond: boolean, cents: number, left: number): string {
  if (isSecond) return t('operations.deposits.approveSecond');
  const most = Math.min(TWO_PEOPLE_ABOVE, left);
  return cents <= most
    ? t('operations.deposits.approveText')
    : t('operations.deposits.approveLarge', { limit: formatCents(most) });
}

interface Credit {
  coins: string;
  price: string;
  simulated: boolean;
  priced_at: string;
  quoted: boolean;
  rest_coins: string | null;
  rest_price: string | null;
  rest_priced_at: string | null;
}

export interface Checked {
  arrival: Arrival;
  cents: number;
  credit: Credit | undefined;
  isSecond: boolean;
}

function creditFacts(credit: Credit, coin: string) {
  const { coins, price, simulated, priced_at, quoted, rest_coins, rest_price, rest_priced_at } = credit;
  const at = t(quoted ? 'operations.deposits.atQuote' : 'operations.deposits.atArrival', {
    price: formatPrice(price),
    time: formatUtc(priced_at),
  });
  return [
    { name: t('operations.deposits.arrivedCoins'), value: formatCoins(coins, coin) },
    { name: t('operations.deposits.price'), value: simulated ? `${at} ${t('deposits.quote.simulated')}` : at },
    ...(rest_coins && rest_price && rest_priced_at
      ? [
          {
            name: t('operations.deposits.rest'),
            value: t('operations.deposits.atRest', {
              coins: formatCoins(rest_coins, coin),
              price: formatPrice(rest_price),
              time: formatUtc(rest_priced_at),
            }),
          },
        ]
      : []),
  ];
}

interface ArrivalQuestionProps {
  deposit: QueuedDeposit;
  checked: Checked;
  onBack: () => void;
  onApprove: (checked: Checked) => Promise<void>;
}

/** What the database would credit; transaction and network stay in view in the form above. */
export function ArrivalQuestion({ deposit, checked, onBack, onApprove }: ArrivalQuestionProps) {
  const { cents, credit, isSecond } = checked;
  const left = useLeftAlone() ?? Infinity;
  const name = deposit.investor_name;
  const amount = formatCents(cents);
  return (
    <Question
      confirm={{ label: t('operations.review.confirmApprove') }}
      onBack={onBack}
      onSubmit={() => onApprove(checked)}
      text={approvalText(isSecond, cents, left)}
      title={t('operations.review.approveTitle', { amount, name })}
    >
      {isSecond || left >= TWO_PEOPLE_ABOVE ? null : <LeftAlone />}
      {credit?.rest_coins ? <NoticeBox tone="wait">{t('operations.deposits.restText')}</NoticeBox> : null}
      {credit && cents !== deposit.amount_cents ? <FactGrid items={creditFacts(credit, deposit.coin)} /> : null}
    </Question>
  );
}
