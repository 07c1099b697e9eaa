import { expect, test } from 'vitest';
import { sql } from './support/database.ts';
import { finish, follow, mailedLink, newAddress, newInvestor, PASSWORD, register, visitor } from './support/people.ts';

// Registering another person's address first gains nothing, because the owner of the mailbox sets the account's data.

const VICTORIA = { name: 'Victoria', phone: '+47 22 00 00 00', country: 'Norway', language: 'de' };
const HERS = 'the-password-of-the-victim';

const signsIn = async (email: string, password: string) =>
  (await visitor().auth.signInWithPassword({ email, password })).error?.code ?? 'yes';

async function registerTwice() {
  const mallory = await newInvestor();
  const { data } = await mallory.client.from('profiles').select('referral_code').single();
  const email = newAddress();
  const code = data?.referral_code ?? '';
  await register(email, {
    name: 'Mallory',
    phone: '+354 555 0666',
    country: 'Iceland',
    language: 'tr',
    referral_code: code,
  });
  // Too soon for another mail, so the first one is theirs too.
  await visitor().auth.signUp({ email, password: HERS, options: { data: { ...VICTORIA, terms: true } } });
  return { email, code };
}

async function held(email: string) {
  const [row] = await sql<{ name: string; phone: string; country: string; language: string; all: string }[]>`
    select p.name, p.phone, p.country, p.language,
      concat(p.referred_by, a.referral_due, u.raw_user_meta_data, (select jsonb_agg(i.identity_data) from auth.identities i where i.user_id = u.id)) as all
    from public.profiles p join auth.users u on u.id = p.id join ledger.accounts a on a.investor_id = p.id where p.email = ${email}`;
  if (!row) throw new Error('There is no account.');
  return row;
}

test('of two people who register an address, the one who reads its mails says password, name, phone, country, language and referral', async () => {
  const { email, code } = await registerTwice();
  const { client } = await follow((await mailedLink(email)).link);
  expect([await signsIn(email, PASSWORD), await signsIn(email, HERS)]).toEqual([
    'invalid_credentials',
    'invalid_credentials',
  ]);
  expect(await finish(client, VICTORIA, HERS)).toBeNull();
  const { all, ...profile } = await held(email);
  expect(profile).toEqual(VICTORIA);
  expect(all).toMatch(/^f\{/);
  expect(all).not.toMatch(new RegExp(`Mallory|0666|Iceland|${code}`));
  expect([await signsIn(email, PASSWORD), await signsIn(email, HERS)]).toEqual(['invalid_credentials', 'yes']);
  expect((await finish(client, { name: 'Mallory' }))?.message).toBe('link_expired');
  expect([
    ...(await sql`
      select e.kind from public.account_events e join public.profiles p on p.id = e.investor_id
      where p.email = ${email} and e.kind not in ('signed_in', 'link_followed')`),
  ]).toEqual([]);
});

test('a recovery of an account that was never confirmed leaves nothing of its registration either', async () => {
  const { email } = await registerTwice();
  const { mailId } = await mailedLink(email);
  await visitor().auth.resetPasswordForEmail(email);
  const { client } = await follow((await mailedLink(email, [mailId])).link);
  expect(await signsIn(email, PASSWORD)).toBe('invalid_credentials');
  expect((await client.auth.updateUser({ password: HERS })).error).toBeNull();
  const { all, ...profile } = await held(email);
  expect(profile).toEqual({ name: email.split('@')[0], phone: '', country: '', language: 'en' });
  expect(all).not.toMatch(/Mallory|0666|Iceland/);
  expect(await signsIn(email, HERS)).toBe('yes');
});

test('an account whose address no one confirms is gone after a day, whatever strangers try at it, and its address is free', async () => {
  const email = newAddress();
  await register(email);
  const kept = await newInvestor();
  for (let tries = 0; tries < 10; tries += 1) await signsIn(email, `guess-number-${tries}`);
  await sql`
    update public.profiles set created_at = created_at - interval '25 hours' where email in (${email}, ${kept.email})`;
  await sql`
    update auth.users set confirmation_sent_at = now() - interval '59 minutes' where email in (${email}, ${kept.email}, 'new@example.com')`;
  const accounts = async () =>
    (
      await sql<{ email: string }[]>`
        select email from auth.users where email in (${email}, ${kept.email}, 'new@example.com')`
    ).map((row) => row.email);
  await sql`select whole.remove_old_events()`;
  expect(await accounts()).toHaveLength(3);
  await sql`
    update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email in (${email}, ${kept.email}, 'new@example.com')`;
  await sql`select whole.remove_old_events()`;
  expect((await accounts()).toSorted()).toEqual([kept.email, 'new@example.com'].toSorted());
  expect((await register(email)).error).toBeNull();
  expect([...(await sql`select * from proof.verify()`)]).toEqual([]);
});
