import { randomUUID } from 'node:crypto';
import { changeOf, DETAILS, dueChange, proposal } from '../site/settings.ts';
import type { Stage } from '../stage.ts';
import { type Case, rpc } from './attempts.ts';

/** What operators set about the site. */
export const settingsCases = async (stage: Stage): Promise<Record<string, Case>> => ({
  propose_wallet_change: {
    attempt: rpc('propose_wallet_change'),
    rightful: 'treasurer',
    good: { ...proposal('bitcoin'), request_id: randomUUID() },
    kinds: {
      wallet_id: 'name',
      address: 'address',
      address_name: 'reason',
      network: 'name',
      reason: 'reason',
      request_id: 'request',
    },
  },
  approve_wallet_change: {
    attempt: rpc('approve_wallet_change'),
    rightful: 'treasurer',
    good: { change_id: await changeOf(stage, 'eth') },
    kinds: { change_id: 'id' },
  },
  cancel_wallet_change: {
    attempt: rpc('cancel_wallet_change'),
    rightful: 'reviewer',
    good: { change_id: await changeOf(stage, 'usdt-erc20'), reason: 'Not ours' },
    kinds: { change_id: 'id', reason: 'reason' },
  },
  apply_wallet_change: {
    attempt: rpc('apply_wallet_change'),
    rightful: 'treasurer',
    good: { change_id: await dueChange(stage, 'tron') },
    kinds: { change_id: 'id' },
  },
  save_site: {
    attempt: rpc('save_site'),
    rightful: stage.operator('admin'),
    good: { ...DETAILS, version: 1 },
    kinds: {
      contact_email: 'detail',
      contact_phone: 'detail',
      postal_location: 'detail',
      legal_entity: 'detail',
      registrations: 'registers',
      risk_warning: 'detail',
      version: 'version',
    },
  },
});
