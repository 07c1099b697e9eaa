import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { heardBy, whoHeard } from '../support/heard.ts';
import { writeMessage } from '../support/people/contact.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, operator } = await openStage();

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

test('a visitor writes to the operators, and neither they nor an investor can read what was written', async () => {
  const alice = await makeInvestor();
  await write();
  await expect(write({ name: 'Alice' }, asInvestor(alice))).rejects.toMatchObject({ code: '42501' });
  expect(await owner`select name, investor_id from contact_messages`).toEqual([
    { name: 'Ada', investor_id: null },
  ]);
  for (const actor of [asAnonymous, asInvestor(alice)]) {
    await expect(actor.query`select * from contact_messages`).rejects.toMatchObject({ code: '42501' });
    await expect(actor.rows('contact_queue')).rejects.toMatchObject({ code: '42501' });
  }
});

describe('a visitor cannot send a message with', () => {
  test.each([
    ['no name', { name: '' }],
    ['a name of 81 letters', { name: 'n'.repeat(81) }],
    ['a header in the name', { name: 'Ada\r\nBcc: all@example.com' }],
    ['an escape in the name', { name: '\u001b[31mAda' }],
    ['an address of nobody', { email: 'nobody' }],
    ['an empty subject', { subject: ' ' }],
    ['a subject of 151 letters', { subject: 's'.repeat(151) }],
    ['a header in the subject', { subject: 'Hi\nBcc: all@example.com' }],
    ['no text', { message: '' }],
    ['4001 letters', { message: 'm'.repeat(4001) }],
    ['megabytes', { message: 'm'.repeat(5_000_000) }],
    ['megabytes of spaces', { message: `m${' '.repeat(5_000_000)}` }],
    ['a name that spaces make longer', { name: `n${' '.repeat(80)}` }],
    ['a subject that spaces make longer', { subject: `s${' '.repeat(150)}` }],
    ['a bell in the text', { message: 'Hello\u0007' }],
    ['a language that is none', { language: '../../etc' }],
  ])('%s', async (_, values) => {
    await expect(write(values)).rejects.toThrow('invalid_value');
    expect(await mails()).toHaveLength(0);
  });
});

test('a visitor writes in several lines, with tabs, in any script', async () => {
  await write({ name: 'Ægir Þór 李', subject: '¿Cómo? 🙂', message: 'One\r\n\tTwo\nمرحبا <script>' });
  expect(await owner`select message from contact_messages`).toEqual([
    { message: 'One\r\n\tTwo\nمرحبا <script>' },
  ]);
});

test('a visitor gets a mail that their message arrived, with its reference and nothing of what was written', async () => {
  await write({ email: 'ada@example.com', message: 'Buy at https://spam.example', language: 'tr' });
  const { id, reference } = await onlyMessage();
  expect(reference).toBe(id.slice(0, 8).toUpperCase());
  expect(await mails()).toEqual([
    { recipient: 'ada@example.com', kind: 'contact_received', params: { reference }, language: 'tr' },
  ]);
});

test('the operators hear of a message by its id alone', async () => {
  await write();
  const { id } = await onlyMessage();
  await asOperator('reviewer').call('close_contact_message', { message_id: id });
  expect(await whoHeard(owner, 'contact_messages', id)).toEqual({ operators: 2 });
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
    ['nothing', ''],
    ['blanks', ' \n\t '],
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

  test('is the only one who answers', async () => {
    await write();
    const alice = await makeInvestor();
    const { id } = await onlyMessage();
    for (const actor of [asAnonymous, asInvestor(alice)]) {
      for (const [name, args] of [
        ['answer_contact_message', { answer: 'Hello' }],
        ['close_contact_message', {}],
      ] as const)
        await expect(actor.call(name, { message_id: id, ...args })).rejects.toMatchObject({ code: '42501' });
    }
  });
});
