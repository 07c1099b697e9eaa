import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { languages } from '../../src/lib/i18n/languages.ts';
import { composeMail } from '../../supabase/workers/compose-mail.ts';
import { checkHealth, failingServices } from '../../supabase/workers/health.ts';
import { repeat } from '../../supabase/workers/repeat.ts';
import { mailTo } from '../support/mailbox.ts';
import { visitor } from './support/people.ts';

const { url, secretKey, mailUrl, adminDbUrl } = inject('supabase');
const service = { url, secretKey };
const hostile = '</p><script>alert(1)</script>\r\nBcc: all@example.com {{brand}}';

// A hosted project has no worker while these tests run.
describe.skipIf(adminDbUrl === undefined)('on the local stack', () => {
  test('a visitor confirms the newsletter by the mail, and leaves by the next', async () => {
    const email = `${randomUUID()}@example.com`;
    await visitor().rpc('subscribe_newsletter', { email });
    const asked = await mailTo(mailUrl, email);
    expect(asked.subject).toBe('Please confirm your subscription');
    const confirming = new URL(asked.links[0] ?? '');
    expect(confirming.pathname).toBe('/newsletter');
    expect(confirming.searchParams.has('leave')).toBe(false);
    const token = confirming.searchParams.get('token') ?? '';
    // A link scanner can cause only a read-only request.
    const { status } = await visitor().rpc('confirm_newsletter', { token }, { get: true });
    expect(status).toBe(405);
    expect((await visitor().rpc('confirm_newsletter', { token })).error).toBeNull();

    const welcome = await mailTo(mailUrl, email, [asked.id]);
    const leaving = new URL(welcome.links[0] ?? '');
    expect(leaving.searchParams.get('leave')).toBe('true');
    const { ListUnsubscribe } = (await (await fetch(`${mailUrl}/api/v1/message/${welcome.id}`)).json()) as {
      ListUnsubscribe: { Links: string[] };
    };
    expect(ListUnsubscribe.Links).toEqual([leaving.href]);
    const secret = { token: leaving.searchParams.get('token') ?? '' };
    for (let time = 0; time < 2; time += 1)
      expect((await visitor().rpc('unsubscribe_newsletter', secret)).error).toBeNull();
    expect((await visitor().rpc('confirm_newsletter', { token })).error).toMatchObject({
      message: 'link_expired',
    });
  });

  test('a visitor who writes to us gets a mail with a reference', async () => {
    const email = `${randomUUID()}@example.com`;
    const { error } = await visitor().rpc('send_contact_message', {
      name: 'Ada',
      email,
      subject: 'Hello',
      message: hostile,
    });
    expect(error).toBeNull();
    const mail = await mailTo(mailUrl, email);
    expect(mail.subject).toMatch(/^We’ve received your message \([0-9A-F]{8}\)$/);
    expect(mail.text).not.toContain('Bcc');
  });

  test('a visitor reads the front page by a link, and that it is watched', async () => {
    expect(await checkHealth(service)).toEqual([]);
    const { data, status } = await visitor().rpc('front_page', undefined, { get: true });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      site: { brand: 'Glassmine', mode: 'sandbox' },
      computed: {
        payment_methods: 9,
        uptime: { percent: null, since: expect.stringMatching(/^2/) as string },
      },
    });
  });
});

test('a check names every service that does not answer', async () => {
  const away = await failingServices({ url: 'http://127.0.0.1:9', secretKey });
  expect(away.map((line) => line.split(':')[0])).toEqual(['Data API', 'Auth', 'Storage', 'Realtime']);
  const refused = await failingServices({ url, secretKey: 'sb_secret_wrong' });
  expect(refused).toHaveLength(4);
  await expect(checkHealth({ url, secretKey: 'sb_secret_wrong' })).rejects.toThrow('record_health_check answered 401');
});

