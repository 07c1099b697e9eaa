import { desk } from './desk';
import { offers } from './offers';
import { operations } from './operations';
import { treasury } from './treasury';

/** The English of the back office, which nobody else has to load. */
export const office = { desk, offers, operations, treasury };
