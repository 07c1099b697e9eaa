import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { idOf } from '@/lib/ids';
import { toast } from '@/lib/toast';
import type { Page } from '@/operator/kit/row-pages';
import type { QueueFilter } from '@/operator/kit/search';

interface Opened<Row> {
  /** The current row of the open dialog; its last version once it is gone. */
  opened: Row | undefined;
  /** The open row has left the queue or changed state without our action. */
  isGone: boolean;
  open: (row: Row) => void;
  close: () => void;
  /** Opens the previous or next row, relative to where a removed row was; undefined if there is none. */
  step: { back: (() => void) | undefined; on: (() => void) | undefined };
}

/**
 * Tracks the row in the address as the queue changes. A row outside the page is read separately: only one that has
 * left the queue counts as gone. An address whose case is no longer waiting shows a message and the queue.
 *
 * @param queueQuery reads a page of the queue: here the one starting at the open row, without filters.
 * @param refetch refreshes the page, so that decisions use current data.
 * @param stateOf the state in which the row was opened; in another one it has moved on.
 */
export function useOpened<Row extends { id: string; status?: string }, Key extends QueryKey>(
  rows: readonly Row[],
  queueQuery: (filter: QueueFilter) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>,
  refetch: () => unknown,
  stateOf: (row: Row) => string | undefined = (row) => row.status,
): Opened<Row> {
  const { case: id } = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const [chosen, setChosen] = useState<Row>();
  const [place, setPlace] = useState(0);
  const listed = rows.find((row) => row.id === id);
  const alone = useQuery({
    ...queueQuery({ from: id }),
    enabled: id !== undefined && listed === undefined,
    staleTime: 0,
  });
  // Data cached before the request may be stale.
  const isRead = listed !== undefined || alone.isFetchedAfterMount;
  const found = listed ?? (isRead ? alone.data?.rows.find((row) => row.id === id) : undefined);
  if (found && found.id !== chosen?.id) setChosen(found);
  if (listed && listed !== rows[place]) setPlace(rows.indexOf(listed));
  if (id === undefined && chosen) setChosen(undefined);
  const known = chosen?.id === id ? chosen : undefined;
  const current = found && stateOf(found) === stateOf(known ?? found) ? found : undefined;

  const go = (next: string | undefined, replace: boolean) => {
    // The operator may have navigated during a slow response; do not move them.
    if (idOf(router.state.location.search.case) !== id) return;
    void navigate({
      to: '.',
      search: (before) => ({ ...before, case: next }),
      replace,
      resetScroll: false,
    });
  };

  const isUnknown = id !== undefined && isRead && !found && !known;
  const error = listed ? null : alone.error;
  useEffect(() => {
    if (!isUnknown) return;
    if (error) toast.error(errorMessage(error));
    else toast.info(t('operations.review.gone'));
    void navigate({ to: '.', search: (before) => ({ ...before, case: undefined }), replace: true });
  }, [isUnknown, error, navigate]);

  const toward = (row: Row | undefined) => (row && (found ?? known) ? () => go(row.id, true) : undefined);
  return {
    opened: current ?? known,
    isGone: known !== undefined && current === undefined && isRead && !error,
    open: (row) => {
      go(row.id, false);
      void refetch();
    },
    close: () => go(undefined, true),
    step: { back: toward(rows[place - 1]), on: toward(rows[listed ? place + 1 : place]) },
  };
}
