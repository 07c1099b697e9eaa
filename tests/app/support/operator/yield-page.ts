import { http, HttpResponse } from 'msw';
import { openApp } from '../app';
import { server, SUPABASE } from '../server';
import { answerOperator } from './operator';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const PLAN = {
  plan_id: 'basic',
  title: 'Basic',
  sold_cents: 0,
  capacity_cents: null,
  sold_phs: 0,
  capacity_phs: null,
};

/** A day of February 2026 that is missing, unless the values say otherwise. */
export const yieldDay = (number: string, values: object = {}) => ({
  day: `2026-02-${number}`,
  held: true,
  is_over: true,
  bookable: true,
  amount_cents: null,
  evidence: null,
  posted_by: null,
  posting_id: null,
  reversal_id: null,
  reversal_reason: null,
  reversal_by: null,
  reversal_by_name: null,
  ...values,
});

/** The reads of the page of yield: one plan with these days, and nothing that waits. */
export function answerYieldPage(role = 'treasurer', days: object[] = [yieldDay('04')]) {
  answerOperator(role);
  server.use(
    http.post(`${RPC}/plan_capacities`, () => HttpResponse.json([PLAN])),
    http.post(`${RPC}/yield_days`, () => HttpResponse.json(days)),
    http.post(`${RPC}/open_yield`, () => HttpResponse.json([])),
    http.post(`${RPC}/unclaimed_money`, () => HttpResponse.json([])),
  );
}

/** Opens the page of yield at the month of these tests. */
export const openYield = () => openApp('/operator/yield?month=2026-02');
