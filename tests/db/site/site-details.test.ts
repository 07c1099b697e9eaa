import { expect, test } from 'vitest';
import { whoHeard } from '../support/heard.ts';
import { DETAILS } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, asOperator, makeInvestor, operator, whileHeld } = await openStage();
const save = (change: object = {}) => asOperator('admin').rows('save_site', { ...DETAILS, ...change });
const site = async () => (await asAnonymous.query<{ version: number }>`select * from site`)[0];
const version = async () => (await site())?.version;

test('an admin writes who is behind the site, visitors read it, and the trail says what changed', async () => {
  await save({ contact_email: ' desk@example.com ', legal_entity: '' });
  expect(await site()).toMatchObject({ ...DETAILS, legal_entity: null, version: 2 });
  const { answer: page } = await asAnonymous.call<{ answer: { site: object } }>('front_page');
  expect(page.site).toMatchObject({ risk_warning: DETAILS.risk_warning });
  expect(page.site).not.toHaveProperty('version');
  await save({ legal_entity: '', contact_phone: null, mail_notifications: true, version: 2 });
  const trail = await owner`
    select actor, subject, details from private.audit_events where action = 'site_changed' order by id desc limit 1`;
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

test('a form that was opened before another operator saved is refused; a retry is not', async () => {
  const before = await version();
  await save({ postal_location: 'Shelbyville', version: before });
  await save({ postal_location: 'Shelbyville', version: before });
  expect(await version()).toBe((before ?? 0) + 1);
  await expect(save({ postal_location: 'Ogdenville', version: before })).rejects.toMatchObject({
    code: 'P0001',
    message: 'changed_meanwhile',
  });
  await expect(save({ postal_location: 'Ogdenville', version: null })).rejects.toThrow('changed_meanwhile');
});

test('the switch of the mails stays as it is when nothing is said of it', async () => {
  await save({ mail_notifications: true, version: await version() });
  await save({ mail_notifications: null, registrations: null, version: await version() });
  expect(await site()).toMatchObject({ mail_notifications: true, registrations: [] });
});

test('of two admins who save at once, the second waits and is refused', async () => {
  const seen = await version();
  const second = whileHeld(
    (sql) => sql`update public.site set version = version + 1`,
    () => save({ postal_location: 'Waiting', version: seen }),
  );
  await expect(second).rejects.toThrow('changed_meanwhile');
});

test('operators alone hear that the details changed', async () => {
  await makeInvestor();
  await owner`delete from realtime.messages`;
  await save({ postal_location: 'Heard', version: await version() });
  expect(await whoHeard(owner, 'site')).toEqual({ operators: 1 });
});
