import { dayOf } from '@/lib/day-of';
import { idOf } from '@/lib/ids';
import { textOf } from '@/operator/kit/search';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Kept out of the address, which ends up in histories and hosts' logs. */
    peopleWords?: string | undefined;
  }
}

/** The user list's request: everything but the words is in the address. */
export interface PeopleSearch {
  words?: string | undefined;
  country?: string | undefined;
  state?: string | undefined;
  role?: string | undefined;
  /** Joining dates (UTC), inclusive. */
  since?: string | undefined;
  until?: string | undefined;
  /** Newest first without it. */
  sort?: 'balance' | undefined;
  from?: string | undefined;
}

/** Words as the navigation state says them, which a reload keeps. */
export const peopleWords = (value: unknown) => textOf(value, 100);

/** For `validateSearch`: what is no word or day is left out. */
export const peopleFilters = (search: Record<string, unknown>): Omit<PeopleSearch, 'words'> => ({
  country: textOf(search['country'], 60),
  state: textOf(search['state']),
  role: textOf(search['role']),
  since: dayOf(search['since']),
  until: dayOf(search['until']),
  sort: search['sort'] === 'balance' ? 'balance' : undefined,
  from: idOf(search['from']),
});
