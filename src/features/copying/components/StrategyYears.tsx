import { useSuspenseQuery } from '@tanstack/react-query';
import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { statisticsQuery, type Statistics, yearsOf } from '../statistics';

/** 0.1 is 10%. */
interface Row {
  name: string;
  net: number;
  gross: number;
}

/** Always includes zero. */
interface Scale {
  least: number;
  most: number;
}

function rowsOf(net: Statistics, gross: Statistics): Row[] {
  const before = new Map(yearsOf(gross).map(({ from, growth }) => [from, growth]));
  return yearsOf(net).map(({ from, to, growth }) => ({
    name: t('copying.years.year', { from: formatDate(from), to: formatDate(to) }),
    net: growth ?? 0,
    gross: before.get(from) ?? 0,
  }));
}

const fills = {
  gain: { net: 'bg-primary', gross: 'bg-primary-soft' },
  loss: { net: 'bg-destructive', gross: 'bg-destructive-soft' },
};

/** Gains extend to the right in every language, like the figures. */
function Bar({ value, scale: { least, most }, isGross = false }: { value: number; scale: Scale; isGross?: boolean }) {
  const part = (of: number) => `${(of / (most - least)) * 100}%`;
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-3" dir="ltr">
      <span className="relative h-3.5">
        <span className="bg-muted absolute inset-0 rounded-sm" />
        <span
          className={cn(
            'absolute inset-y-0 rounded-sm border forced-color-adjust-none',
            value < 0 ? 'border-destructive' : 'border-primary',
            fills[value < 0 ? 'loss' : 'gain'][isGross ? 'gross' : 'net'],
          )}
          style={{ left: part(Math.min(value, 0) - least), width: part(Math.abs(value)) }}
        />
        <span className="bg-foreground absolute -inset-y-1 w-px" style={{ left: part(-least) }} />
      </span>
      <span className={cn('text-end tabular-nums', !isGross && 'font-medium')}>{formatSignedPercent(value)}</span>
    </span>
  );
}

function Bars({ rows }: { rows: readonly Row[] }) {
  const values = rows.flatMap(({ net, gross }) => [net, gross]);
  const scale = { least: Math.min(0, ...values), most: Math.max(0.01, ...values) };
  return (
    <figure aria-hidden className="mt-4 grid gap-4 text-sm">
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-[0.8125rem]">
        <span className="flex items-center gap-2">
          <span className="border-primary bg-primary size-3 rounded-sm border forced-color-adjust-none" />
          {t('copying.statistics.net')}
        </span>
        <span className="flex items-center gap-2">
          <span className="border-primary bg-primary-soft size-3 rounded-sm border forced-color-adjust-none" />
          {t('copying.statistics.gross')}
        </span>
      </figcaption>
      {rows.map(({ name, net, gross }) => (
        <div className="grid items-center gap-x-6 gap-y-1.5 md:grid-cols-[14rem_minmax(0,1fr)]" key={name}>
          <span>{name}</span>
          <span className="grid gap-1">
            <Bar scale={scale} value={net} />
            <Bar isGross scale={scale} value={gross} />
          </span>
        </div>
      ))}
    </figure>
  );
}

/** For screen readers. */
function Read({ rows }: { rows: readonly Row[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{t('copying.years.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('copying.years.period')}</th>
            <th scope="col">{t('copying.statistics.net')}</th>
            <th scope="col">{t('copying.statistics.gross')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, net, gross }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatSignedPercent(net)}</td>
              <td>{formatSignedPercent(gross)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function StrategyYears({ userId, poolId }: { userId: string; poolId: string }) {
  const {
    data: { net, gross },
  } = useSuspenseQuery(statisticsQuery(userId, poolId));
  const years = net && gross ? rowsOf(net, gross) : [];
  const fall = { name: t('copying.years.fall'), net: net?.drawdown ?? 0, gross: gross?.drawdown ?? 0 };
  const rows = years.length === 0 ? [] : [...years, fall];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="years">
      <h2 className="text-lg font-semibold" id="years">
        {t('copying.years.title')}
      </h2>
      <p className="text-muted-foreground mt-1 max-w-prose text-[0.8125rem]">{t('copying.years.text')}</p>
      <Bars rows={rows} />
      <Read rows={rows} />
    </section>
  );
}
