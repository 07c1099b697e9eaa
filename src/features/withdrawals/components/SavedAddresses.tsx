import { Exact } from '@/components/display/Exact';
import { Button } from '@/components/ui/button';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { PayoutAddress } from '../waits';

interface SavedAddressesProps {
  addresses: readonly PayoutAddress[];
  chosen: string;
  onChoose: (row: PayoutAddress) => void;
}

const MOST = 3;
const HEAD = 8;
const TAIL = 6;

/** The newest addresses of the book, to choose from instead of typing. */
export function SavedAddresses({ addresses, chosen, onChoose }: SavedAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <fieldset>
      <legend className="sr-only">{t('payouts.addresses.title')}</legend>
      <div className="flex flex-wrap gap-2">
        {addresses.slice(0, MOST).map((row) => (
          <Button
            aria-pressed={row.address === chosen}
            className="aria-pressed:border-primary aria-pressed:bg-primary-soft h-auto min-h-9 flex-col gap-0 py-1"
            key={`${row.network} ${row.address} ${row.memo ?? ''}`}
            onClick={() => onChoose(row)}
            size="sm"
            variant="outline"
          >
            <Exact>{`${row.address.slice(0, HEAD)}…${row.address.slice(-TAIL)}`}</Exact>
            {row.wait ? (
              <span className="text-warning text-[0.8125rem]">
                {t('payouts.addresses.from', { date: formatExact(row.payable_from) })}
              </span>
            ) : null}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
