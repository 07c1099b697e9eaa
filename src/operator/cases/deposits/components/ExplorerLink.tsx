import { ExternalLink } from 'lucide-react';
import { t } from '@/lib/i18n/i18n';

interface ExplorerLinkProps {
  id: string;
  network: string;
  explorers: Record<string, string>;
}

/** Opens a transaction where the site looks its network up. */
export function ExplorerLink({ id, network, explorers }: ExplorerLinkProps) {
  const template = explorers[network];
  if (!id || !template?.startsWith('https://')) return null;
  const address = template.replace('{id}', encodeURIComponent(id));
  const { host } = new URL(address);
  return (
    <a
      aria-label={t('operations.deposits.lookUp', { host })}
      className="link inline-flex items-center gap-1.5 justify-self-start text-sm"
      href={address}
      rel="noopener noreferrer"
      target="_blank"
    >
      <span>{host}</span>
      <ExternalLink aria-hidden className="size-3.5" />
    </a>
  );
}
