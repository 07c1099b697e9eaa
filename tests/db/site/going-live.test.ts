import { describe, expect, test } from 'vitest';
import type { Actor } from '../support/actors.ts';
import { whoHeard } from '../support/heard.ts';
import { propose, review } from '../support/money/corrections.ts';
import { confirmIdentity, pendingCase, pendingDeposit } from '../support/money/pending.ts';
import { attestation } from '../support/money/reserves.ts';
import { ADDRESSES as PAYEES, request as ask } from '../support/money/withdrawals.ts';
import {
  ADDRESSES,
  changeOf,
  DETAILS,
  dueChange,
  emptyBooks,
  giveFactors,
  proposal,
  readyStage,
  requestOf,
} from '../support/site/settings.ts';
import { openStage, type Stage } from '../support/stage.ts';

const refusal = (message: string) => ({ code: 'P0001', message });
const confirm = (stage: Stage, request_id: string, as: Actor = stage.asOperator('treasurer')) =>
  as.rows('confirm_proposal', { proposal_id: request_id });
const missing = async ({ asOperator }: Stage) =>
  (await asOperator('reviewer').rows<{ requirement: string; missing: string[] }>('go_live_checklist'))
    .filter((one) => one.missing.length > 0)
    .map((one) => `${one.requirement}: ${one.missing.join(', ')}`);
const modeOf = async ({ owner }: Stage) => (await owner`select mode from public.site`)[0]?.['mode'] as string;
describe('the checklist', () => {
  test('of the sandbox with its demo money lacks everything but two people', async () => {
    const stage = await openStage();
    await pendingDeposit(stage);
    expect(await missing(stage)).toEqual([
      'legal_entity: legal_entity',
      'registration: registrations',
      'contact: contact_email, contact_phone, postal_location',
      'risk_warning: risk_warning',
      'wallets: Bitcoin, ETH, USDT ERC20, USDT TRC20, TRON, Litecoin, BNB, DOGE, SHIBA, BITCOIN CASH',
      'factors: Demo Admin, Demo Reviewer, Demo Treasurer',
      'exchanges: exchanges',
      'sandbox_money: transfers, deposits',
      'sandbox_records: yield_days',
    ]);
  });

  test('is met one by one', async () => {
    const stage = await openStage();
    const { owner, asOperator } = stage;
    await emptyBooks(stage);
    await giveFactors(stage);
    await asOperator('admin').rows('save_site', DETAILS);
    await dueChange(stage, 'bitcoin', proposal('bitcoin', 'main'));
    await dueChange(stage, 'eth');
    await changeOf(stage, 'tron', proposal('tron', 'main'));
    const early = await changeOf(stage, 'usdt-trc20', proposal('usdt-trc20', 'main'));
    await asOperator('treasurer').rows('confirm_proposal', { proposal_id: early });
    const stopped = await dueChange(stage, 'usdt-erc20', proposal('usdt-erc20', 'main'));
    await asOperator('reviewer').rows('cancel_proposal', { proposal_id: stopped, reason: 'Not ours' });
    const { answer: proposal_id } = await asOperator('admin').call('propose_exchanges', {
      exchanges: ['coinbase', 'kraken'],
    });
    expect(await missing(stage)).toContain('exchanges: exchanges');
    await asOperator('treasurer').rows('confirm_proposal', { proposal_id });
    await owner`update public.payment_methods set active = false where name not in ('bitcoin', 'USDT', 'TRON')`;
    expect(await missing(stage)).toEqual(['wallets: USDT ERC20, USDT TRC20, TRON']);
    await owner`update public.profiles set verified = false where email = 'treasurer@example.com'`;
    expect(await missing(stage)).toContain('two_people: two_people');
    await owner`update public.profiles set verified = true where email = 'treasurer@example.com'`;
    await owner`update people.operators set role = 'reviewer' where role = 'treasurer'`;
    expect(await missing(stage)).toContain('two_people: two_people');
  });

  test('asks for wallets where none is in use', async () => {
    const stage = await openStage();
    await stage.owner`update public.payment_methods set active = false where true`;
    expect(await missing(stage)).toContain('wallets: wallets');
  });
});

