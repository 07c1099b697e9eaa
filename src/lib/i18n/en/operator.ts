import { desk } from './desk';
import { operations } from './operations';
import { settings } from './settings';
import { treasury } from './treasury';

/** The English that only operators read: fetched with their area, so that investors do not wait for it. */
export const operator = { desk, operations, settings, treasury };
