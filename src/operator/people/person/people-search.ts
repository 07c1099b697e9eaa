import { idOf, textOf } from '@/operator/kit/search';

/** What the list of people is asked for, as the address says it. */
export interface PeopleSearch {
  q?: string | undefined;
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
  const day = textOf(value);
  return day && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
};

/** For `validateSearch`, and for what a form says: what is no word or day is left out. */
export const peopleSearch = (search: Record<string, unknown>): PeopleSearch => ({
  q: textOf(search['q'], 100),
  country: textOf(search['country'], 60),
  state: textOf(search['state']),
  role: textOf(search['role']),
  since: dayOf(search['since']),
  until: dayOf(search['until']),
  from: idOf(search['from']),
});
