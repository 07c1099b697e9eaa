import { randomUUID } from 'node:crypto';
import type { Actor, Row } from '../actors.ts';

/** What a visitor fills into the contact form, from an address of its own unless told otherwise. */
export const newMessage = (values: Row = {}) => ({
  name: 'Ada',
  email: `${randomUUID()}@example.com`,
  subject: 'Question',
  message: 'How do I start?',
  ...values,
});

/** Sends the contact form. */
export const writeMessage = (as: Actor, values: Row = {}) =>
  as.transaction((sql) => sql`insert into contact_messages ${sql(newMessage(values))}`);
