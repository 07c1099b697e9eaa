import { useQuery } from '@tanstack/react-query';
import { DayChart } from '@/components/display/DayChart';
import { Fact, Facts } from '@/components/display/Facts';
import { MoneyText } from '@/components/display/MoneyText';
import { DialogBox } from '@/components/frame/Dialog';
import { DialogButton } from '@/components/frame/DialogButton';
import { Unread } from '@/components/states/Unread';
import { currentLocale, t } from '@/lib/i18n/i18n';
import { writeHashrate } from '@/lib/money/hashrate';
import { formatPercent } from '@/lib/money/percent';
import type { MiningSource } from '../mining-day';
import { bitcoin, hashprice, sourceOf, writeDifficulty } from '../mining-figures';
import { sourcesQuery } from '../mining-queries';

/** Of a week. */
const WEEK_DEVIATION = 1 / Math.sqrt(126 * 7);

export function PlanProof({ plan }: { plan: { id: string; title: string } }) {
  return (
    <DialogButton
      className="self-start px-0"
      label={
        <>
          {t('mined.proof')}
          <span className="sr-only">: {plan.title}</span>
        </>
      }
      size="sm"
      variant="link"
    >
      {() => (
        <DialogBox className="max-w-xl" title={`${plan.title}: ${t('mined.proof')}`}>
          <OfSource planId={plan.id} />
        </DialogBox>
      )}
    </DialogButton>
  );
}

function OfSource({ planId }: { planId: string }) {
  const query = useQuery(sourcesQuery);
  if (!query.data) return <Unread query={query} />;
  const source = sourceOf(query.data, planId);
  return source ? <Source source={source} /> : <p>{t('mined.noWork')}</p>;
}

function Source({ source }: { source: MiningSource }) {
  const { days } = source;
  const sum = (of: (day: MiningSource['days'][number]) => number) => days.reduce((total, day) => total + of(day), 0);
  const rate = (phs: string) => writeHashrate(currentLocale(), Number(phs));
  return (
    <div className="grid gap-4">
      {source.is_short ? <p className="text-destructive font-medium">{t('mined.below')}</p> : null}
      <DayChart
        label={t('mined.chart')}
        of="flow"
        points={days.toReversed().map(({ day, net_cents }) => ({ day, cents: net_cents }))}
      />
      <Facts>
        <Fact name={t('mined.source')}>
          <bdi>{source.pool}</bdi>
        </Fact>
        <Fact name={t('mined.contracted')}>{rate(source.contracted_phs)}</Fact>
        <Fact name={t('mined.proven')}>{`${rate(source.proven_phs)} ± ${formatPercent(WEEK_DEVIATION, 1)}`}</Fact>
        <Fact name={t('mined.sold')}>{rate(source.sold_phs)}</Fact>
        <Fact name={t('mined.difficulty')}>{writeDifficulty(source.difficulty)}</Fact>
        <Fact name={t('mined.hashprice')}>{hashprice(source)}</Fact>
        <Fact name={t('mined.paid')}>{bitcoin(sum(({ units }) => units))}</Fact>
        <Fact name={t('mined.expected')}>{bitcoin(sum(({ expected_units }) => expected_units ?? 0))}</Fact>
        <Fact name={t('mined.power')}>
          <MoneyText cents={sum(({ cost_cents }) => cost_cents)} />
        </Fact>
        <Fact name={t('mined.net')}>
          <MoneyText cents={sum(({ net_cents }) => net_cents)} />
        </Fact>
      </Facts>
      <p className="text-muted-foreground text-sm">{t('mined.limits')}</p>
    </div>
  );
}
