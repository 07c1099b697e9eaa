import { Link } from '@tanstack/react-router';
import { MoneyText } from '@/components/display/MoneyText';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/i18n';
import type { Portfolio } from '../queries';

const looks = { available: 'bg-primary', invested: 'bg-foreground', withdrawing: 'bg-warning' };

function Places({ portfolio: { balanceCents, investedCents, withdrawingCents } }: { portfolio: Portfolio }) {
  const parts = [
    { place: 'available', cents: balanceCents, to: undefined },
    { place: 'invested', cents: investedCents, to: '/invest' },
    { place: 'withdrawing', cents: withdrawingCents, to: '/transactions' },
  ] as const;
  const held = parts.filter(({ cents }) => cents > 0);
  return (
    <section aria-label={t('portfolio.places.title')} className="mt-5">
      <div aria-hidden className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {held.map(({ place, cents }) => (
          <div className={`min-w-1 ${looks[place]}`} key={place} style={{ flexGrow: cents }} />
        ))}
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-3">
        {parts
          .filter(({ cents, to }) => cents > 0 || !to)
          .map(({ place, cents, to }) => (
            <div className="grid content-start gap-0.5" key={place}>
              <dt className="flex items-center gap-2 text-sm">
                <span aria-hidden className={`size-2.5 shrink-0 rounded-xs ${looks[place]}`} />
                {to ? (
                  <Link className="link" to={to}>
                    {t(`portfolio.places.${place}`)}
                  </Link>
                ) : (
                  <span>{t(`portfolio.places.${place}`)}</span>
                )}
              </dt>
              <dd className="font-medium">
                <MoneyText cents={cents} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

const frame = 'mb-8';
const figure = 'text-4xl font-semibold tracking-tight tabular-nums md:text-5xl';

export function Owned({ portfolio, monthIncomeCents }: { portfolio: Portfolio; monthIncomeCents: number }) {
  const { ownedCents, incomeCents, pooledCents } = portfolio;
  return (
    <section aria-labelledby="owned" className={frame} data-moves>
      <h2 className="text-muted-foreground text-sm font-medium" id="owned">
        {t('portfolio.owned.title')}
      </h2>
      <p className={figure}>
        <MoneyText cents={ownedCents} />
      </p>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {(
          [
            ['earned', incomeCents],
            ['month', monthIncomeCents],
          ] as const
        ).map(([name, cents]) => (
          <div className="flex gap-1.5" key={name}>
            <dt className="text-muted-foreground">{t(`portfolio.owned.${name}`)}</dt>
            <dd className="font-medium">
              <MoneyText cents={cents} isSigned={cents !== 0} />
            </dd>
          </div>
        ))}
        {pooledCents > 0 ? (
          <div className="flex gap-1.5">
            <dt>
              <Link className="link" to="/portfolio">
                {t('portfolio.owned.pooled')}
              </Link>
            </dt>
            <dd className="font-medium">
              <MoneyText cents={pooledCents} />
            </dd>
          </div>
        ) : null}
      </dl>
      {ownedCents > 0 ? <Places portfolio={portfolio} /> : null}
    </section>
  );
}

export function OwnedSkeleton() {
  return (
    <div className={frame}>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-2 h-10 w-56 md:h-12" />
      <Skeleton className="mt-2 h-5 w-72 max-w-full" />
    </div>
  );
}
