import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { heardBy } from '../support/heard.ts';
import { writeMessage } from '../support/people/contact.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, asOperator, operator } = await openStage();

beforeEach(async () => {
  await owner`truncate contact_messages, private.outgoing_mails`;
});

const write = (values: Row = {}, as = asAnonymous) => writeMessage(as, values);
const mails = () =>
  owner`select recipient, kind, params, language from private.outgoing_mails order by created_at`;
const onlyMessage = async () => {
  const [row] = await owner<{ id: string; reference: string }[]>`select id, reference from contact_messages`;
  if (!row) throw new Error('There is no message.');
  return row;
};

test('a visitor gets a mail that their message arrived, with its reference and nothing of what was written', async () => {
  await write({ email: 'ada@example.com', message: 'Buy at https://spam.example', language: 'tr' });
  const { id, reference } = await onlyMessage();
  expect(reference).toBe(id.slice(0, 8).toUpperCase());
  expect(await mails()).toEqual([
    { recipient: 'ada@example.com', kind: 'contact_received', params: { reference }, language: 'tr' },
  ]);
});

test('the operators hear that a message is handled before they hear that no one has it open', async () => {
  await write();
  const { id } = await onlyMessage();
  await asOperator('reviewer').call('lease_case', { queue: 'contact_messages', case_id: id });
  await owner`delete from realtime.messages`;
  await asOperator('reviewer').call('close_contact_message', { message_id: id });
  const sent = await heardBy(owner, operator('admin'));
  expect(sent.map(([event]) => event)).toEqual(['contact_messages', 'case_leases']);
});

describe('an operator', () => {
  const act = async (name: string, args: Row = {}, role: 'reviewer' | 'admin' = 'reviewer') => {
    const { id } = await onlyMessage();
    return asOperator(role).call(name, { message_id: id, ...args });
  };
  const trail = async () => {
    const { id } = await onlyMessage();
    return owner`select actor, action from private.audit_events where subject = ${id} order by id`;
  };

  test('finds messages oldest first, answers one by mail, and it leaves the queue', async () => {
    await write({ name: 'Second' });
    await owner`update contact_messages set created_at = now() + interval '1 minute'`;
    await write({ name: 'First', email: 'ada@example.com', language: 'fr' });
    const queue = () => asOperator('reviewer').rows('contact_queue');
    const [first, second] = await queue();
    expect([first, second]).toMatchObject([
      { name: 'First', email: 'ada@example.com', subject: 'Question', message: 'How do I start?' },
      { name: 'Second' },
    ]);
    expect(
      await asOperator('reviewer').call('answer_contact_message', {
        message_id: first?.['id'],
        answer: '  Like this.\n',
      }),
    ).toMatchObject({ answer: 'Like this.', handled_by: operator('reviewer').id });
    expect(await queue()).toMatchObject([{ name: 'Second' }]);
    expect(
      await owner`select recipient, params, language from private.outgoing_mails where kind = 'contact_answer'`,
    ).toEqual([
      {
        recipient: 'ada@example.com',
        // It is unknown who gave this address: what they wrote is not sent to it.
        params: { reference: first?.['reference'], answer: 'Like this.' },
        language: 'fr',
      },
    ]);
  });

  test('who answers twice, or twice at once, has answered once', async () => {
    await write();
    const answer = () => act('answer_contact_message', { answer: 'Like this.' });
    const [one, two] = await Promise.all([answer(), answer()]);
    expect(two).toEqual(one);
    expect(await answer()).toEqual(one);
    expect(await owner`select from private.outgoing_mails where kind = 'contact_answer'`).toHaveLength(1);
    expect(await trail()).toEqual([{ actor: operator('reviewer').id, action: 'contact_answered' }]);
  });

  test('cannot answer otherwise what was answered, nor can another', async () => {
    await write();
    await act('answer_contact_message', { answer: 'Like this.' });
    for (const [name, args, role] of [
      ['answer_contact_message', { answer: 'Like that.' }, 'reviewer'],
      ['answer_contact_message', { answer: 'Like this.' }, 'admin'],
      ['close_contact_message', {}, 'reviewer'],
    ] as const) {
      await expect(act(name, args, role)).rejects.toMatchObject({
        code: 'P0001',
        message: 'already_reviewed',
      });
    }
    expect(await owner`select from private.outgoing_mails where kind = 'contact_answer'`).toHaveLength(1);
  });

  test('closes a message without an answer, and nothing is sent', async () => {
    await write();
    await act('close_contact_message');
    expect(await act('close_contact_message')).toMatchObject({ answer: null });
    expect(await mails()).toMatchObject([{ kind: 'contact_received' }]);
    expect(await trail()).toEqual([{ actor: operator('reviewer').id, action: 'contact_closed' }]);
    await expect(act('answer_contact_message', { answer: 'Late' })).rejects.toThrow('already_reviewed');
  });

  test.each([
    ['null', null],
    ['4001 letters', 'a'.repeat(4001)],
  ])('cannot answer %s', async (_, answer) => {
    await write();
    await expect(act('answer_contact_message', { answer })).rejects.toThrow('answer_required');
    expect(await trail()).toEqual([]);
  });

  test('gets an error for a message that does not exist', async () => {
    for (const [name, args] of [
      ['answer_contact_message', { answer: 'Hello' }],
      ['close_contact_message', {}],
    ] as const) {
      await expect(asOperator('admin').call(name, { message_id: randomUUID(), ...args })).rejects.toThrow(
        'not_found',
      );
    }
  });
});
