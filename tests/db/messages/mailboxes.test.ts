import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

// Limits count mailboxes. The mail server is handed the domain as Node reads it (UTS #46), whatever a visitor wrote.
const { owner } = await openStage();

const mailboxOf = async (address: string) =>
  (await owner<{ mailbox: string }[]>`select private.mailbox(${address})`)[0]?.mailbox;

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
    // Without what has no characters, or is one half of a character.
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
      where private.mailable('x@' || t.written) is not null
        and private.mailbox('x@' || t.written) is distinct from 'x@' || t.read`,
  ).toEqual([]);
});
