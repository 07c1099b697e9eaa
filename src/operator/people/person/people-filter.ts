import type { PeopleSearch } from './people-search';

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