test('a site goes live when an admin asks and another operator confirms: all addresses at once, none of the sandbox left, on the record', async () => {
  const stage = await readyStage();
  const { owner, asOperator, makeInvestor, operator } = stage;
  await makeInvestor();
  expect(await missing(stage)).toEqual([]);
  const request = await requestOf(stage);
  expect(await requestOf(stage)).toBe(request);
  await expect(confirm(stage, request, asOperator('admin'))).rejects.toMatchObject(refusal('second_person_required'));
  expect(await asOperator('reviewer').rows('go_live_state')).toMatchObject([
    { request_id: request, requested_by_name: 'Demo Admin', confirmed_by_name: null, confirmed_at: null },
  ]);
  await owner`update public.wallets set read_from = now()`;
  await confirm(stage, request);
  expect(await modeOf(stage)).toBe('live');
  // No account of the sandbox's chain gives addresses here.
  expect([
    ...(await owner`
      select id, address, network, read_from from public.wallets where address is not null order by position`),
  ]).toEqual(
    Object.entries(ADDRESSES).map(([id, { main }]) => ({ id, address: main, network: 'main', read_from: null })),
  );
  const trail = await owner`
    select action, actor from ground.audit_events where subject = ${request} or action = 'went_live' order by id`;
  expect([...trail]).toEqual([
    { action: 'proposed', actor: operator('admin').id },
    { action: 'went_live', actor: operator('treasurer').id },
  ]);
  // Some regulators forbid bonuses, and all require the identity of payees.
  expect(await owner`select bonuses, identity_before from public.site`).toEqual([
    { bonuses: [], identity_before: ['withdrawal'] },
  ]);
  expect(await asOperator('reviewer').rows('go_live_state')).toMatchObject([{ confirmed_by_name: 'Demo Treasurer' }]);
  await confirm(stage, request);
  await expect(requestOf(stage)).rejects.toMatchObject(refusal('already_live'));
  expect(await whoHeard(owner, 'site')).toEqual({ operators: 2 });
});

describe('a live site', () => {
  test('never becomes a sandbox again, keeps its details and takes no test-network address', async () => {
    const stage = await readyStage();
    const { owner, asOperator } = stage;
    await confirm(stage, await requestOf(stage));
    await expect(owner`update public.site set mode = 'sandbox'`).rejects.toMatchObject(refusal('no_way_back'));
    const [site] = await owner<{ version: number }[]>`select version from public.site`;
    const empty = ['contact_email', 'contact_phone', 'postal_location', 'legal_entity', 'risk_warning'];
    for (const change of [...empty.map((name) => ({ [name]: '' })), { registrations: [] }])
      await expect(asOperator('admin').rows('save_site', { ...DETAILS, ...site, ...change })).rejects.toMatchObject({
        constraint_name: 'site_live_complete',
      });
    await expect(changeOf(stage, 'eth')).rejects.toMatchObject(refusal('wrong_network'));
    await expect(
      owner`update public.wallets set address = null, address_name = null, network = null where id = 'tron'`,
    ).rejects.toMatchObject(refusal('change_required'));
    const change = { ...proposal('tron', 'main'), address: ADDRESSES['tron']?.test };
    const next = await dueChange(stage, 'tron', change);
    await asOperator('treasurer').rows('apply_proposal', { proposal_id: next });
    await expect(
      owner`insert into public.wallets values ('new', 'C', 'a', 'n', 'i', 'test', 90, 'bitcoin', 'Bitcoin')`,
    ).rejects.toMatchObject(refusal('wrong_network'));
  });
});

