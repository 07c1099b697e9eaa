import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { BadgeCheck, CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Column } from '@/components/display/DataTable';
import { Face } from '@/components/display/Face';
import { MoneyText } from '@/components/display/MoneyText';
import { Badge } from '@/components/ui/badge';
import { formatExact, formatShortAge } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { CaseQueue } from '@/operator/kit/queues';
import { openLeasesQuery } from '../queries';
import { FrozenBadge } from './Frozen';

/** Marks the buttons that open rows; j and k move between them. */
export const OPENER = 'data-opens-case';

export interface CaseRow {
  id: string;
  created_at: string;
  due_at: string;
  status?: string;
  frozen?: boolean;
  /** Undefined where the queue does not say. */
  identified?: boolean;
}

export interface Queued<Row> {
  queue: CaseQueue;
  name: (row: Row) => string;
  /** For the button that opens the row. */
  label: (row: Row) => string;
  onOpen: (row: Row) => void;
  /** Its amount in integer cents. */
  cents?: (row: Row) => number;
  isSigned?: boolean;
  /** What the case is about, in a word. */
  about: { title: string; text: (row: Row) => string };
  /** Badges of what is not as usual. */
  renderState?: (row: Row) => ReactNode;
}

function LeaseBadge({ queue, caseId }: { queue: CaseQueue; caseId: string }) {
  const { user } = useRouteContext({ from: '/_operator' });
  const { data: leases = [] } = useQuery(openLeasesQuery(queue));
  const lease = leases.find(({ case_id, operator_id }) => case_id === caseId && operator_id !== user.id);
  return lease ? (
    <Badge className="whitespace-normal" variant="outline">
      {t('desk.claim.badge', { name: lease.operator_name })}
    </Badge>
  ) : null;
}

/** Whether a person's identity is confirmed, as a sign with words for those who cannot see it. */
export function IdentityMark({ isConfirmed }: { isConfirmed: boolean }) {
  const Icon = isConfirmed ? BadgeCheck : CircleAlert;
  const words = t(isConfirmed ? 'desk.person.identityConfirmed' : 'desk.person.identityUnconfirmed');
  return (
    <span className={isConfirmed ? 'text-primary' : 'text-warning'}>
      <Icon className="size-4">
        <title>{words}</title>
      </Icon>
    </span>
  );
}

/** Rows of 44 px, of two lines on phones. */
const LOW = 'md:py-2.5 md:align-middle';

/** The columns of a queue: whose case, how much, about what, how old, and what is not as usual. */
export function queueColumns<Row extends CaseRow>({
  queue,
  name,
  label,
  onOpen,
  cents,
  isSigned = false,
  about,
  renderState,
}: Queued<Row>): Column<Row>[] {
  return [
    {
      title: t('operations.review.person'),
      phone: 'lead',
      className: LOW,
      cell: (row) => (
        <span className="inline-flex max-w-full items-center gap-2.5">
          <Face className="size-6 text-[0.625rem]" name={name(row)} />
          <button
            aria-label={label(row)}
            className="hover:text-primary text-start font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 max-md:truncate md:min-w-28 md:wrap-anywhere"
            onClick={() => onOpen(row)}
            type="button"
            {...{ [OPENER]: '' }}
          >
            <bdi>{name(row)}</bdi>
          </button>
          {row.identified === undefined ? null : <IdentityMark isConfirmed={row.identified} />}
        </span>
      ),
    },
    ...(cents
      ? [
          {
            title: t('common.amount'),
            phone: 'side',
            align: 'end',
            className: LOW,
            cell: (row) => <MoneyText cents={cents(row)} isSigned={isSigned} />,
          } satisfies Column<Row>,
        ]
      : []),
    {
      title: about.title,
      phone: 'none',
      className: LOW,
      cell: (row) => <bdi className="wrap-anywhere">{about.text(row)}</bdi>,
    },
    {
      title: t('queues.age'),
      phone: 'note',
      className: LOW,
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="wrap-anywhere md:hidden">{`${about.text(row)} ·`}</bdi>
          <time className="whitespace-nowrap" dateTime={row.created_at} title={formatExact(row.created_at)}>
            {formatShortAge(row.created_at)}
          </time>
          {Date.parse(row.due_at) <= Date.now() ? (
            <Badge variant="destructive">
              <Clock aria-hidden />
              <span>{t('queues.late')}</span>
            </Badge>
          ) : null}
        </span>
      ),
    },
    {
      title: t('common.statusTitle'),
      phone: 'end',
      align: 'end',
      className: LOW,
      cell: (row) => (
        <span className="inline-flex flex-wrap justify-end gap-1.5 max-md:flex-col max-md:items-end">
          {row.frozen ? <FrozenBadge /> : null}
          {renderState?.(row)}
          <LeaseBadge caseId={row.id} queue={queue} />
        </span>
      ),
    },
  ];
}
