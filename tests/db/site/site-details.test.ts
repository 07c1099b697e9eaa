import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pendingDeposit } from '../support/money/pending.ts';
import { DETAILS, makeReady, requestOf } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asAnonymous, asOperator, operator } = stage;

const save = (change: object = {}) => asOperator('admin').rows('save_site', { ...DETAILS, ...change });

const site = async () => (await asAnonymous.query<{ version: number }>`select * from site`)[0];

test('an admin writes who is behind the site, visitors read it, and the trail says what changed', async () => {
  await save({ contact_email: ' desk@example.com ', legal_entity: '' });
  expect(await site()).toMatchObject({ ...DETAILS, legal_entity: null, version: 2 });
  const { answer: page } = await asAnonymous.call<{ answer: { site: object } }>('front_page');
  expect(page.site).toMatchObject({ risk_warning: DETAILS.risk_warning });
  expect(page.site).not.toHaveProperty('version');
  await save({ legal_entity: '', contact_phone: null, mail_notifications: true, version: 2 });
  const trail = await owner`
    select actor, subject, details from ground.audit_events where action = 'site_changed' order by id desc limit 1`;
  expect([...trail]).toEqual([
    {
      actor: operator('admin').id,
      subject: null,
      details: {
        contact_phone: { from: DETAILS.contact_phone, to: null },
        mail_notifications: { from: false, to: true },
      },
    },
  ]);
});

const refusal = (message: string) => ({ code: 'P0001', message });

const desk = async (of = stage) =>
  of.asOperator('reviewer').rows<{ chain: string; network: string; template: string | null }>('explorer_desk');

const templateOf = async (chain: string) => (await desk()).find((one) => one.chain === chain)?.template ?? '';

const set = async (values: object = {}) =>
  asOperator('admin').rows('set_explorer', {
    chain: 'Bitcoin',
    network: 'test',
    seen: await templateOf('Bitcoin'),
    template: 'https://explorer.example.com/tx/{id}',
    reason: 'Asked for',
    ...values,
  });

test('operators see the explorers of the test networks in a sandbox, those of the main ones on a live site', async () => {
  expect((await desk()).map(({ network }) => network)).toEqual(Array.from({ length: 8 }, () => 'test'));
  const other = await openStage();
  await makeReady(other);
  await other.asOperator('treasurer').rows('confirm_proposal', { proposal_id: await requestOf(other) });
  expect((await desk(other)).map(({ network }) => network)).toEqual(Array.from({ length: 8 }, () => 'main'));
  const queue = await pendingDeposit(other);
  expect(await other.asOperator('reviewer').rows('deposit_queue')).toMatchObject([
    { id: queue.id, explorers: { Bitcoin: 'https://mempool.space/tx/{id}' } },
  ]);
});

test.each([
  'javascript:alert(1)//{id}',
  'https://explorer.example.com/tx/',
  'https://explorer.example.com/tx/{id} ',
  'https://explorer.example.com/"{id}',
  `https://explorer.example.com/${'a'.repeat(300)}{id}`,
])('%s is no explorer', async (template) => {
  const before = await desk();
  const given = template.endsWith(' ') ? `${template}b` : template;
  await expect(set({ template: given })).rejects.toMatchObject(refusal('invalid_explorer'));
  expect(await desk()).toEqual(before);
});

const [reviewer, treasurer, admin] = [asOperator('reviewer'), asOperator('treasurer'), asOperator('admin')];

const write = async (change: object = {}, as = reviewer) => {
  const values = {
    text: 'The source is open.',
    evidence_url: 'https://example.com/source?a=1#b',
    request_id: randomUUID(),
    ...change,
  };
  await as.rows('write_claim', values);
  return values.request_id;
};

const verify = (claim_id: string | null, as = admin) => as.rows('verify_claim', { claim_id });

const withdraw = (claim_id: string | null, as = reviewer, reason: string | null = 'Wrong') =>
  as.rows('withdraw_claim', { claim_id, reason });

const shown = async () => (await asAnonymous.query<{ id: string }>`select id from claims`).map(({ id }) => id);

const onPage = async () =>
  (await asAnonymous.call<{ answer: { claims: { text: string }[] } }>('front_page')).answer.claims;

const actions = async (id: string) =>
  (
    await owner<{ action: string; actor: string; reason: string | null }[]>`
      select action, actor, details ->> 'reason' as reason from ground.audit_events where subject = ${id} order by id`
  ).map(({ action, actor, reason }) => [action, actor, reason]);

test('a claim is public only after another operator has verified it, and until either takes it back', async () => {
  const id = await write({ text: ' Audited by somebody. ' });
  expect(await shown()).not.toContain(id);
  await expect(verify(id, reviewer)).rejects.toMatchObject(refusal('second_person_required'));
  await verify(id);
  await verify(id, treasurer);
  expect(await shown()).toContain(id);
  expect(await onPage()).toContainEqual({
    text: 'Audited by somebody.',
    evidence_url: 'https://example.com/source?a=1#b',
  });
  await withdraw(id);
  await withdraw(id, admin);
  expect(await shown()).not.toContain(id);
  expect(await actions(id)).toEqual([
    ['claim_written', operator('reviewer').id, null],
    ['claim_verified', operator('admin').id, null],
    ['claim_withdrawn', operator('reviewer').id, 'Wrong'],
  ]);
  expect((await reviewer.rows('claim_desk'))[0]).toMatchObject({
    id,
    writer: 'Demo Reviewer',
    verifier: 'Demo Admin',
    withdrawer: 'Demo Reviewer',
  });
});

test('a withdrawn claim can no longer be verified, by any operator', async () => {
  const id = await write();
  await withdraw(id, treasurer);
  await expect(verify(id)).rejects.toMatchObject(refusal('claim_withdrawn'));
});

test.each([
  [{ text: null }, 'claim_required'],
  [{ evidence_url: null }, 'link_required'],
  [{ evidence_url: 'javascript:alert(1)' }, 'link_required'],
  [{ evidence_url: 'https://example.com\n.evil.com' }, 'link_required'],
  [{ evidence_url: `https://example.com/${'x'.repeat(481)}` }, 'link_required'],
  [{ request_id: null }, 'request_id_required'],
])('an operator cannot write a claim with %o', async (change, code) => {
  await expect(write(change)).rejects.toMatchObject(refusal(code));
});
