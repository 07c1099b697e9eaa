import { Exact } from '@/components/display/Exact';
import { t } from '@/lib/i18n/i18n';
import { differences } from '../wallet-address';

function Line({ name, address, other }: { name: string; address: string; other: string }) {
  return (
    <div className="grid gap-1 sm:grid-cols-[4rem_minmax(0,1fr)] sm:gap-3">
      <dt className="eyebrow self-center">{name}</dt>
      <dd>
        <Exact className="text-sm leading-6 select-all">
          {differences(address, other).map(({ at, text, differs }) =>
            differs ? (
              <mark className="bg-warning-soft text-foreground decoration-warning underline" key={at}>
                {text}
              </mark>
            ) : (
              <span key={at}>{text}</span>
            ),
          )}
        </Exact>
      </dd>
    </div>
  );
}

export function AddressChange({ before, after }: { before: string | null; after: string }) {
  return (
    <dl className="bg-muted grid gap-2 rounded-md p-3">
      {before === null ? null : <Line address={before} name={t('settings.wallets.old')} other={after} />}
      <Line address={after} name={t('settings.wallets.new')} other={before ?? after} />
    </dl>
  );
}
