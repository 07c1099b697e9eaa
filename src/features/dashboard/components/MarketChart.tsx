import { useId, useState } from 'react';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { t } from '@/lib/i18n/i18n';
import type { Price } from '../prices';
import { PriceChart } from './PriceChart';

interface MarketChartProps {
  /** Not empty. */
  prices: readonly Price[];
  isSilent: boolean;
}

export function MarketChart({ prices, isSilent }: MarketChartProps) {
  const [chosen, setChosen] = useState('BTC-USD');
  const price = prices.find(({ id }) => id === chosen) ?? prices[0];
  if (!price) return null;
  return (
    <PriceChart
      head={<SymbolSelect onChange={setChosen} prices={prices} value={price.id} />}
      isSilent={isSilent}
      price={price}
    />
  );
}

interface SymbolSelectProps {
  prices: readonly Pick<Price, 'id' | 'name'>[];
  value: string;
  onChange: (id: string) => void;
}

function SymbolSelect({ prices, value, onChange }: SymbolSelectProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{t('portfolio.market.symbol')}</Label>
      <NativeSelect className="min-w-44" id={id} onChange={({ target }) => onChange(target.value)} value={value}>
        {prices.map((one) => (
          <option className="bg-surface" key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
