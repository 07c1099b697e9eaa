import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { Actor, Row } from '../actors.ts';

export const newMessage = (values: Row = {}) => ({
  name: 'Ada',
  email: `${randomUUID()}@example.com`,
  subject: 'Question',
  message: 'How do I start?',
  ...values,
});

export const writeMessage = (as: Actor, values: Row = {}) => as.rows('send_contact_message', newMessage(values));

export const sendMessage = (sql: TransactionSql<{ bigint: number }>, values: Row = {}) =>
  sql`
    select send_contact_message(m.name, m.email, m.subject, m.message)
    from json_to_record(${JSON.stringify(newMessage(values))}::text::json) as m (name text, email text, subject text, message text)`;
