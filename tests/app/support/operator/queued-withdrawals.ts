import { ADA } from '../session';

export const BEN = '00000000-0000-4000-8000-00000000be40';
export const CLEO = '00000000-0000-4000-8000-00000000c1e0';

export const withdrawal = (values: object = {}) => ({
  id: crypto.randomUUID(),
  investor_id: BEN,
  investor_name: 'Ben Example',
  investor_email: 'ben@example.com',
  amount_cents: 100_000,
  fee_cents: 0,
  pays_cents: 100_000,
  method: 'USDT',
  address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  status: 'pending',
  reviewed_by: null,
  created_at: '2026-03-04T12:00:00Z',
  frozen: false,
  taken_by: null,
  taken_by_name: null,
  taken_until: null,
  payable_from: null,
  ...values,
});
export const approved = (values: object = {}) =>
  withdrawal({ status: 'approved', reviewed_by: CLEO, address: null, ...values });
export const takenBy = (id: string, name: string, values: object = {}) =>
  withdrawal({
    status: 'paying',
    reviewed_by: CLEO,
    taken_by: id,
    taken_by_name: name,
    taken_until: '2099-01-01T00:00:00Z',
    ...values,
  });
export const taken = (values: object = {}) => takenBy(ADA.id, 'Ada', values);
