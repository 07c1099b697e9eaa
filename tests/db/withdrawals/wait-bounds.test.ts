import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner, makeInvestor } = await openStage();

const NEW = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const CHANGES = [
  'password_changed',
  'factor_added',
  'factor_removed',
  'passkey_added',
  'passkey_removed',
  'signed_in',
  'a passkey',
];
const RECOVERIES = ['recovered', 'recovery_code_used', 'email_changed'];

interface Happened {
  what: string;
  after: string;
  isNewDevice?: boolean;
}

async function waitAfter({ what, after, isNewDevice = true }: Happened) {
  const { id } = await makeInvestor();
  const added = owner`now() - interval '10 days'`;
  await owner`delete from public.account_events where investor_id = ${id}`;
  const [, , row] = await owner.begin((sql) => [
    sql`
      insert into public.payout_addresses (investor_id, network, address, added_at)
      values (${id}, 'Bitcoin', ${NEW}, ${added})`,
    what === 'a passkey'
      ? sql`
          insert into auth.webauthn_credentials (user_id, credential_id, public_key, created_at)
          values (${id}, ${Buffer.from(id)}, ${Buffer.from('key')}, ${added} + ${after}::interval)`
      : sql`
          insert into public.account_events (investor_id, kind, is_new_device, created_at)
          values (${id}, ${what}, ${isNewDevice}, ${added} + ${after}::interval)`,
    sql<{ hours: number; wait: string }[]>`
      select round(extract(epoch from payable_from - (${added})) / 3600, 3)::float as hours, wait
      from withdrawals.money_may_leave(${id}, 'Bitcoin', ${NEW}, null)`,
  ]);
  return row[0];
}

const LONGER = { hours: 72, wait: 'new_address_after_change' };
const ORDINARY = { hours: 48, wait: 'new_address' };

test.each(CHANGES)('an address waits longer for %s from 72 hours before it to 48 hours after', async (what) => {
  const waits = [];
  for (const after of ['-72:00:00', '-71:59:59.999', '47:59:59.999', '48:00:00'])
    waits.push(await waitAfter({ what, after }));
  expect(waits).toEqual([ORDINARY, LONGER, LONGER, ORDINARY]);
});

test('a sign-in from a device that was there before makes no address wait longer', async () => {
  expect(await waitAfter({ what: 'signed_in', after: '0', isNewDevice: false })).toEqual(ORDINARY);
});

test.each(RECOVERIES)('an address waits for 72 hours after %s, and never for less than its own 48', async (what) => {
  expect(await waitAfter({ what, after: '100 hours' })).toEqual({ hours: 172, wait: what });
  expect(await waitAfter({ what, after: '-23:00:00' })).toEqual({ hours: 49, wait: what });
  expect(await waitAfter({ what, after: '-25:00:00' })).toEqual(ORDINARY);
});

test('an address waits for nothing else that can happen to an account', async () => {
  const [{ kinds }] = await owner<[{ kinds: string }]>`
    select pg_get_constraintdef(oid) as kinds from pg_constraint where conname = 'account_events_kind'`;
  const others = [...kinds.matchAll(/'(\w+)'/g)].flatMap(([, kind = '']) =>
    [...CHANGES, ...RECOVERIES].includes(kind) ? [] : [kind],
  );
  const waits = [];
  for (const what of others) waits.push(await waitAfter({ what, after: '0' }));
  expect(waits).toEqual(others.map(() => ORDINARY));
});
