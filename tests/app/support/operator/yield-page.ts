import { openApp } from '../app';
import { rpc, server } from '../server';
import { answerOperator } from './operator';

const PLAN = {
  plan_id: 'basic',
  title: 'Basic',
  sold_cents: 0,
  capacity_cents: null,
  sold_phs: 0,
  capacity_phs: null,
};

export const yieldDay = (number: string, values: object = {}) => ({
  day: `2026-02-${number}`,
  held: true,
  is_over: true,
  bookable: true,
  amount_cents: null,
  evidence: null,
  posted_by: null,
  posting_id: null,
  ...values,
});

export function answerYieldPage(role = 'treasurer', days: object[] = [yieldDay('04')], source_id?: string) {
  answerOperator(role);
  server.use(
    rpc('plan_capacities', () => [{ ...PLAN, source_id }]),
    rpc('yield_days', () => days),
    rpc('unclaimed_money', []),
    rpc('mining_desk', { sources: [], short: [], unowned: [] }),
  );
}

export const openYield = () => openApp('/operator/yield?month=2026-02');
