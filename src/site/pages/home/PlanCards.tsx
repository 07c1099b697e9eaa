import { Check } from 'lucide-react';
import { Button, buttonVariants } from '@/components/ui/button';
import { PlanMark } from '@/domain/plans/PlanMark';
import { currentLanguage, t } from '@/lib/i18n/i18n';
import { PRICE_FORMAT } from '@/lib/money/dollars';
import { publicPath } from '@/lib/public-path';
import { BlockTitle } from '@/site/kit/BlockTitle';

/** Lines of each card's placeholder, to avoid layout shift. */
const ROOM = [6, 3, 3, 3, 3, 4];

/** The plans; `front-page.ts` loads them and fills the template. */
export function PlanCards() {
  return (
    <section className="border-t" id="plans">
      <div className="page py-6 md:py-24">
        <BlockTitle>{t('content.home.plansTitle')}</BlockTitle>
        <p className="text-muted-foreground mt-3 max-w-prose">
          <span>{t('content.home.plansLead')}</span>
          <span>{currentLanguage() === 'en' ? null : ` ${t('planMeaning.inEnglish')}`}</span>
        </p>
        <ul
          aria-busy
          className="bg-border mt-6 grid gap-px overflow-hidden rounded-lg border sm:grid-cols-2 md:mt-10 lg:grid-cols-3"
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

/** On phones the six cards stack, with offers collapsed below the figures. */
const cardClass =
  'bg-surface grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 px-4 py-3 sm:flex sm:flex-col sm:gap-6 sm:p-6 md:p-7';
const factsClass =
  'col-span-full flex justify-between gap-4 text-sm sm:grid sm:content-start sm:justify-normal sm:gap-2.5 sm:border-y sm:py-4';

function PlanCard() {
  return (
    <li className={cardClass}>
      <div className="col-span-full flex items-baseline justify-between gap-4 sm:grid sm:content-start sm:justify-normal sm:gap-1">
        <h3 className="flex items-center gap-2.5 font-medium sm:grid sm:justify-items-start sm:gap-3">
          <PlanMark />
          <bdi data-slot="title" lang="en" />
        </h3>
        <p className="text-lg leading-tight font-semibold tracking-tight tabular-nums md:text-[2rem]">
          <Price />
        </p>
      </div>
      <dl className={factsClass}>
        <div className="flex justify-between gap-4">
          <dt className="text-muted-foreground max-sm:sr-only">{t('content.home.duration')}</dt>
          <dd className="text-end">
            <bdi data-slot="duration" />
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted-foreground max-sm:sr-only">{t('content.home.target')}</dt>
          <dd className="text-end">
            <bdi className="tabular-nums" data-slot="target" />
            <span className="text-warning ms-1.5 text-[0.8125rem] sm:ms-0 sm:block">
              {t('content.home.notGuaranteed')}
            </span>
          </dd>
        </div>
      </dl>
      <details className="wide-open self-center text-sm sm:self-auto">
        <summary className="link w-fit cursor-pointer">{t('content.home.planOffers')}</summary>
        <ul className="grid content-start gap-2 max-sm:pt-3" data-slot="offers">
          <li className="flex gap-2.5">
            <Check aria-hidden className="text-muted-foreground mt-0.5 size-4 shrink-0" />
            <bdi className="min-w-0 wrap-anywhere" data-slot="offer" lang="en" />
          </li>
        </ul>
      </details>
      <a
        className={buttonVariants({ variant: 'outline', className: 'max-sm:h-9 max-sm:px-3 sm:mt-auto' })}
        href={publicPath('/register')}
      >
        {t('content.home.planStart')}
        <span className="sr-only">
          : <bdi data-slot="name" lang="en" />
        </span>
      </a>
    </li>
  );
}

/** English uses the plan's words; others format the bounds, because many readers take `$5,000` for five dollars. */
function Price() {
  return currentLanguage() === 'en' ? <bdi data-slot="price" /> : <bdi data-slot="range" dir="ltr" />;
}

function PlanRoom({ lines }: { lines: number }) {
  return (
    <li aria-hidden className={cardClass}>
      <div className="col-span-full flex items-baseline justify-between gap-4 sm:grid sm:content-start sm:justify-normal sm:gap-1">
        <div className="flex items-center gap-2.5 sm:grid sm:justify-items-start sm:gap-3">
          <PlanMark />
          <Line className="w-20" />
        </div>
        <p className="text-lg leading-tight md:text-[2rem]">
          <Line className="w-32" />
        </p>
      </div>
      <div className={factsClass}>
        <p>
          <Line className="w-16 sm:w-40" />
        </p>
        <p>
          <Line className="w-44" />
          <span className="block text-[0.8125rem] max-sm:hidden">&nbsp;</span>
        </p>
      </div>
      <ul className="grid content-center gap-2 text-sm">
        {Array.from({ length: lines }, (_, line) => (
          <li className={line > 0 ? 'max-sm:hidden' : undefined} key={line}>
            <Line className="w-36" />
          </li>
        ))}
      </ul>
      <span className="bg-muted h-9 w-28 rounded-md sm:mt-auto sm:h-11 sm:w-auto" />
    </li>
  );
}

function Line({ className }: { className: string }) {
  return <span className={`bg-muted inline-block max-w-full rounded-sm ${className}`}>&nbsp;</span>;
}
