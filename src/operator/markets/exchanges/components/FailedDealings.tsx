import { Link } from '@tanstack/react-router';
import type { Column } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { TableSection } from '@/components/frame/TitledSection';
import { Badge } from '@/components/ui/badge';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { FailedDealing } from '../queries';

const columns = (): Column<FailedDealing>[] => [
  {
    title: t('offers.exchanges.pool'),
    cell: ({ title, owner_id, owner_name }) => (
      <div className="grid gap-1 text-start">
        <span className="font-medium">
          <FreeText>{title}</FreeText>
        </span>
        <Link className="link text-sm" search={{ id: owner_id }} to="/operator/person">
          <bdi>{owner_name}</bdi>
        </Link>
      </div>
    ),
  },
  {
    title: t('operations.review.reason'),
    cell: ({ failure }) => (
      <bdi className="break-words" dir="ltr" lang="en">
        {failure}
      </bdi>
    ),
  },
  { title: t('offers.exchanges.newest'), cell: ({ failed_at }) => formatExact(failed_at) },
  {
    title: t('common.statusTitle'),
    cell: ({ failures }) =>
      failures > 0 ? (
        <Badge variant="destructive">{t('offers.exchanges.fails', { number: failures })}</Badge>
      ) : (
        <Badge variant="default">{t('offers.exchanges.dealtSince')}</Badge>
      ),
  },
];

export function FailedDealings({ dealings }: { dealings: FailedDealing[] }) {
  if (dealings.length === 0) return null;
  return (
    <TableSection
      columns={columns()}
      lead={t('offers.exchanges.failedDealingsText')}
      rowKey={({ pool_id }) => pool_id}
      rows={dealings}
      title={t('offers.exchanges.failedDealings')}
    />
  );
}
