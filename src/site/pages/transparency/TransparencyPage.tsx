import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { ON_PAPER } from '@/site/kit/on-paper';
import { Block, Line } from './Block';
import { Capacity } from './Capacity';
import { Mined } from './Mined';
import { Reserves } from './Reserves';
import { Restorations, Snapshots, TotalHistory } from './Snapshots';
import { Evidence, Sentence, Value } from './Value';
import { WayOut } from './WayOut';

/** Liabilities, reserves, and how to verify both. `transparency.ts` fills in the data. */
export function TransparencyPage() {
  return (
    <>
      <section className="page grid gap-5 py-14 md:py-20">
        <h1 className="text-4xl leading-tight font-semibold tracking-[-0.03em] md:text-5xl">
          {t('transparency.title')}
        </h1>
        <p className="text-muted-foreground max-w-3xl text-lg leading-relaxed">{t('transparency.lead')}</p>
        {/* As tall as the screen, so that the layout below does not visibly shift. */}
        <p className="text-muted-foreground min-h-dvh" aria-live="polite" data-loading>
          {t('transparency.loading')}
        </p>
        <div className="flex flex-wrap items-center gap-4" data-failed hidden role="alert">
          <p>{t('transparency.failed')}</p>
          <Button data-retry variant="outline">
            {t('common.retry')}
          </Button>
        </div>
      </section>
      <div data-figures hidden>
        <Owed />
        <Against />
        <WayOut />
        <Mined />
        <Capacity />
        <Restorations />
        <TotalHistory />
        <Snapshots />
      </div>
      <Words name="steps" />
      <Words name="limits" />
    </>
  );
}

function Owed() {
  return (
    <Block title={t('transparency.owed')}>
      <p className="text-muted-foreground" data-unless="latest">
        {t('transparency.none')}
      </p>
      <div className="grid gap-6" data-if="latest">
        <p className="flex flex-col-reverse">
          <span className="text-muted-foreground">{t('transparency.total')}</span>
          <span className="text-4xl leading-tight font-semibold tracking-tight tabular-nums md:text-5xl">
            <Value as="money" path="latest.total_cents" />
          </span>
        </p>
        <dl className="border-t">
          {(['available', 'invested', 'withdrawing', 'accrued'] as const).map((kind) => (
            <Line as="money" key={kind} label={t(`transparency.${kind}`)} path={`latest.${kind}_cents`} />
          ))}
          <Line as="money" className={ON_PAPER} label={t('transparency.pooled')} path="latest.pooled_cents" />
        </dl>
        <p className="text-muted-foreground text-sm">
          <Sentence
            text={t('transparency.asOf')}
            values={{
              number: { path: 'latest.number' },
              date: { path: 'latest.as_of', as: 'date' },
            }}
          />
        </p>
      </div>
      <p className={cn('text-muted-foreground text-sm lg:col-start-2', ON_PAPER)}>{t('transparency.paper')}</p>
    </Block>
  );
}

function Against() {
  return (
    <Block title={t('transparency.against')}>
      <div className="grid gap-6">
        <p className="max-w-prose font-medium" data-unless="reserves">
          {t('transparency.noReserves')}
        </p>
        <dl className="border-t">
          <Line as="money" label={t('transparency.reserves')} path="reserves_cents" />
          <Line as="percent" label={t('transparency.coverage')} needs="coverage_bp" path="coverage_bp" />
          <Line as="money" label={t('transparency.insurance')} needs="latest" path="latest.insurance_fund_cents" />
          <Line as="percent" label={t('transparency.insured')} needs="insurance_bp" path="insurance_bp" />
          <Line as="money" label={t('transparency.paidOut')} path="insurance_paid_cents" />
        </dl>
        <ul className="grid gap-4" data-if="insurance_payouts">
          <template data-each="insurance_payouts">
            <li className="grid gap-1 border-t pt-4">
              <h3 className="font-medium" dir="auto">
                <Value path="event" />
              </h3>
              <p className="text-muted-foreground">
                <Sentence
                  text={t('transparency.payoutOf')}
                  values={{
                    date: { path: 'booked_at', as: 'date' },
                    amount: { path: 'amount_cents', as: 'money' },
                    people: { path: 'people' },
                    lost: { path: 'lost_cents', as: 'money' },
                  }}
                />
              </p>
              <Evidence />
            </li>
          </template>
        </ul>
        <Reserves />
      </div>
    </Block>
  );
}

function Words({ name }: { name: 'steps' | 'limits' }) {
  const List = name === 'steps' ? 'ol' : 'ul';
  const texts =
    name === 'steps'
      ? (['sign', 'receipt', 'tool', 'compare'] as const).map((key) => t(`transparency.steps.${key}`))
      : (['solvency', 'borrowed', 'fund', 'hidden', 'unseen', 'siblings', 'kinds'] as const).map((key) =>
          t(`transparency.limit.${key}`),
        );
  return (
    <Block title={t(name === 'steps' ? 'transparency.verify' : 'transparency.limits')}>
      <List className={`grid max-w-prose gap-4 ps-5 ${name === 'steps' ? 'list-decimal' : 'list-disc'}`}>
        {texts.map((text) => (
          <li className="ps-2" key={text}>
            {text}
          </li>
        ))}
      </List>
    </Block>
  );
}
