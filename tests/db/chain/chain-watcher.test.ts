import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { connectNode, type Node, Refusal } from '../../../supabase/workers/chain/node.ts';
import { Regtest } from '../../../supabase/workers/chain/regtest.ts';
import type { Person } from '../support/actors.ts';
import { openChain } from '../support/chain/chain-stage.ts';
import { problems } from '../support/money/books.ts';

const stage = await openChain();
const { owner, chain, look, errors, addressFor, paymentsOf, makeInvestor, asOperator } = stage;

/** A node that answers some calls otherwise. */
const lying = (node: Node, name: string, lies: Record<string, (answer: unknown) => unknown>): Node => ({
  name,
  call: async (method, params) => {
    const lie = lies[method];
    const answer = await node.call(method, params);
    return lie ? lie(answer) : answer;
  },
});
const silent: Node = { name: 'silent', call: () => Promise.reject(new Error('timeout')) };
const forget = () => owner`delete from chain.nodes where true`;
const trouble = async () =>
  (await owner<{ trouble: string | null }[]>`select chain.trouble('bitcoin-test')`)[0]?.trouble;

async function paid() {
  const ann = await makeInvestor();
  const { script, coins } = await addressFor(ann);
  return { ann, transaction_id: chain.pay(script, coins) };
}
const stateOf = async (ann: Person) => (await paymentsOf(ann))[0]?.['state'];
const mine = (blocks: number) => Array.from({ length: blocks }, () => chain.mine());

describe('two nodes', () => {
  test('that disagree stop all credits, and alarm, until they agree', async () => {
    const { ann } = await paid();
    const other = chain.twin('other');
    mine(3);
    other.mine([]);
    other.mine([]);
    await look(chain, other);
    expect(await stateOf(ann)).toBe('confirmed');
    expect(await trouble()).toBe('disagree');
    const { answer } = await asOperator('reviewer').call<{ answer: { networks: object[] } }>('chain_desk');
    expect(answer.networks).toContainEqual(expect.objectContaining({ id: 'bitcoin-test', trouble: 'disagree' }));
    other.blocks = [...chain.blocks];
    await look(chain, other);
    expect(await stateOf(ann)).toBe('credited');
    expect(await trouble()).toBeNull();
    await forget();
  });

  test('of which one is behind credit what both confirm', async () => {
    const { ann } = await paid();
    const behind = chain.twin('behind');
    mine(6);
    await look(chain, behind);
    expect(await stateOf(ann)).toBe('confirmed');
    expect(await trouble()).toBe('behind');
    behind.blocks = chain.blocks.slice(0, -3);
    await look(chain, behind);
    expect(await stateOf(ann)).toBe('credited');
    await forget();
  });

  test('of which one is silent go on with the other, and alarm', async () => {
    const { ann } = await paid();
    mine(3);
    await look(chain, silent);
    expect([await stateOf(ann), await trouble()]).toEqual(['confirmed', 'node_silent']);
    await owner`update chain.nodes set heard_at = now() - interval '11 minutes' where name = 'silent'`;
    await look(silent, chain);
    expect(await stateOf(ann)).toBe('credited');
    expect(await trouble()).toBe('node_silent');
    expect(errors.join()).toContain('silent (timeout)');
    await forget();
  });
});

