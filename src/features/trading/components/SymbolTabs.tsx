import { Link } from '@tanstack/react-router';
import { CoinName } from '@/domain/coins/CoinName';
import { t } from '@/lib/i18n/i18n';
import type { Instrument } from '../queries';

interface SymbolTabsProps {
  instruments: readonly Instrument[];
  chosen: string | undefined;
}

export function SymbolTabs({ instruments, chosen }: SymbolTabsProps) {
  return (
    <nav aria-label={t('portfolio.market.symbol')} className="min-w-0 overflow-x-auto max-md:-mx-5 max-md:px-2">
      <ul className="flex gap-1">
        {instruments.map(({ id, name }) => (
          <li key={id}>
            <Link
              // Without a symbol in the address it is the first.
              aria-current={id === chosen ? 'page' : undefined}
              className="hover:bg-muted aria-[current=page]:bg-muted aria-[current=page]:text-foreground text-muted-foreground inline-flex h-11 items-center rounded-md px-3 text-sm font-medium whitespace-nowrap -outline-offset-2"
              // Chrome leaves one alone of which it shows a little.
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
              replace
              resetScroll={false}
              search={{ instrument: id }}
              to="/trade"
            >
              <CoinName id={id}>{name}</CoinName>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
