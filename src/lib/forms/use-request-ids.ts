import { useState } from 'react';
import { v7 } from 'uuid';
import { toAppError } from '@/lib/data/errors';

export interface RequestIds {
  /** Sends a request under its id, which retries reuse until a response arrives. */
  send: <Answer>(request: object, call: (id: string) => Promise<Answer>) => Promise<Answer>;
}

interface RequestIdsOptions {
  /** A change of this state ends all ids. Only where the database takes one request per state. */
  state?: string;
  /** Ordered by time by default, so that new rows share pages. */
  newId?: () => string;
}

/** Whether the id itself is refused: used for something else, or for a proposal that has ended. */
function isSpent(error: unknown): boolean {
  const { code } = toAppError(error);
  return code === 'request_id_reused' || code === 'change_open';
}

/** Idempotency keys for retries after a lost response. Keep them outside the dialog, which may be reopened. */
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
