import { Badge } from '@/components/ui/badge';
import { formatAge } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/money/percent';
import type { Chains } from '../chain-desk';

/** "Block 912,345, 2 minutes ago, 1 node", and what is wrong. */
export function ChainHealth({ network }: { network: Chains['networks'][number] }) {
  const { height, received_at, nodes, trouble } = network;
  if (height === null || received_at === null) return <span>{t('chains.unread')}</span>;
  return (
    <>
      <span>
        {t('chains.state', {
          height: formatNumber(height),
          age: formatAge(received_at),
          nodes: t('chains.nodes', { count: nodes.length }),
        })}
      </span>
      {trouble ? (
        <Badge className="whitespace-normal" variant="destructive">
          {t(`chains.trouble.${trouble}`)}
        </Badge>
      ) : null}
    </>
  );
}
