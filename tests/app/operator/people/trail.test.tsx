import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import operator from '@/words/en/operator.json';
import { openApp } from '../../support/app';
import { answerOperator } from '../../support/operator/operator';
import { rpc, server } from '../../support/server';
import { signIn } from '../../support/session';

const event = (id: number, action: string) => ({
  id,
  at: '2026-03-04T12:00:00Z',
  actor: null,
  actor_name: 'Cleo',
  action,
  subject: null,
  details: {},
});

const migrations: Record<string, string> = import.meta.glob('../../../../supabase/migrations/*.sql', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const COMPLETED = new Map([
  ['deposit_', ['approved', 'rejected']],
  ['withdrawal_', ['approved', 'rejected']],
  ['kyc_', ['approved', 'rejected']],
  ['correction_', ['booked', 'refused']],
  ['bonus_', ['refused']],
  ['role_', ['insert', 'update', 'delete']],
]);

function writtenKinds(): string[] {
  const calls = Object.values(migrations).flatMap((sql) => [...sql.matchAll(/perform ground\.audit\(\s*([^,]+),/g)]);
  expect(calls.length).toBeGreaterThan(40);
  const names = calls.flatMap(([, name = '']) =>
    name.startsWith('case correction.kind')
      ? ['correction', 'bonus'].map((kind) => name.replace(/^.* end \|\| '/, `'${kind}`))
      : [name],
  );
  return names.flatMap((name) => {
    const texts = [...name.matchAll(/'([a-z_]+)'/g)].map(([, text = '']) => text);
    return texts.flatMap((text) =>
      text.endsWith('_') ? (COMPLETED.get(text) ?? ['?']).map((end) => text + end) : [text],
    );
  });
}

describe('an operator who reads the audit trail', () => {
  let asked: unknown[];
  beforeEach(() => {
    asked = [];
    signIn();
    answerOperator('admin');
    server.use(rpc('audit_log', () => [event(2, 'kyc_rejected'), event(1, 'something_new')], asked));
  });

  test('reads each kind of action in words, an unknown one as it is', async () => {
    openApp('/operator/audit');
    expect(await screen.findByRole('link', { name: 'Identity rejected' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'something_new' })).toBeDefined();
  });

  test('reads a sentence with names and sums, and details without JSON', async () => {
    const details = {
      amount_cents: 5_000,
      reason: 'Late',
      sums: { yield: [1, 1250] },
      sealed_at: '2026-03-04T12:00:00+00:00',
      seal: 'ab'.repeat(32),
      nothing: {},
    };
    const subject = '00000000-0000-4000-8000-00000000be40';
    const told = { ...event(1, 'person_frozen'), subject, subject_name: 'Ben Example', details };
    server.use(rpc('audit_log', () => [told]));
    openApp('/operator/audit');
    const row = await screen.findByRole('row', { name: /Cleo/ });
    expect(row.textContent).toMatch(/^CleoAccount frozenBen Example\$50\.00Late/);
    expect(row.textContent).toMatch(/sumsyield: 1 → 1,250.*sealed at4 Mar 2026, 12:00 UTC.*abababab…/);
    expect(row.textContent).not.toMatch(/[{}"]|nothing/);
  });

  test('has words for every kind that the database writes', () => {
    expect([...new Set(writtenKinds())].toSorted()).toEqual(Object.keys(operator.trail).toSorted());
  });
});
