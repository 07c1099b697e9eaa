import { randomUUID } from 'node:crypto';
import type { Person, Row } from '../actors.ts';
import type { Stage } from '../stage.ts';

export const newMessage = (values: Row = {}) => ({
  subject: 'Frozen',
  message: 'Why is my account frozen?',
  language: 'en',
  request_id: randomUUID(),
  ...values,
});

export const writer =
  ({ asInvestor }: Stage) =>
  async (person: Person, values: Row = {}) =>
    (await asInvestor(person).call<{ answer: string }>('write_message', newMessage(values))).answer;
