import * as z from 'zod/mini';
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

const dayOf = (value: unknown) => {
  const day = textOf(value) ?? '';
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  // 30 February would become another day.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
};

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

const text = z.string();

/** What the form of the list says. */
export const peopleSchema = z.pipe(
  z.object({ words: text, country: text, state: text, role: text, since: text, until: text, sort: text }),
  z.transform((typed): PeopleSearch => ({ ...peopleFilters(typed), words: peopleWords(typed.words) })),
);
