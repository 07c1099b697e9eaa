import { beforeEach, expect, test } from 'vitest';
import { EMAIL_PATTERN, wholly } from '../../../src/lib/forms/rules.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous } = await openStage();

beforeEach(async () => {
  await owner`truncate newsletter_subscriptions, private.newsletter_tokens, private.outgoing_mails`;
});

const subscribe = (email: unknown) => asAnonymous.call('subscribe_newsletter', { email });
const mails = () => owner`select recipient from private.outgoing_mails`;

/** Whether the forms would send it. Fields on public pages read the pattern by other flags. */
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
    // No text in Postgres holds the character NUL.
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
