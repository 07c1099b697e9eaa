import type { PeopleSearch } from './people-search';

/** The states that people can be looked for by. */
export const STATES = ['confirmed', 'unconfirmed', 'identified', 'frozen'] as const;
/** The roles that people can be looked for by. */
export const FILTER_ROLES = ['reviewer', 'treasurer', 'admin'] as const;

/** The arguments for the database, which narrow the list. */
export const peopleArgs = ({ words = '', country, state, role, since, until }: PeopleSearch) => ({
  words,
  ...(country === undefined ? {} : { only_country: country }),
  ...(state === undefined ? {} : { only_state: state }),
  ...(role === undefined ? {} : { only_role: role }),
  ...(since === undefined ? {} : { joined_from: since }),
  ...(until === undefined ? {} : { joined_to: until }),
});
