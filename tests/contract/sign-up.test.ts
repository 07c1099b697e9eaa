import { expect, inject, test } from 'vitest';
import { readDemoPeople } from '../../scripts/local/demo-people.ts';
import { hrefsOf, textOfHtml } from '../support/mail-html.ts';
import { mailTo } from '../support/mailbox.ts';
import { sql as owner } from './support/database.ts';
import { follow, mailedLink, newAddress, newInvestor, PASSWORD, register, visitor } from './support/people.ts';

test('what a newcomer writes on registering becomes their profile', async () => {
  const { id, email, client } = await newInvestor({
    name: 'Nýr Gestur',
    phone: '+354 555 0199',
    country: 'Iceland',
  });
  const { data } = await client.from('profiles').select('email, name, phone, country, verified').eq('id', id);
  expect(data).toEqual([{ email, name: 'Nýr Gestur', phone: '+354 555 0199', country: 'Iceland', verified: true }]);
});

test('a newcomer who followed the link of the confirmation may be paid 48 hours after their first request', async () => {
  const { client } = await newInvestor();
  const { data } = await client.rpc('withdrawal_terms', { method: 'Bitcoin', amount_cents: 100_000 });
  expect(data).toEqual([expect.objectContaining({ wait: 'new_address' })]);
  const { data: events } = await client.from('account_events').select('kind, ip').order('created_at');
  expect(events).toEqual(['link_followed', 'signed_in'].map((kind) => ({ kind, ip: expect.any(String) as string })));
});

test('a newcomer has no session before the address is confirmed', async () => {
  const email = newAddress();
  const { data, error } = await register(email);
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email, identities: [{ provider: 'email' }] });
});

test('an unconfirmed newcomer cannot sign in', async () => {
  const email = newAddress();
  await register(email);
  const { error } = await visitor().auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
});

test('a newcomer is written to in the language they registered in, with a link and no code', async () => {
  const email = newAddress();
  await register(email, { name: 'Ada', language: 'de' });
  const { subject, html } = await mailTo(inject('supabase').mailUrl, email);
  expect(subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
  expect(html).toContain('bei Glassmine');
  expect(textOfHtml(html)).not.toMatch(/\d{6}/);
});

test('an investor who has chosen another language is written to in it by Auth, too', async () => {
  const { id, email, client } = await newInvestor({ name: 'Ada', language: 'de' });
  const registration = await mailedLink(email);
  const { error } = await client.from('profiles').update({ language: 'ar' }).eq('id', id);
  expect(error).toBeNull();
  await visitor().auth.resetPasswordForEmail(email);
  const { subject, html } = await mailTo(inject('supabase').mailUrl, email, [registration.mailId]);
  expect(subject).toBe('اختاروا كلمة مرور جديدة');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(hrefsOf(html)).toEqual([expect.stringContaining('/reset-password#token_hash=')]);
});

test('asking for a mailed code makes no account of an unknown address', async () => {
  const email = newAddress();
  const { error } = await visitor().auth.signInWithOtp({ email });
  expect(error).toMatchObject({ status: 422, message: 'registration_incomplete' });
  expect([...(await owner`select from auth.users where email = ${email}`)]).toEqual([]);
});

test('a mailed code for a person who has an account has no link to sign in with', async () => {
  const { email } = await newInvestor();
  const registration = await mailedLink(email);
  const { error } = await visitor().auth.signInWithOtp({ email });
  expect(error).toBeNull();
  const { links } = await mailTo(inject('supabase').mailUrl, email, [registration.mailId]);
  expect(links.filter((link) => link.includes('/auth/v1/'))).toEqual([]);
});

test.each([
  ['without a name', { name: '', terms: true }],
  ['without accepting the terms', { name: 'Ada', terms: false }],
  ['with more than a token carries', { name: 'Ada', terms: true, more: 'x'.repeat(4000) }],
])('a visitor cannot register %s', async (_, data) => {
  const email = newAddress();
  const { error } = await visitor().auth.signUp({ email, password: PASSWORD, options: { data } });
  expect(error).toMatchObject({ status: 422, code: 'unknown', message: 'registration_incomplete' });
  expect([...(await owner`select from auth.users where email = ${email}`)]).toEqual([]);
});

test('the mailed link confirms the address, and begins a session', async () => {
  const email = newAddress();
  await register(email);
  const { session } = await follow((await mailedLink(email)).link);
  expect(session?.user.email).toBe(email);
  expect(session?.user.email_confirmed_at).toBeTruthy();
});

test('a newcomer cannot have a password of more than 72 bytes', async () => {
  const { data, error } = await visitor().auth.signUp({ email: newAddress(), password: 'é'.repeat(37) });
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(data.user).toBeNull();
});

test('a mailed link works once', async () => {
  const email = newAddress();
  await register(email);
  const { link } = await mailedLink(email);
  await follow(link);
  const { code, session } = await follow(link);
  expect([code, session]).toEqual(['otp_expired', null]);
});

test('a newcomer who lost the mail is sent another', async () => {
  const email = newAddress();
  await register(email);
  const first = await mailedLink(email);
  await owner`
    update auth.users set confirmation_sent_at = confirmation_sent_at - interval '5 minutes' where email = ${email}`;
  const { error } = await visitor().auth.resend({
    type: 'signup',
    email,
  });
  expect(error).toBeNull();
  expect((await follow((await mailedLink(email, [first.mailId])).link)).session).not.toBeNull();
});

test('the unconfirmed person of the sandbox is sent the mail when they ask for it', async () => {
  const email = 'new@example.com';
  const { data: session, error: refusal } = await visitor().auth.signInWithPassword({
    email,
    password: readDemoPeople().password,
  });
  expect([session.session, refusal?.code]).toEqual([null, 'email_not_confirmed']);
  const { error } = await visitor().auth.resend({
    type: 'signup',
    email,
  });
  expect(error).toBeNull();
  expect((await follow((await mailedLink(email)).link)).session).not.toBeNull();
});

test('registering with a confirmed address answers like a new one, but without an identity', async () => {
  const { id, email } = await newInvestor();
  const { data, error } = await register(email);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, identities: [] });
  expect(data.user?.id).not.toBe(id);
});

test('a newcomer learns of a short password before the address is looked at', async () => {
  const { error } = await visitor().auth.signUp({ email: 'not an address', password: 'sixsix' });
  expect(error).toMatchObject({ status: 422, code: 'weak_password' });
});

test('a newcomer cannot take a short password', async () => {
  const { error } = await visitor().auth.signUp({ email: newAddress(), password: '123456' });
  expect(error).toMatchObject({ status: 422, code: 'weak_password' });
});

test.each(['nobody', 'nobody@', '@example.com', 'no body@example.com'])(
  'a newcomer cannot register %j as an address',
  async (email) => {
    const { error } = await visitor().auth.signUp({ email, password: PASSWORD });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  },
);
