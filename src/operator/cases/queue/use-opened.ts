import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { focusContentIfLost } from '@/operator/kit/lost-focus';
import { idOf } from '@/operator/kit/search';

interface Opened<Row> {
  /** The row whose dialog is open, as it is now; as it was, once it is gone. */
  opened: Row | undefined;
  /** The opened row has left the queue, or moved on in it, without our doing. */
  isGone: boolean;
  open: (row: Row) => void;
  close: () => void;
  /** Opens the one before or after the open one, or the place where that was; undefined when there is none. */
  step: { back: (() => void) | undefined; on: (() => void) | undefined };
}

/** When the row that holds the focus leaves the queue, the keyboard goes on at the content, not at the top of the page. */
function useFocusAfterRemoval(count: number): void {
  const countBefore = useRef(count);
  useEffect(() => {
    if (count < countBefore.current) focusContentIfLost();
    countBefore.current = count;
  }, [count]);
}

/**
 * Which row of a queue is open, by the address of the page, followed while the queue changes under it. An address whose
 * case waits no more says so and shows the queue.
 *
 * @param refetch reads the queue again: what an operator decides on is as fresh as can be.
 * @param stateOf in which state the open row was opened; in another one it has moved on.
 */
export function useOpened<Row extends { id: string; status?: string }>(
  rows: readonly Row[],
  refetch: () => unknown,
  stateOf: (row: Row) => string | undefined = (row) => row.status,
): Opened<Row> {
  const { case: id } = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const [chosen, setChosen] = useState<Row>();
  const [place, setPlace] = useState(0);
  const found = rows.find((row) => row.id === id);
  if (found && found.id !== chosen?.id) setChosen(found);
  if (found && found !== rows[place]) setPlace(rows.indexOf(found));
  if (id === undefined && chosen) setChosen(undefined);
  const known = chosen?.id === id ? chosen : undefined;
  const current = found && stateOf(found) === stateOf(known ?? found) ? found : undefined;
  useFocusAfterRemoval(rows.length);

  const go = (next: string | undefined, replace: boolean) => {
    // After a slow answer the operator may have gone on by themselves: they stay where they are.
    if (idOf(router.state.location.search.case) !== id) return;
    void navigate({
      to: '.',
      search: (before) => ({ ...before, case: next }),
      replace,
      resetScroll: false,
    });
  };

  const isUnknown = id !== undefined && !found && !known;
  useEffect(() => {
    if (!isUnknown) return;
    toast.info(t('operations.review.gone'));
    void navigate({ to: '.', search: (before) => ({ ...before, case: undefined }), replace: true });
  }, [isUnknown, navigate]);

  const toward = (row: Row | undefined) => (row && (found ?? known) ? () => go(row.id, true) : undefined);
  return {
    opened: current ?? known,
    isGone: known !== undefined && current === undefined,
    open: (row) => {
      go(row.id, false);
      void refetch();
    },
    close: () => go(undefined, true),
    step: { back: toward(rows[place - 1]), on: toward(rows[found ? place + 1 : place]) },
  };
}
