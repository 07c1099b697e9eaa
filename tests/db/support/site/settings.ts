import { randomUUID } from 'node:crypto';
import type { Row } from '../actors.ts';
import { openStage, type Stage } from '../stage.ts';
import { decideOn } from '../trading/quotes.ts';

export const DETAILS = {
  contact_email: 'desk@example.com',
  contact_phone: '+1 217 555 0100',
  postal_location: 'Springfield, Illinois',
  legal_entity: 'Example Mining Ltd',
  registrations: [{ authority: 'Example Authority', number: 'X-1', url: 'https://register.example.com/X-1' }],
  risk_warning: 'You can lose all of it.\nAsk somebody who knows.',
  mail_notifications: false,
  version: 1,
};

export const ADDRESSES: Record<string, { test: string; main: string }> = {
  bitcoin: { test: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', main: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
  eth: {
    test: '0x52908400098527886E0F7030069857D2E4169EE7',
    main: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  },
  'usdt-erc20': {
    test: '0x52908400098527886E0F7030069857D2E4169EE7',
    main: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  },
  'usdt-trc20': { test: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', main: 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH' },
  tron: { test: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', main: 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH' },
};

/** A first address for TON, which has none. */
export const FIRST_ADDRESS = {
  test: 'kQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqKYH',
  main: 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
};

export const proposal = (wallet_id: string, network: 'test' | 'main' = 'test') => ({
  wallet_id,
  address: { ...ADDRESSES, ton: FIRST_ADDRESS }[wallet_id]?.[network] ?? '',
  address_name: 'New address',
  network,
  reason: 'The old key is retired',
});

export async function changeOf({ asOperator }: Stage, wallet: string, change: Row = {}): Promise<string> {
  const request_id = randomUUID();
  await asOperator('admin').rows('propose_wallet_change', { ...proposal(wallet), request_id, ...change });
  return request_id;
}

export async function letDelayPass({ owner }: Stage, id: string): Promise<void> {
  await owner`
    update desk.proposals set confirmed_at = confirmed_at - interval '48 hours', effective_at = effective_at - interval '48 hours'
    where id = ${id}`;
}

export async function dueChange(stage: Stage, wallet: string, change: Row = {}): Promise<string> {
  const id = await changeOf(stage, wallet, change);
  await stage.asOperator('treasurer').rows('confirm_proposal', { proposal_id: id });
  await letDelayPass(stage, id);
  return id;
}

/** Removes the demo money and its days from the books, as if the seed had never run. */
export async function emptyBooks({ owner, operator }: Stage): Promise<void> {
  for (const table of ['ledger.transfers', 'public.yield_postings']) {
    await owner`alter table ${owner(table)} disable trigger user`;
    await owner`delete from ${owner(table)}`;
    await owner`alter table ${owner(table)} enable trigger user`;
  }
  await owner`update public.deposits set status = 'rejected', reason = 'x', reviewed_by = ${operator('reviewer').id} where status = 'pending'`;
}

export async function giveFactors({ owner }: Stage, type: 'totp' | 'webauthn' = 'totp'): Promise<void> {
  await owner`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
    select gen_random_uuid(), o.user_id, 'Authenticator', ${type}, 'verified', now(), now()
    from people.operators o where not people.has_factor(o.user_id)`;
  await owner`update auth.sessions set aal = 'aal2' where user_id in (select o.user_id from people.operators o)`;
}

export async function makeReady(stage: Stage): Promise<void> {
  await giveFactors(stage);
  await emptyBooks(stage);
  await decideOn(stage, 'coinbase', 'kraken');
  await stage.asOperator('admin').rows('save_site', DETAILS);
  for (const wallet of Object.keys(ADDRESSES)) await dueChange(stage, wallet, proposal(wallet, 'main'));
  for (const method of ['Litecoin', 'BNB', 'DOGE', 'SHIBA', 'BITCOIN CASH'])
    await stage.asOperator('admin').rows('set_payment_method', { method, in_use: false, reason: 'Not taken' });
}

export async function readyStage(): Promise<Stage> {
  const stage = await openStage();
  await makeReady(stage);
  return stage;
}

export async function requestOf({ asOperator }: Stage): Promise<string> {
  return (await asOperator('admin').call<{ answer: string }>('request_go_live')).answer;
}
