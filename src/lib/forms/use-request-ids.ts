import { useRef } from 'react';
import { v7 } from 'uuid';

/** The ids under which requests are sent: one for each thing that is meant, until it is done. */
export interface RequestIds {
  idOf: (request: object) => string;
  /** The answer has come: the same request after it is meant as another one. */
  done: (request: object) => void;
}

/**
 * Ids for what may be sent again after a lost answer, so that it happens once. Held outside the dialog: a person who closes it and
 * enters the same values still means the one.
 *
 * @param newId ordered by time unless said otherwise, so that new rows share pages
 */
export function useRequestIds(newId: () => string = v7): RequestIds {
  const ids = useRef(new Map<string, string>());
  return {
    idOf: (request) => {
      const meant = JSON.stringify(request);
      const id = ids.current.get(meant) ?? newId();
      ids.current.set(meant, id);
      return id;
    },
    done: (request) => void ids.current.delete(JSON.stringify(request)),
  };
}
