import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { Unread } from '@/components/states/Unread';
import { cn } from '@/lib/cn';
import { currentLocale, t } from '@/lib/i18n/i18n';
import { writeHashrate } from '@/lib/money/hashrate';
import { formatCents } from '@/lib/money/money';
import { formatPercent } from '@/lib/money/percent';
import { bitcoin, phsOf } from '../mining-figures';
import { miningDayQuery } from '../mining-queries';
import { type Checked, verifyDay } from '../verify-day';

/** Of 128 lowest hashes. */
const DEVIATION = 1 / Math.sqrt(126);

interface MinedDayProps {
  planId: string;
  day: string;
  /** What its yield was booked with. */
  evidence: string;
}

type Item = [label: string, value: string, isRight: boolean | undefined];

/** What is not even written as it should be proves nothing. */
function checked(...given: Parameters<typeof verifyDay>): Checked {
  try {
    return verifyDay(...given);
  } catch {
    return { paid: false, work: false, expected: false, books: undefined, power: false, net: false, part: false };
  }
}

function Mark({ isRight }: { isRight: boolean | undefined }) {
  if (isRight === undefined) return null;
  if (isRight) return <Check aria-label={t('mined.right')} className="text-success size-3.5" />;
  return <X aria-label={t('mined.differs')} className="size-3.5" />;
}

/** Where a day's income comes from, in one line that this browser computes again. */
export default function MinedDay({ planId, day, evidence }: MinedDayProps) {
  const { user } = useRouteContext({ from: '/_account' });
  const query = useQuery(miningDayQuery(user.id, planId, day));
  if (!query.data) return <Unread query={query} rows={1} />;
  const { parts, seals } = query.data;
  const { figures } = query.data.day;
  const seen = checked(query.data.day, parts, evidence, seals);
  const earned = parts.reduce((sum, { share_cents }) => sum + share_cents, 0);
  const work =
    figures.tried === null
      ? t('mined.noWork')
      : `${writeHashrate(currentLocale(), phsOf(figures.tried))} ± ${formatPercent(DEVIATION)}`;
  const items: Item[] = [
    [t('mined.paid'), bitcoin(figures.units), seen.paid],
    [t('mined.work'), work, seen.work],
    [t('mined.expected'), bitcoin(figures.expected_units ?? 0), seen.expected],
    ...(seen.books === undefined ? [] : [[t('mined.books'), '', seen.books] as Item]),
    [t('mined.power'), formatCents(figures.cost_cents), seen.power],
    [t('mined.net'), formatCents(figures.net_cents), seen.net],
    [t('mined.part'), formatCents(earned), seen.part],
  ];
  const isWrong = items.some(([, , isRight]) => isRight === false);
  return (
    <div className="grid gap-1.5 text-[0.8125rem]">
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {items.map(([label, value, isRight]) => (
          <li
            className={cn('inline-flex items-center gap-1', isRight === false && 'text-destructive font-medium')}
            key={label}
          >
            <span className="text-muted-foreground">{label}</span> <bdi className="tabular-nums">{value}</bdi>
            <Mark isRight={isRight} />
          </li>
        ))}
      </ul>
      {isWrong ? (
        <p className="text-destructive" role="alert">
          {t('mined.wrong')}
        </p>
      ) : null}
    </div>
  );
}
