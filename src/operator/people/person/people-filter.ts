import { idOf } from '@/operator/kit/search';

/** The states that people can be looked for by. */
export const STATES = ['confirmed', 'unconfirmed', 'identified', 'frozen'] as const;
/** The roles that people can be looked for by. */
export const FILTER_ROLES = ['reviewer', 'treasurer', 'admin'] as const;

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

const text = (value: unknown, most: number) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : undefined;
const dayOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** For `validateSearch`, and for what a form says: what is no word or day is left out. */
export const peopleSearch = ({
  q,
  country,
  state,
  role,
  since,
  until,
  from,
}: Record<string, unknown>): PeopleSearch => ({
  q: text(q, 100),
  country: text(country, 60),
  state: text(state, 20),
  role: text(role, 20),
  since: dayOf(since),
  until: dayOf(until),
  from: idOf(from),
});

/** What the database is asked for: by whom to narrow the list. */
export const peopleArgs = ({ q = '', country, state, role, since, until }: PeopleSearch) => ({
  words: q,
  ...(country === undefined ? {} : { only_country: country }),
  ...(state === undefined ? {} : { only_state: state }),
  ...(role === undefined ? {} : { only_role: role }),
  ...(since === undefined ? {} : { joined_from: since }),
  ...(until === undefined ? {} : { joined_to: until }),
});
