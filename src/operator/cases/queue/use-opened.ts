import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { idOf } from '@/lib/ids';
import { toast } from '@/lib/toast';
import type { QueueQuery } from '@/operator/kit/row-pages';

export interface CaseSteps {
  /** Another operator has decided the case; it is read-only now. */
  isGone: boolean;
  onClose: () => void;
  /** After a decision: opens the next case, or closes the window. */
  onLeave: () => void;
  step: { back: (() => void) | undefined; on: (() => void) | undefined };
}

interface Opened<Row> {
  /** The current row of the open dialog; its last version once it is gone. */
  opened: Row | undefined;
  open: (row: Row) => void;
  /** A row is gone if it has left the queue or changed state without our action. Steps go from where it was. */
  steps: CaseSteps;
}

/**
 * Tracks the row in the address as the queue changes. A row outside the page is read separately: only one that has
 * left the queue counts as gone. An address whose case is no longer waiting shows a message and the queue.
 * @param queueQuery reads a page of the queue: here the one starting at the open row, without filters.
 * @param refetch refreshes the page, so that decisions use current data.
 * @param stateOf the state in which the row was opened; in another one it has moved on.
 */
export function useOpened<Row extends { id: string; status?: string }>(
  rows: readonly Row[],
  queueQuery: QueueQuery<Row>,
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
    void navigate({ to: '.', search: (before) => ({ ...before, case: next }), replace, resetScroll: false });
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
  const step = { back: toward(rows[place - 1]), on: toward(rows[listed ? place + 1 : place]) };
  const onClose = () => go(undefined, true);
  return {
    opened: current ?? known,
    open: (row) => {
      go(row.id, false);
      void refetch();
    },
    steps: {
      isGone: known !== undefined && current === undefined && isRead && !error,
      onClose,
      onLeave: step.on ?? onClose,
      step,
    },
  };
}
