import { idOf } from '@/lib/ids';
import { textOf } from '@/operator/kit/search';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What people are looked for by. In no address: those are in histories and in the logs of hosts. */
    peopleWords?: string | undefined;
  }
}

/** What the list of people is asked for; but for the words, as the address says it. */
export interface PeopleSearch {
  words?: string | undefined;
  country?: string | undefined;
  state?: string | undefined;
  role?: string | undefined;
  /** The first and the last day (UTC) on which they joined. */
  since?: string | undefined;
  until?: string | undefined;
  /** The first person of the page. */
  from?: string | undefined;
}

const dayOf = (value: unknown) => {
  const day = textOf(value) ?? '';
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  // 30 February would become another day.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
};

/** Words as a form or the navigation state says them, which a reload keeps. */
export const peopleWords = (value: unknown) => textOf(value, 100);

/** For `validateSearch`, and for what a form says: what is no word or day is left out. */
export const peopleFilters = (search: Record<string, unknown>): Omit<PeopleSearch, 'words'> => ({
  country: textOf(search['country'], 60),
  state: textOf(search['state']),
  role: textOf(search['role']),
  since: dayOf(search['since']),
  until: dayOf(search['until']),
  from: idOf(search['from']),
});
