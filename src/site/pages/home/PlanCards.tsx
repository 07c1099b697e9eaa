import { Check } from 'lucide-react';
import { RiskWarning } from '@/components/frame/RiskWarning';
import { Button, buttonVariants } from '@/components/ui/button';
import { currentLanguage, t } from '@/lib/i18n/i18n';
import { PRICE_FORMAT } from '@/lib/money/dollars';
import { publicPath } from '@/lib/public-path';
import { BlockTitle } from '@/site/kit/BlockTitle';

/** The room that the plans will take: the lines of offers on each card. Only the room, so that nothing moves later. */
const ROOM = [6, 3, 3, 3, 3, 4];

/** The plans of the database, one card each; `front-page.ts` fetches them and fills the template. */
export function PlanCards() {
  return (
    <section className="border-t" id="plans">
      <div className="page py-16 md:py-24">
        <BlockTitle>{t('content.home.plansTitle')}</BlockTitle>
        <p className="text-muted-foreground mt-3 max-w-prose">{t('content.home.plansLead')}</p>
        <RiskWarning className="mt-5" />
        <ul
          aria-busy
          className="bg-border mt-10 grid gap-px overflow-hidden rounded-lg border sm:grid-cols-2 lg:grid-cols-3"
          data-dollars={JSON.stringify(PRICE_FORMAT)}
          data-plans
        >
          {ROOM.map((lines, place) => (
            <PlanRoom key={`${place + 1}`} lines={lines} />
          ))}
        </ul>
        <noscript>
          <p className="mt-6">{t('content.home.plansFailed')}</p>
        </noscript>
        <div className="mt-10 flex flex-wrap items-center gap-4" data-plans-failed hidden role="alert">
          <p>{t('content.home.plansFailed')}</p>
          <Button data-retry variant="outline">
            {t('common.retry')}
          </Button>
        </div>
        <template data-plan>
          <PlanCard />
        </template>
      </div>
    </section>
  );
}

const cardClass = 'bg-surface flex flex-col gap-6 p-6 md:p-7';

function PlanCard() {
  return (
    <li className={cardClass}>
      <div className="grid gap-1">
        <h3 className="font-medium">
          <bdi data-slot="title" />
        </h3>
        <p className="text-[1.75rem] leading-tight font-semibold tracking-tight tabular-nums">
          <Price />
        </p>
      </div>
      <dl className="grid gap-2.5 border-y py-4 text-sm">
        <div className="flex justify-between gap-4">
          <dt className="text-muted-foreground">{t('content.home.duration')}</dt>
          <dd>
            <bdi data-slot="duration" />
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted-foreground">{t('content.home.target')}</dt>
          <dd className="text-end">
            <bdi className="tabular-nums" data-slot="target" />
            <span className="text-warning block text-[0.8125rem]">{t('content.home.notGuaranteed')}</span>
          </dd>
        </div>
      </dl>
      <ul className="grid content-start gap-2 text-sm" data-slot="offers">
        <li className="flex gap-2.5">
          <Check aria-hidden className="text-muted-foreground mt-0.5 size-4 shrink-0" />
          <bdi className="min-w-0 wrap-anywhere" data-slot="offer" />
        </li>
      </ul>
      <a
        className={buttonVariants({ variant: 'outline', className: 'mt-auto' })}
        href={publicPath('/register')}
      >
        {t('content.home.planStart')}
        <span className="sr-only">
          : <bdi data-slot="name" />
        </span>
      </a>
    </li>
  );
}

/** In English the words of the plan; elsewhere its bounds, as `formatPrice` has them, because `$5,000` is five dollars to many readers. */
function Price() {
  return currentLanguage() === 'en' ? (
    <bdi data-slot="price" />
  ) : (
    // Figures and a currency, also on a page from right to left.
    <bdi data-slot="range" dir="ltr" />
  );
}

/** A place kept for a card: its lines, without their words. */
function PlanRoom({ lines }: { lines: number }) {
  return (
    <li aria-hidden className={cardClass}>
      <div className="grid gap-1">
        <p>
          <Line className="w-20" />
        </p>
        <p className="text-[1.75rem] leading-tight">
          <Line className="w-32" />
        </p>
      </div>
      <div className="grid gap-2.5 border-y py-4 text-sm">
        <p>
          <Line className="w-40" />
        </p>
        <p>
          <Line className="w-44" />
          <span className="block text-[0.8125rem]">&nbsp;</span>
        </p>
      </div>
      <ul className="grid gap-2 text-sm">
        {Array.from({ length: lines }, (_, line) => (
          <li key={line}>
            <Line className="w-36" />
          </li>
        ))}
      </ul>
      <span className="bg-muted mt-auto h-11 rounded-md" />
    </li>
  );
}

function Line({ className }: { className: string }) {
  return <span className={`bg-muted inline-block max-w-full rounded-sm ${className}`}>&nbsp;</span>;
}
