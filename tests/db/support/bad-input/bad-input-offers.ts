import { randomUUID } from 'node:crypto';
import { NEW_PLAN } from '../site/offers.ts';
import type { Stage } from '../stage.ts';
import { type Case, rpc } from './attempts.ts';

/** What operators may do about plans, ways to pay, limits, claims and announcements. */
export async function offersCases({ asOperator }: Stage): Promise<Record<string, Case>> {
  const claim = {
    text: 'The source is open.',
    evidence_url: 'https://example.com',
    request_id: randomUUID(),
  };
  await asOperator('treasurer').rows('write_claim', claim);
  const announcement = { title: 'T', body: 'B', weight: 'info', request_id: randomUUID() };
  await asOperator('admin').rows('publish_announcement', announcement);
  const methods = await asOperator('admin').rows<{ name: string; kind: string; version: string }>(
    'method_desk',
  );
  const ton = methods.find(({ name, kind }) => name === 'TON' && kind === 'withdrawal');
  const proposed = async (kind: string) =>
    (
      await asOperator('admin').call<{ answer: string }>('propose_switch', {
        kind,
        turn_on: false,
        reason: 'Asked for',
      })
    ).answer;
  return {
    propose_switch: {
      attempt: rpc('propose_switch'),
      rightful: 'admin',
      good: { kind: 'profit', turn_on: false, reason: 'Asked for' },
      kinds: { kind: 'choice', turn_on: 'boolean', reason: 'reason' },
    },
    confirm_proposal: {
      attempt: rpc('confirm_proposal'),
      rightful: 'treasurer',
      good: { proposal_id: await proposed('referral') },
      kinds: { proposal_id: 'id' },
    },
    cancel_proposal: {
      attempt: rpc('cancel_proposal'),
      rightful: 'treasurer',
      good: { proposal_id: await proposed('granted') },
      kinds: { proposal_id: 'id' },
    },
    save_plan: {
      attempt: rpc('save_plan'),
      rightful: 'admin',
      good: NEW_PLAN,
      kinds: {
        plan_id: 'text',
        title: 'text',
        min_cents: 'cents',
        max_cents: 'cents',
        top_ups_per_day: 'basisPoints',
        roi_bp: 'basisPoints',
        profit_bonus_bp: 'basisPoints',
        offers: 'lines',
        on_sale: 'boolean',
        reason: 'reason',
      },
    },
    set_payment_method: {
      attempt: rpc('set_payment_method'),
      rightful: 'admin',
      good: { method: 'DOGE', in_use: false, reason: 'Asked for' },
      kinds: { method: 'name', in_use: 'boolean', reason: 'reason' },
    },
    set_explorer: {
      attempt: rpc('set_explorer'),
      rightful: 'admin',
      good: {
        chain: 'TRON',
        network: 'test',
        seen: 'https://nile.tronscan.org/#/transaction/{id}',
        template: 'https://explorer.example.com/{id}',
        reason: 'Asked for',
      },
      kinds: { chain: 'name', network: 'choice', seen: 'stale', template: 'explorer', reason: 'reason' },
    },
    set_withdrawal_method: {
      attempt: rpc('set_withdrawal_method'),
      rightful: 'admin',
      good: {
        method: 'TON',
        seen: ton?.version,
        in_use: true,
        min_cents: 50_000,
        fee_cents: 100,
        duration: '1h',
        reason: 'Asked for',
      },
      kinds: {
        method: 'name',
        seen: 'stale',
        in_use: 'boolean',
        min_cents: 'cents',
        fee_cents: 'capacity',
        duration: 'text',
        reason: 'reason',
      },
    },
    set_limit: {
      attempt: rpc('set_limit'),
      rightful: 'admin',
      good: { role: 'admin', kind: 'bonus', max_cents: 100, reason: 'Asked for' },
      kinds: { role: 'choice', kind: 'choice', max_cents: 'limit', reason: 'reason' },
    },
    set_time_limit: {
      attempt: rpc('set_time_limit'),
      rightful: 'admin',
      good: { queue: 'corrections', seen_hours: 24, hours: 12, reason: 'Asked for' },
      kinds: { queue: 'choice', hours: 'cents', reason: 'reason' },
    },
    write_claim: {
      attempt: rpc('write_claim'),
      rightful: 'reviewer',
      good: { ...claim, request_id: randomUUID() },
      kinds: { text: 'reason', evidence_url: 'link', request_id: 'request' },
    },
    verify_claim: {
      attempt: rpc('verify_claim'),
      rightful: 'reviewer',
      good: { claim_id: claim.request_id },
      kinds: { claim_id: 'id' },
    },
    withdraw_claim: {
      attempt: rpc('withdraw_claim'),
      rightful: 'reviewer',
      good: { claim_id: claim.request_id, reason: 'Wrong' },
      kinds: { claim_id: 'id', reason: 'reason' },
    },
    publish_announcement: {
      attempt: rpc('publish_announcement'),
      rightful: 'treasurer',
      good: { ...announcement, request_id: randomUUID() },
      kinds: { title: 'reason', body: 'answer', weight: 'choice', request_id: 'request' },
    },
    withdraw_announcement: {
      attempt: rpc('withdraw_announcement'),
      rightful: 'treasurer',
      good: { announcement_id: announcement.request_id },
      kinds: { announcement_id: 'id' },
    },
  };
}