describe('a mail', () => {
  const mail = { id: randomUUID(), recipient: 'ada@example.com', language: 'en' };
  const sender = { brand: 'Glassmine', siteUrl: 'https://example.com' };

  test.each(languages)(
    'in $name begins with the code word of its reader, as text alone, and has no line about it without one',
    ({ code }) => {
      const compose = (sign: object) => {
        const params = { kind: 'deposits.approved', amount_cents: 150_000, ...sign };
        return composeMail({ ...mail, language: code, kind: 'notification', params }, sender);
      };
      const plain = compose({});
      for (const name of ['code_word', 'code_word_before']) {
        const { subject, text, html } = compose({ [name]: '<b>Heron</b> {{brand}}' });
        const [first = '', ...others] = text.split('\n\n');
        expect(first).toContain('<b>Heron</b> {{brand}}');
        expect(others.join('\n\n')).toBe(plain.text);
        expect(html).toContain('&#60;b&#62;Heron&#60;/b&#62; {{brand}}');
        expect(subject).toBe(plain.subject);
      }
    },
  );

  test('quotes nothing to an address whose owner may not have written the message', () => {
    const params = { reference: 'ABCD1234', answer: 'Like this.' };
    for (const language of ['en', 'zh']) {
      const { text } = composeMail({ ...mail, language, kind: 'contact_answer', params }, sender);
      expect(text).toContain('Like this.');
      expect(text).not.toMatch(/You wrote|您写道|message\}/);
    }
  });

  test('in a language without words of its own is in English and says so', () => {
    const params = { token: 'secret' };
    const { html } = composeMail({ ...mail, language: 'xx', kind: 'newsletter_welcome', params }, sender);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('href="https://example.com/newsletter?token=secret&#38;leave=true"');
  });

  test('of a notification says what happened, and of one that it does not know that something did', () => {
    const told = (kind: string, amount_cents: number | null) =>
      composeMail({ ...mail, kind: 'notification', params: { kind, amount_cents } }, sender);
    expect(told('deposits.approved', 150_000)).toMatchObject({
      subject: 'Your deposit of $1,500.00 was approved.',
      text: expect.stringContaining('Your deposit of $1,500.00 was approved.') as string,
    });
    const params = { kind: 'deposits.approved', amount_cents: 149_000, claimed_cents: 150_000 };
    expect(composeMail({ ...mail, kind: 'notification', params }, sender).subject).toBe(
      'Deposit approved: we received $1,490.00 and added it to your balance. You had entered $1,500.00.',
    );
    const coins = { coin: 'BTC', arrived_coins: '0.0156', quoted_coins: '0.01579031' };
    expect(composeMail({ ...mail, kind: 'notification', params: { ...params, ...coins } }, sender).subject).toBe(
      'Deposit approved: we received 0.0156 BTC ($1,490.00) and added it to your balance. You had entered 0.01579031 BTC ($1,500.00).',
    );
    expect(told('kyc_cases.rejected', null).subject).toBe('We couldn’t accept your identity details.');
    for (const kind of ['moons.landed', 'title', 'title.length', ''])
      expect(told(kind, null).subject).toBe('Your account has changed.');
  });

  test('that warns says what happened, when and where as far as it is known, and tells nothing that a stranger wrote', () => {
    const params = {
      moment: 'new_device',
      at: '2026-03-04T12:00:00Z',
      ip: '203.0.113.9',
      user_agent: 'Call +1 555 0100 to be safe, Firefox/140.0 Linux',
      token: 'secret',
    };
    const warning = composeMail({ ...mail, kind: 'security', params }, sender);
    expect(warning.subject).toBe('A new device signed in');
    expect(warning.text).toContain('When: 4 Mar 2026, 12:00 UTC\nNetwork: 203.0.113.9\nDevice: Firefox · Linux');
    expect(warning.text).not.toMatch(/Call|Address:/);
    expect(warning.html).toContain('href="https://example.com/not-me?token=secret"');
    const added = { moment: 'address_added', at: params.at, address: 'tb1qexample', token: 'secret' };
    const { text } = composeMail({ ...mail, kind: 'security', params: added }, sender);
    expect(text).toContain('Address: tb1qexample');
    expect(text).not.toMatch(/Network:|Device:|\{\{/);
  });

  test('without what its kind needs is not written', () => {
    expect(() => composeMail({ ...mail, kind: 'newsletter_welcome', params: {} }, sender)).toThrow('token');
  });
});

test('work that fails is tried again, less and less often, and stops at once when it is told to', async () => {
  const failures: unknown[] = [];
  const work = repeat(
    () => Promise.reject(new Error('away')),
    (inARow) => (inARow < 3 ? inARow : 60_000),
    (error) => failures.push(error),
  );
  await expect.poll(() => failures.length).toBe(3);
  await work.stop();
});
