import * as z from 'zod/mini';
import { peopleFilters, type PeopleSearch, peopleWords } from './people-search';

export const STATES = ['confirmed', 'unconfirmed', 'identified', 'frozen'] as const;
export const FILTER_ROLES = ['reviewer', 'treasurer', 'admin'] as const;

export const peopleArgs = ({ words = '', country, state, role, since, until }: PeopleSearch) => ({
  words,
  ...(country === undefined ? {} : { only_country: country }),
  ...(state === undefined ? {} : { only_state: state }),
  ...(role === undefined ? {} : { only_role: role }),
  ...(since === undefined ? {} : { joined_from: since }),
  ...(until === undefined ? {} : { joined_to: until }),
});

const text = z.string();

/** What the form of the list says. */
export const peopleSchema = z.pipe(
  z.object({ words: text, country: text, state: text, role: text, since: text, until: text, sort: text }),
  z.transform((typed): PeopleSearch => ({ ...peopleFilters(typed), words: peopleWords(typed.words) })),
);
