import { ExternalLink } from 'lucide-react';
import { t } from '@/lib/i18n/i18n';

interface TransactionIdProps {
  id: string;
  network: string | null;
  explorers: Record<string, string>;
}

export function TransactionId({ id, network, explorers }: TransactionIdProps) {
  const template = network === null ? undefined : explorers[network];
  const address = template?.startsWith('https://')
    ? template.replace('{id}', encodeURIComponent(id))
    : undefined;
  return (
    <span className="grid justify-items-start gap-1">
      <span className="break-all" dir="ltr">
        {id}
      </span>
      {address ? (
        <a
          className="link inline-flex items-center gap-1.5 text-sm"
          href={address}
          rel="noopener noreferrer"
          target="_blank"
        >
          {t('operations.deposits.lookUp', { host: new URL(address).host })}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      ) : null}
    </span>
  );
}
