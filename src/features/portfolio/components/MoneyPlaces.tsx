import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MoneyText } from '@/components/display/MoneyText';
import { t } from '@/lib/i18n/i18n';
import type { Portfolio } from '../queries';

interface PlaceProps {
  name: ReactNode;
  text: string;
  cents: number;
}

function Place({ name, text, cents }: PlaceProps) {
  return (
    <div className="flex items-start justify-between gap-6 border-b py-3.5">
      <dt className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">{name}</span>
        <span className="text-muted-foreground text-[0.8125rem] leading-5">{text}</span>
      </dt>
      <dd className="text-sm font-medium">
        <MoneyText cents={cents} />
      </dd>
    </div>
  );
}

/** Every amount of the investor, and what holds it: nobody should wonder where a payment went. */
export function MoneyPlaces({ portfolio }: { portfolio: Portfolio }) {
  const { balanceCents, investedCents, withdrawingCents } = portfolio;
  return (
    <section className="mt-10" aria-labelledby="places">
      <h2 className="text-lg font-semibold" id="places">
        {t('portfolio.places.title')}
      </h2>
      <dl className="mt-3 border-t">
        <Place
          cents={balanceCents}
          name={t('portfolio.places.available')}
          text={t('portfolio.places.availableText')}
        />
        {investedCents > 0 ? (
          <Place
            cents={investedCents}
            name={
              <Link className="link" to="/invest">
                {t('portfolio.places.invested')}
              </Link>
            }
            text={t('portfolio.places.investedText')}
          />
        ) : null}
        {withdrawingCents > 0 ? (
          <Place
            cents={withdrawingCents}
            name={
              <Link className="link" to="/transactions">
                {t('portfolio.places.withdrawing')}
              </Link>
            }
            text={t('portfolio.places.withdrawingText')}
          />
        ) : null}
      </dl>
    </section>
  );
}
