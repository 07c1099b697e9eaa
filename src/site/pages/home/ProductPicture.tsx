import { currentMoneyLocale, t } from '@/lib/i18n/i18n';
import { writeDollars } from '@/lib/money/dollars';

/** Those of the demo investor of a new sandbox. */
const FIGURES = [
  ['deposited', 3_900_000],
  ['profit', 432_334],
  ['bonus', 27_660],
  ['balance', 1_039_994],
] as const;
/** Their total over 90 days. */
const LINE = 'M0 247h20V145h22V44l30-5v14l12-4V2l8 4v7l40-7';

function Money({ cents, sign }: { cents: number; sign?: 'exceptZero' }) {
  return (
    <bdi className="whitespace-nowrap tabular-nums" dir="ltr">
      {writeDollars(currentMoneyLocale(), cents, sign)}
    </bdi>
  );
}

/** The product itself: what the dashboard says first, with the figures of the sandbox's demo investor. */
export function ProductPicture() {
  return (
    <figure className="grid w-full min-w-0 gap-2">
      <div aria-hidden className="bg-surface grid gap-4 rounded-xl border p-4 md:gap-5 md:p-6" inert>
        <div>
          <p className="text-muted-foreground text-sm font-medium">{t('portfolio.owned.title')}</p>
          <p className="text-[2.125rem] leading-tight font-semibold tracking-tight md:text-[2rem]">
            <Money cents={3_789_994} />
          </p>
          <p className="mt-1 flex gap-1.5 text-sm">
            <span className="text-muted-foreground">{t('portfolio.owned.earned')}</span>
            <span className="text-primary font-medium">
              <Money cents={459_994} sign="exceptZero" />
            </span>
          </p>
        </div>
        <svg className="h-16 w-full md:h-36" fill="none" preserveAspectRatio="none" viewBox="0 0 132 250">
          <path className="fill-primary/10" d={`${LINE}V250H0Z`} />
          <path className="stroke-primary" d={LINE} strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
        <dl className="bg-border grid grid-cols-2 gap-px overflow-hidden rounded-lg border max-md:hidden">
          {FIGURES.map(([name, cents]) => (
            <div className="bg-surface grid gap-0.5 px-3 py-2" key={name}>
              <dt className="eyebrow">{t(`portfolio.${name}`)}</dt>
              <dd className="font-medium">
                <Money cents={cents} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="text-muted-foreground text-[0.8125rem]">{t('content.home.demo')}</figcaption>
    </figure>
  );
}
