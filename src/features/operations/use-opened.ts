import { useEffect, useRef, useState } from 'react';

interface Opened<Row> {
  /** The row whose dialog is open, as it is now; as it was, once it is gone. */
  opened: Row | undefined;
  /** The opened row has left the queue, or moved on in it, without our doing. */
  isGone: boolean;
  open: (row: Row) => void;
  close: () => void;
}

/** When the row that holds the focus leaves the queue, the keyboard goes on at the content, not at the top of the page. */
function useFocusAfterRemoval(count: number): void {
  const countBefore = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (count < countBefore.current && isLost) {
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    }
    countBefore.current = count;
  }, [count]);
}

/**
 * Which row of a queue is open, followed while the queue changes under it.
 *
 * @param refetch reads the queue again: what somebody decides upon is as fresh as can be.
 */
export function useOpened<Row extends { id: string; status?: string }>(
  rows: readonly Row[],
  refetch: () => unknown,
): Opened<Row> {
  const [chosen, setChosen] = useState<Row>();
  useFocusAfterRemoval(rows.length);
  const current = chosen && rows.find(({ id, status }) => id === chosen.id && status === chosen.status);
  return {
    opened: current ?? chosen,
    isGone: chosen !== undefined && current === undefined,
    open: (row) => {
      setChosen(row);
      void refetch();
    },
    close: () => setChosen(undefined),
  };
}