test('a live site pays no one on a test network', async () => {
  const stage = await readyStage();
  await confirm(stage, await requestOf(stage));
  const person = await stage.makeInvestor({ deposited: 2_000_000 });
  await confirmIdentity(stage, person);
  const investor = stage.asInvestor(person);
  const refused: string[] = [];
  for (const method of ['Bitcoin', 'Ethereum', 'USDT', 'TON'] as const)
    for (const address of PAYEES[method])
      await ask(investor, { method, address }).then(
        async ({ id }) => investor.rows('cancel_withdrawal', { withdrawal_id: id }),
        (error: unknown) => refused.push(`${address} ${error instanceof Error ? error.message : ''}`),
      );
  const ofTestNetworks = [...PAYEES.Bitcoin, ...PAYEES.TON].filter((each) => /^([mn2]|tb1|kQ)/.test(each));
  expect(ofTestNetworks).toHaveLength(4);
  expect(refused).toEqual(ofTestNetworks.map((each) => `${each} test_network_address`));
});

describe('a site does not go live', () => {
  test('while something is missing, and the refusal says what', async () => {
    const stage = await openStage();
    await expect(requestOf(stage)).rejects.toMatchObject({
      ...refusal('not_ready'),
      hint: 'legal_entity, registration, contact, risk_warning, wallets, factors, exchanges, sandbox_money, sandbox_records',
    });
  });

  test('when something went missing, was stopped, or came into the books since the request', async () => {
    const stage = await readyStage();
    const { owner, asOperator, makeInvestor } = stage;
    const request = await requestOf(stage);
    await asOperator('admin').rows('save_site', { ...DETAILS, risk_warning: '', version: 2 });
    await expect(confirm(stage, request)).rejects.toMatchObject({ ...refusal('not_ready'), hint: 'risk_warning' });
    await asOperator('admin').rows('save_site', { ...DETAILS, version: 3 });
    const { id } = await pendingDeposit(stage);
    await expect(confirm(stage, request)).rejects.toMatchObject({ hint: 'sandbox_money' });
    await asOperator('reviewer').rows('review_deposit', { deposit_id: id, approve: false, reason: 'Test coins' });
    const correction = await propose(stage, await makeInvestor(), 5);
    await expect(confirm(stage, request)).rejects.toMatchObject({ hint: 'sandbox_money' });
    await review(stage, correction, false, 'Test coins');
    const [change] = await owner<{ id: string }[]>`
      select id from desk.proposals where kind = 'wallet' and subject = 'tron' and is_open`;
    await asOperator('reviewer').rows('cancel_proposal', { proposal_id: change?.id, reason: 'Not ours' });
    await expect(confirm(stage, request)).rejects.toMatchObject({ hint: 'wallets' });
    expect(await modeOf(stage)).toBe('sandbox');
    expect([...(await owner`select from public.wallets where network = 'main'`)]).toEqual([]);
    await dueChange(stage, 'tron', proposal('tron', 'main'));
    await makeInvestor({ deposited: 1000 });
    await expect(confirm(stage, request)).rejects.toMatchObject({ hint: 'sandbox_money' });
  });

  test('with identities or reserves of the sandbox', async () => {
    const stage = await readyStage();
    const { asOperator } = stage;
    const request = await requestOf(stage);
    const { id: case_id } = await pendingCase(stage);
    expect(await missing(stage)).toEqual(['sandbox_records: identity_checks']);
    await expect(confirm(stage, request)).rejects.toMatchObject({ hint: 'sandbox_records' });
    await asOperator('reviewer').rows('review_kyc', { case_id, approve: true });
    await asOperator('treasurer').rows('attest_reserve', attestation({}));
    expect(await missing(stage)).toEqual(['sandbox_records: identities, attestations']);
    await expect(confirm(stage, request)).rejects.toMatchObject({ hint: 'sandbox_records' });
  });

  test('by a stroke of the pen in the database', async () => {
    const stage = await readyStage();
    const { owner } = stage;
    const request = await requestOf(stage);
    await expect(owner`update public.site set mode = 'live'`).rejects.toThrow('second_person_required');
    await expect(
      owner.begin(async (sql) => {
        await sql`update desk.proposals set confirmed_by = ${stage.operator('treasurer').id}, confirmed_at = now() where id = ${request}`;
        await sql`update public.site set mode = 'live'`;
      }),
    ).rejects.toMatchObject(refusal('wrong_network'));
  });
});
