import { domainToASCII } from 'node:url';
import { expect, test, beforeEach } from 'vitest';
import { EMAIL_PATTERN, wholly } from '../../../src/lib/forms/rules.ts';
import { openStage } from '../support/stage.ts';

// Limits count mailboxes, with the domain as Node gives it to the mail server (UTS #46).
const { owner, asAnonymous } = await openStage();

const mailboxOf = async (address: string) =>
  (await owner<{ mailbox: string }[]>`select ground.mailbox(${address})`)[0]?.mailbox;

test.each([
  ['a.b+c@gmail.com', 'ab@gmail.com'],
  ['A.B@GoogleMail.com', 'ab@gmail.com'],
  ['a.b+c@ｇｍａｉｌ．ｃｏｍ', 'ab@gmail.com'],
  ['a.b+c@Example.com', 'a.b@example.com'],
  ['a.b@gmail.com.example.com', 'a.b@gmail.com.example.com'],
  ['a@mail-1.example.com', 'a@mail-1.example.com'],
])('mail to %s ends up with %s', async (address, mailbox) => {
  expect(await mailboxOf(address)).toBe(mailbox);
});

test.each([
  ['fullwidth letters', 'ｅxample.com', 'example.com'],
  ['a soft hyphen', 'exam\u00adple.com', 'example.com'],
  ['a filler of Hangul', 'exam\u3164ple.com', 'example.com'],
  ['a full stop at the end', 'example.com。', 'example.com'],
  ['a full stop and a soft hyphen at the end', 'example.com。\u00ad', 'example.com'],
  ['a capital sharp s', 'stra\u1e9ee.de', 'strasse.de'],
  ['an accent in a character of its own', 'e\u0301xample.com', 'éxample.com'],
  ['a capital letter with an accent', 'ÉXAMPLE.com', 'éxample.com'],
  ['a capital sigma', 'ΣΟΦΟΣ.gr', 'σοφοσ.gr'],
])('a domain with %s counts as the one that mail goes to', async (_, written, domain) => {
  expect(await mailboxOf(`victim@${written}`)).toBe(await mailboxOf(`victim@${domain}`));
  expect(await mailboxOf(`victim@${domain}`)).not.toBe(await mailboxOf('victim@other.example.com'));
});

test('whatever single character is written in place of others, the domain counts as the one that mail goes to, or is no address', async () => {
  const written: string[] = [];
  const read: string[] = [];
  for (let point = 0x80; point <= 0x10_ff_ff; point += 1) {
    // Skips planes without characters and halves of surrogate pairs.
    if ((point >= 0xd8_00 && point < 0xe0_00) || (point >= 0x3_00_00 && point < 0xe_00_00)) continue;
    const domain = `a${String.fromCodePoint(point)}b.com`;
    const ascii = domainToASCII(domain);
    if (!/^[a-z\d.-]+$/.test(ascii) || ascii.includes('xn--')) continue;
    written.push(domain);
    read.push(ascii);
  }
  expect(written.length).toBeGreaterThan(1000);
  expect(
    await owner`
      select t.written, t.read from unnest(${written}::text[], ${read}::text[]) t (written, read)
      where ground.mailable('x@' || t.written) is not null
        and ground.mailbox('x@' || t.written) is distinct from 'x@' || t.read`,
  ).toEqual([]);
});

beforeEach(async () => {
  await owner`truncate newsletter_subscriptions, messages.newsletter_tokens, messages.outgoing_mails`;
});

const subscribe = (email: unknown) => asAnonymous.call('subscribe_newsletter', { email });

const mails = () => owner`select recipient from messages.outgoing_mails`;

/** Whether the forms would send it; fields of public pages compile the pattern with other flags. */
const isSent = (email: string) => {
  const [here, there] = [wholly(EMAIL_PATTERN), new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v')].map((rule) =>
    rule.test(email),
  );
  if (here !== there) throw new Error(`The application and the public pages judge ${email} differently.`);
  return here;
};

const NO_ADDRESSES = [
  null,
  '',
  'nobody',
  '@example.com',
  'ada@example',
  'a b@example.com',
  'ada@exam ple.com',
  'ada@example.com\r\nBcc: all@example.com',
  'ada\u0000@example.com',
  'ada\u0007@example.com',
  'ada@example.com, bob@example.com',
  'bob@example.com,ada@example.com',
  'x<bob@example.com>',
  'x,bob@example.com',
  'x;bob@example.com',
  '"ada bob"@example.com',
  '"ada@work"@example.com',
  'ada(comment)@example.com',
  'ada@[192.0.2.1]',
  'ada@[IPv6:2001:db8::1]',
  String.raw`ada\@example.com`,
  `${'x'.repeat(65)}@example.com`,
  `ada@${'x'.repeat(250)}.com`,
  `${'x'.repeat(5_000_000)}@example.com`,
];

test.each(NO_ADDRESSES.map((email) => [JSON.stringify(email).slice(0, 80), email]))(
  'a visitor cannot subscribe %s',
  async (_, email) => {
    const refused = await subscribe(email).catch((error: unknown) => error);
    // Postgres stores no NUL in a text.
    expect(refused).toMatchObject(
      String(email).includes('\u0000') ? { code: '22P05' } : { code: 'P0001', message: 'invalid_email' },
    );
    expect(await mails()).toHaveLength(0);
    expect(isSent(String(email))).toBe(false);
  },
);

test.each([
  "o'brien@example.com",
  'ada+tag@example.com',
  '!#$%&*/=?^_`{|}~-@example.com',
  'first.last@sub.domain.example.com',
  '.ada.@example.com',
  'ada@xn--bcher-kva.example',
  'ада@пример.рф',
  'ada@bücher.example',
  `${'x'.repeat(64)}@example.com`,
  'ada@a-b.museum',
])('a visitor with the odd but real address %s subscribes', async (email) => {
  await subscribe(email);
  expect(await mails()).toMatchObject([{ recipient: email }]);
  expect(isSent(email)).toBe(true);
});
