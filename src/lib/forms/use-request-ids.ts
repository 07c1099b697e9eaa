import { useState } from 'react';
import { v7 } from 'uuid';
import { toAppError } from '@/lib/data/errors';

/** The ids under which requests are sent: one for each thing that is meant, until it is done. */
export interface RequestIds {
  /** Sends a request under its id. A retry has the same one until an answer has come; the same request after that is another one. */
  send: <Answer>(request: object, call: (id: string) => Promise<Answer>) => Promise<Answer>;
}

interface RequestIdsOptions {
  /**
   * What the requests change, as the caller sees it: all ids end when it changes. Only where the database takes one request a state,
   * so that one whose answer was lost is not taken twice.
   */
  state?: string;
  /** Ordered by time unless said otherwise, so that new rows share pages. */
  newId?: () => string;
}

/** Whether the id itself is refused: it was taken, for something else or for a proposal that has ended. */
function isSpent(error: unknown): boolean {
  const { code } = toAppError(error);
  return code === 'request_id_reused' || code === 'change_open';
}

/**
 * Ids for what may be sent again after a lost answer, so that it happens once. Held outside the dialog: a person who closes it and
 * enters the same values still means the one.
 */
export function useRequestIds({ state = '', newId = v7 }: RequestIdsOptions = {}): RequestIds {
  const [kept, setKept] = useState(() => ({ state, ids: new Map<string, string>() }));
  if (kept.state !== state) setKept({ state, ids: new Map() });
  const { ids } = kept;
  return {
    send: async (request, call) => {
      const meant = JSON.stringify(request);
      const id = ids.get(meant) ?? newId();
      ids.set(meant, id);
      try {
        const answer = await call(id);
        ids.delete(meant);
        return answer;
      } catch (error) {
        if (isSpent(error)) ids.delete(meant);
        throw error;
      }
    },
  };
}