describe('a node that lies', () => {
  test.each<[string, Record<string, (answer: unknown) => unknown>, string]>([
    [
      'about its height upwards',
      {
        getblockheader: (answer) => (typeof answer === 'string' ? answer : { height: chain.tip.height + 9 }),
      },
      'lies',
    ],
    [
      'about its height downwards',
      {
        getblockheader: (answer) => (typeof answer === 'string' ? answer : { height: chain.tip.height - 1 }),
      },
      'disagree',
    ],
    [
      'about a header',
      { getblockheader: (answer) => (typeof answer === 'string' ? answer.replace(/^../, 'ff') : answer) },
      'lies',
    ],
    ['with what is no answer', { getbestblockhash: () => 'what' }, 'lies'],
    [
      'with a block that it does not have',
      {
        getblockhash: () => {
          throw new Refusal('no');
        },
      },
      'lies',
    ],
  ])('%s credits nothing', async (_, lies, expected) => {
    const { ann } = await paid();
    mine(4);
    await forget();
    await look(lying(chain, 'liar', lies));
    expect(await trouble()).toBe(expected);
    expect(await stateOf(ann)).not.toBe('credited');
    await forget();
    await look();
    expect(await stateOf(ann)).toBe('credited');
  });

  test.each<[string, (answer: { tx: { vout: object[] }[] }) => unknown]>([
    ['an output of a block', ({ tx }) => ({ tx: tx.map((one) => ({ ...one, vout: one.vout.slice(0, 1) })) })],
    ['a transaction of a block', ({ tx }) => ({ tx: tx.slice(0, 1) })],
  ])('and hides %s is not believed', async (_, lie) => {
    const { ann } = await paid();
    mine(3);
    await look(
      lying(chain, chain.name, {
        getblock: (answer) => ({ ...(answer as object), ...(lie(answer as never) as object) }),
      }),
    );
    expect(await trouble()).toBe('lies');
    await look();
    expect(await stateOf(ann)).toBe('credited');
  });

  test('or is of another chain is said so', async () => {
    await look(new Regtest('Bitcoin', { name: 'liar' }));
    expect(await trouble()).toBe('another_chain');
    await forget();
  });
});

describe('a watcher', () => {
  test('that ends at any call goes on where it was, and nothing is lost or counted twice', async () => {
    const people = [];
    for (let paying = 0; paying < 6; paying += 1) people.push(await paid());
    for (let calls = 1; calls < 40; calls += 3) {
      let left = calls;
      const dying: Node = {
        name: chain.name,
        call: (method, params) => ((left -= 1) < 0 ? Promise.reject(new Error('killed')) : chain.call(method, params)),
      };
      if (calls % 9 === 1) chain.mine();
      if (calls === 19) chain.reorganise(2);
      await look(dying);
      if (calls % 2 === 0) await Promise.all([look(), look(dying)]);
    }
    mine(3);
    await Promise.all([look(), look()]);
    for (const { ann } of people) expect(await paymentsOf(ann)).toMatchObject([{ state: 'credited', cents: 150_000 }]);
    expect(await problems(owner)).toEqual([]);
  });

  test('takes back what no node knows any more', async () => {
    const { ann, transaction_id } = await paid();
    await look();
    expect(await stateOf(ann)).toBe('seen');
    chain.mempool.delete(transaction_id);
    await look();
    expect(await stateOf(ann)).toBe('waiting');
  });

  test('finds what was paid while it was away, in blocks whose headers another had brought', async () => {
    const { ann } = await paid();
    const headers = mine(3).map(({ header }) => Buffer.from(header).toString('hex'));
    await stage.asWatcher`
      select chain.add_headers('Bitcoin', array(select decode(h, 'hex') from unnest(string_to_array(${headers.join(' ')}, ' ')) with ordinality u (h, n) order by n))`;
    await look();
    expect(await stateOf(ann)).toBe('credited');
  });
});

test('a node is asked over HTTP with its credentials, which are told to no one', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization ?? '');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, params } = JSON.parse(Buffer.concat(chunks).toString()) as {
        method: string;
        params: unknown[];
      };
      const answer = (body: object) => response.end(JSON.stringify(body));
      if (method === 'warming') answer({ result: null, error: { code: -28, message: 'Loading' } });
      else if (method === 'broken') response.end('<html>');
      else
        chain.call(method, params).then(
          (result) => answer({ result, error: null }),
          (error: unknown) => answer({ result: null, error: { code: -5, message: String(error) } }),
        );
    });
  }).listen(0, '127.0.0.1');
  afterAll(() => void server.close());
  await new Promise((resolve) => void server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const node = connectNode(`http://user:pa%3Ass@127.0.0.1:${port}`);
  expect(node.name).toBe(`127.0.0.1:${port}`);
  expect(await node.call('getbestblockhash')).toBe(chain.tip.hash);
  expect(Buffer.from(asked[0]?.slice(6) ?? '', 'base64').toString()).toBe('user:pa:ss');
  await expect(node.call('nothing')).rejects.toBeInstanceOf(Refusal);
  for (const method of ['warming', 'broken']) await expect(node.call(method)).rejects.not.toBeInstanceOf(Refusal);
  const { ann } = await paid();
  mine(3);
  await forget();
  await look(node);
  expect(await stateOf(ann)).toBe('credited');
});
