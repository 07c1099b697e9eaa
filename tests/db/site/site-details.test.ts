import { expect, test } from 'vitest';
import { whoHeard } from '../support/heard.ts';
import { DETAILS } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, asOperator, makeInvestor, operator, whileHeld } = await openStage();
const save = (change: object = {}) => asOperator('admin').rows('save_site', { ...DETAILS, ...change });
const site = async () => (await asAnonymous.query<{ version: number }>`select * from site`)[0];
const version = async () => (await site())?.version;
const registration = DETAILS.registrations[0];

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

test.each([
  [{ contact_email: 'nobody' }, 'site_contact_email_plausible'],
  [{ contact_email: 'a@b.c<script>' }, 'site_contact_email_plausible'],
  [{ contact_email: 'ada@example.com, bob@example.com' }, 'site_contact_email_plausible'],
  [{ contact_email: `${'a'.repeat(251)}@b.c` }, 'site_contact_email_plausible'],
  [{ contact_phone: 'call me' }, 'site_contact_phone_plausible'],
  [{ contact_phone: '1'.repeat(41) }, 'site_contact_phone_plausible'],
  [{ postal_location: 'a'.repeat(201) }, 'site_postal_location_readable'],
  [{ postal_location: 'A\u0007' }, 'site_postal_location_readable'],
  [{ legal_entity: 'a'.repeat(201) }, 'site_legal_entity_readable'],
  [{ legal_entity: 'A\nB' }, 'site_legal_entity_readable'],
  [{ risk_warning: 'a'.repeat(2001) }, 'site_risk_warning_readable'],
  [{ risk_warning: 'A\u0007' }, 'site_risk_warning_readable'],
  [{ registrations: {} }, 'site_registrations_list'],
  [{ registrations: Array.from({ length: 21 }, () => registration) }, 'site_registrations_whole'],
  [{ registrations: ['x'] }, 'site_registrations_whole'],
  [{ registrations: [null] }, 'site_registrations_whole'],
  [{ registrations: [{ ...registration, more: 'x' }] }, 'site_registrations_whole'],
  [{ registrations: [{ ...registration, number: 7 }] }, 'site_registrations_whole'],
  [{ registrations: [{ ...registration, number: null }] }, 'site_registrations_whole'],
  [{ registrations: [{ ...registration, authority: ' ' }] }, 'site_registrations_whole'],
  [{ registrations: [{ ...registration, authority: 'a'.repeat(201) }] }, 'site_registrations_whole'],
  [{ registrations: [{ ...registration, authority: 'A\u0007' }] }, 'site_registrations_whole'],
  [{ registrations: [{ ...registration, number: '' }] }, 'site_registrations_whole'],
  [{ registrations: [{ ...registration, number: 'a'.repeat(101) }] }, 'site_registrations_whole'],
  [{ registrations: [{ ...registration, number: 'A\u0007' }] }, 'site_registrations_whole'],
  [{ registrations: [{ ...registration, url: 'http://example.com' }] }, 'site_registrations_whole'],
  [{ registrations: [{ ...registration, url: 'https://localhost' }] }, 'site_registrations_whole'],
  [{ registrations: [{ ...registration, url: 'https://you@example.com' }] }, 'site_registrations_whole'],
  [{ registrations: [{ ...registration, url: 'https://example.com/a b' }] }, 'site_registrations_whole'],
  [
    { registrations: [{ ...registration, url: `https://example.com/${'a'.repeat(500)}` }] },
    'site_registrations_whole',
  ],
])('an admin cannot save %j', async (change, constraint_name) => {
  await expect(save({ ...change, version: await version() })).rejects.toMatchObject({ constraint_name });
});

test('a treasurer cannot save the details', async () => {
  await expect(asOperator('treasurer').rows('save_site', DETAILS)).rejects.toMatchObject({ code: '42501' });
});

test('operators alone hear that the details changed', async () => {
  await makeInvestor();
  await owner`delete from realtime.messages`;
  await save({ postal_location: 'Heard', version: await version() });
  expect(await whoHeard(owner, 'site')).toEqual({ operators: 1 });
});
