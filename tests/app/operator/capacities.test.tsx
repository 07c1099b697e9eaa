import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadWords, setLanguage } from '@/lib/i18n/i18n';
import type { Language } from '@/lib/i18n/languages';
import { capacity } from '@/operator/kit/schema';
import { settled } from '../support/app';
import { answer, calls, openOperator } from '../support/operator/operator';
import { answerYieldPage, openYield } from '../support/operator/yield-page';
import { announce } from '../support/realtime';
import { refusal } from '../support/server';
import { signIn } from '../support/session';

beforeEach(async () => {
  signIn();
  await loadWords('operator');
});
afterEach(() => setLanguage('en'));

test.each<[Language, string, number]>([
  ['en', '1,500', 1500],
  ['en', '1.5', 1.5],
  ['en', '0.001', 0.001],
  ['en', ' 1,234,567.891 ', 1_234_567.891],
  ['en', '999,999,999.999', 999_999_999.999],
  ['de', '1.500', 1500],
  ['de', '1 500', 1500],
  ['de', '1,5', 1.5],
  ['ar', '١٬٥٠٠٫٢٥', 1500.25],
])('an operator who reads %s and types %s means %d PH/s', async (language, typed, phs) => {
  await setLanguage(language);
  expect(capacity.safeParse(typed)).toEqual({ success: true, data: phs });
});

test.each<[Language, string, string]>([
  ['en', '1.500,5', '1,000.50'],
  ['de', '1,500.5', '1.000,50'],
  ['en', '0', '1,000.50'],
  ['en', '-1', '1,000.50'],
  ['en', '1.0001', '1,000.50'],
  ['en', '1,000,000,000', '1,000.50'],
  ['en', 'much', '1,000.50'],
])('an operator who reads %s and types %s is told to write it like %s', async (language, typed, example) => {
  await setLanguage(language);
  expect(capacity.safeParse(typed).error?.issues[0]?.message).toContain(example);
});

test('an operator who types nothing names no capacity', () => {
  expect(capacity.safeParse('  ')).toEqual({ success: true, data: undefined });
});

const evidenced = (evidenced_at: string | null) => ({
  plan_id: 'basic',
  title: 'Basic',
  sold_cents: 0,
  capacity_cents: 100_000,
  sold_phs: 0,
  capacity_phs: 20.5,
  evidence: 'Vertrag',
  evidenced_by: 'Cleo',
  evidenced_at,
});

test('a treasurer who reads German finds the evidenced capacity as it is written there, and changes it', async () => {
  openOperator('treasurer');
  answerYieldPage();
  answer('plan_capacities', () => [evidenced('2026-01-01T00:00:00Z')]);
  answer('evidence_capacity');
  await setLanguage('de');
  const { user } = openYield();
  await user.click(await screen.findByRole('button', { name: 'Beleg eintragen für Basic' }));
  const dialog = within(await screen.findByRole('dialog'));
  const phs = dialog.getByLabelText('Rechenleistung in PH/s');
  expect(phs).toHaveProperty('value', '20,5');
  await user.clear(phs);
  await user.type(phs, '1.500');
  await user.type(dialog.getByLabelText(/^Kapital/), '1000');
  await user.type(dialog.getByLabelText('Beleg'), 'stated by Vertrag 2');
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(calls('evidence_capacity')).toMatchObject([{ capacity_phs: 1500 }]));
});

test.each([
  ['2026-01-01T00:00:00.123456+00:00', { seen: '2026-01-01T00:00:00.123456+00:00' }],
  [null, {}],
])('a treasurer who saw a capacity evidenced at %s says so, whatever comes meanwhile', async (at, seen) => {
  openOperator('treasurer');
  answerYieldPage();
  answer('plan_capacities', () => [evidenced(at)]);
  answer('evidence_capacity', () => refusal(400, 'P0001', 'changed_meanwhile'));
  const { user } = openYield();
  await user.click(await screen.findByRole('button', { name: 'Enter evidence for Basic' }));
  const dialog = within(await screen.findByRole('dialog'));
  answer('plan_capacities', () => [evidenced('2026-02-02T00:00:00Z')]);
  announce('proposals');
  await waitFor(() => expect(calls('plan_capacities').length).toBeGreaterThan(1));
  await settled();
  await user.type(dialog.getByLabelText(/^Maximum principal/), '1000');
  await user.type(dialog.getByLabelText('Evidence'), 'https://example.com/2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Another operator changed this after you/)).toBeDefined();
  expect(calls('evidence_capacity')).toEqual([
    {
      name: 'evidence_capacity',
      plan_id: 'basic',
      capacity_cents: 100_000,
      capacity_phs: 20.5,
      evidence: 'https://example.com/2',
      ...seen,
    },
  ]);
});
