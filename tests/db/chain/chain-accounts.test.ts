import { describe, expect, test } from 'vitest';
import { inventedAccount, openChain } from '../support/chain/chain-stage.ts';
import { giveFactors } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';
import { makeLive } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, asOperator, asInvestor, makeInvestor } = stage;
const account = inventedAccount();
const propose = (change: object = {}, role: 'admin' | 'treasurer' | 'reviewer' = 'admin') =>
  asOperator(role).call<{ answer: string | null }>('propose_chain_account', { ...account, ...change });
const request = async (change: object = {}) => {
  const ann = await makeInvestor();
  return asInvestor(ann).rows<{ address: string; place: number; root: string; branch: string }>(
    'request_deposit_address',
    {
      amount_cents: 150_000,
      method: 'bitcoin',
      ...change,
    },
  );
};

describe('an account for deposit addresses', () => {
  test('is refused with another first address or root, fewer or doubled addresses, of another network, or a private key', async () => {
    const other = inventedAccount();
    const listed = account.addresses.split(' ');
    const refused = async (change: object, error: string) => expect(propose(change)).rejects.toThrow(error);
    await refused({ first_address: listed[1] }, 'invalid_address');
    await refused({ root: other.root }, 'invalid_value');
    await refused({ addresses: listed.slice(1).join(' ') }, 'invalid_address');
    await refused({ addresses: [...listed.slice(1), listed[1]].join(' ') }, 'invalid_address');
    await refused({ network: 'Litecoin' }, 'invalid_address');
    await refused({ extended_key: account.extended_key.replace('tpub', 'tprv') }, 'invalid_value');
    await refused({ reason: '' }, 'reason_required');
    await expect(propose({}, 'reviewer')).rejects.toThrow('not_allowed');
  });

  test('waits for two days once two people have approved it on a live site, and any operator stops it', async () => {
    const live = await openStage();
    const rows = await live.owner<{ id: string }[]>`
      insert into chain.accounts (network_id, extended_key, root, addresses, tree)
      select x, ${account.extended_key}, sha256(x::bytea), array_agg(x || n), '' from generate_series(1, 16384) n, unnest('{bitcoin,bitcoin-test}'::text[]) x
      group by x order by x returning id`;
    const [id = '', earlier = ''] = rows.map((row) => row.id);
    await makeLive(live.owner);
    const put = () => live.owner`select desk.put_change('chain_account', ${id}, '{"account": [null, {}]}', '{}')`;
    const open = async () => (await live.owner<{ id: string }[]>`select chain.open_account('bitcoin') as id`)[0]?.id;
    await put();
    await expect(put()).rejects.toThrow('changed_meanwhile');
    expect(
      await live.owner`select effective_at - approved_at = interval '48 hours' as waits from chain.accounts where id = ${id}`,
    ).toEqual([{ waits: true }]);
    expect(await open()).toBeNull();
    await live.owner`update chain.accounts set effective_at = now() where id = ${id}`;
    expect(await open()).toBe(id);
    await giveFactors(live);
    // That of the sandbox before says nothing of the wallets now.
    await live.asOperator('reviewer').rows('close_chain_account', { account_id: earlier, reason: 'of the sandbox' });
    expect(await live.owner`select read_from is null as unread from wallets where id = 'bitcoin'`).toEqual([
      { unread: false },
    ]);
    await live.asOperator('reviewer').rows('close_chain_account', { account_id: id, reason: 'the key is lost' });
    expect(await open()).toBeNull();
    // What two people must do is a proposal there, of a treasurer or admin.
    const asked = { network: 'Bitcoin', confirmations: 2, automatic_cents: 5, reason: 'r' };
    await expect(live.asOperator('reviewer').call('set_chain_network', asked)).rejects.toThrow('not_allowed');
    const { answer: proposal_id } = await live.asOperator('admin').call<{ answer: string }>('set_chain_network', asked);
    await expect(live.asOperator('admin').rows('confirm_proposal', { proposal_id })).rejects.toThrow(
      'second_person_required',
    );
    await live.asOperator('treasurer').rows('confirm_proposal', { proposal_id });
    expect(await live.owner`select confirmations from chain.networks where id = 'bitcoin'`).toEqual([
      { confirmations: 2 },
    ]);
  });

  test('is compared with all addresses of others in time, and gives none until its chain is read, nor to other methods', async () => {
    expect((await propose()).answer).toBeNull();
    await expect(propose()).rejects.toThrow(/duplicate|changed_meanwhile/);
    await propose(inventedAccount());
    expect(await request()).toEqual([]);
    expect(await request({ method: 'Ethereum' })).toEqual([]);
    expect(await request({ method: 'Litecoin' })).toEqual([]);
  });
});

describe('an address', () => {
  test('is given once, under the approved root, by many at once, and never again after a restoration', async () => {
    const chain = await openChain();
    const people = await Promise.all(Array.from({ length: 8 }, () => chain.makeInvestor()));
    const ask = (person: (typeof people)[number], amount_cents = 5000) =>
      chain.asInvestor(person).call<{ id: string; address: string; place: number }>('request_deposit_address', {
        amount_cents,
        method: 'bitcoin',
      });
    const given = await Promise.all(people.map((person) => ask(person)));
    expect(new Set(given.map(({ address }) => address)).size).toBe(8);
    // One that is not paid is the same person's for another amount, too.
    const [first] = people;
    if (!first) throw new Error('no one');
    expect(await ask(first, 7000)).toMatchObject({ id: given[0]?.id });
    await chain.owner`select proof.record_restoration(now() - interval '36 hours', 'a test')`;
    const late = await ask(await chain.makeInvestor());
    expect(late.place).toBeGreaterThan(8 + 2 * 1024 - 1);
    await expect(chain.owner`update chain.accounts set next_place = 0 where true`).rejects.toThrow('append_only');
    await expect(chain.owner`delete from chain.addresses where true`).rejects.toThrow('append_only');
    // The last ones warn, and then there are none.
    await chain.owner`update chain.accounts set next_place = 16383 where true`;
    const desk = await chain.asOperator('reviewer').call<{ answer: { accounts: object[] } }>('chain_desk');
    expect(desk.answer.accounts).toMatchObject([{ left: 1, ends_soon: true }]);
    expect(await ask(await chain.makeInvestor())).toMatchObject({ place: 16_383 });
    const none = await chain
      .asInvestor(await chain.makeInvestor())
      .rows('request_deposit_address', { amount_cents: 1, method: 'bitcoin' });
    expect(none).toEqual([]);
  });
});

test('confirmations and the limit of automatic credits are set by operators, and a chain begins once', async () => {
  const set = (change: object) =>
    asOperator('treasurer').call('set_chain_network', {
      network: 'Litecoin',
      confirmations: 6,
      automatic_cents: 1_000_000,
      reason: 'r',
      ...change,
    });
  await set({ confirmations: 12, automatic_cents: 500 });
  expect(
    await owner`select confirmations, automatic_cents::int as cents from chain.networks where id = 'litecoin-test'`,
  ).toEqual([{ confirmations: 12, cents: 500 }]);
  for (const change of [
    { confirmations: 0 },
    { automatic_cents: -1 },
    { network: 'Dogecoin' },
    { checkpoint_height: 3 },
  ])
    await expect(set(change)).rejects.toThrow('invalid_value');
  const checkpoint = { checkpoint_height: 2016, checkpoint_header: '00'.repeat(80) };
  await set(checkpoint);
  await expect(set(checkpoint)).rejects.toThrow('changed_meanwhile');
});
