import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { openSite, sent } from '../../support/operator/site';
import { rpc, server } from '../../support/server';
import { ADA } from '../../support/session';

beforeEach(() => {
  sent.length = 0;
});

describe('the page of going live', () => {
  const NAMES =
    'legal_entity registration contact risk_warning wallets two_people factors exchanges sandbox_money sandbox_records'.split(
      ' ',
    );
  const checklist = (missing: Record<string, string[]> = {}) =>
    rpc('go_live_checklist', () => NAMES.map((requirement) => ({ requirement, missing: missing[requirement] ?? [] })));
  const requested = (values: object = {}) =>
    rpc('go_live_state', () => [
      {
        request_id: 'r',
        requested_by: 'somebody',
        requested_by_name: 'Ben',
        requested_at: '2026-03-04T10:00:00Z',
        confirmed_by_name: null,
        confirmed_at: null,
        settings: [
          { kind: 'limit', subject: 'reviewer deposit', values: { max_cents: 10_000_000 } },
          { kind: 'limit', subject: 'admin bonus', values: { max_cents: null } },
          { kind: 'plan', subject: 'basic', values: { title: 'Basic', roi_bp: 1550, term: '7 days' } },
        ],
        ...values,
      },
    ]);
  const nobodyAsked = rpc('go_live_state', []);
  const open = async () => {
    const app = openApp('/operator/live');
    await screen.findByRole('heading', { name: 'Going live' });
    return app;
  };

  test('says what is missing and where it is entered, and lets no one ask', async () => {
    openSite('admin');
    server.use(
      nobodyAsked,
      checklist({ contact: ['contact_email'], wallets: ['ETH', 'TRON'], sandbox_money: ['transfers'] }),
    );
    await open();
    expect(screen.getAllByText('Missing')).toHaveLength(3);
    expect(screen.getByText('Contact email')).toBeDefined();
    expect(screen.getByText('ETH')).toBeDefined();
    expect(screen.getByText('TRON')).toBeDefined();
    expect(screen.getByText('Start a live site with a fresh database.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to Wallets' }).getAttribute('href')).toBe('/operator/wallets');
    expect(screen.queryByRole('button', { name: 'Request to go live' })).toBeNull();
  });

  test('lets an admin ask when nothing is missing', async () => {
    openSite('admin');
    server.use(nobodyAsked, checklist());
    const { user } = await open();
    expect(screen.getAllByText('Done')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Request to go live' }));
    await user.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Request to go live' }));
    expect(await screen.findByText('Requested. Another admin or treasurer must confirm.')).toBeDefined();
    expect(sent).toHaveLength(1);
  });

  test('lets a second person confirm after a last question', async () => {
    openSite('treasurer');
    server.use(requested(), checklist());
    const { user } = await open();
    expect(screen.getByText('Go-live requested by Ben on 2026/03/04.')).toBeDefined();
    const promised = within(screen.getByRole('region', { name: 'Settings to confirm' }));
    const lines = promised.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['Limit: $100,000.00', 'Limit: No limit', 'Title: Basic', 'Target return in %: 15.5%']);
    expect(promised.getByText('Limits: Reviewer: Approve a deposit')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Go live' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/All bonuses are off, and withdrawals need a/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Go live' }));
    expect(await screen.findByText('The site is live.')).toBeDefined();
    expect(sent).toEqual([{ proposal_id: 'r' }]);
  });

  test.each([
    ['an admin who asked', 'admin', { requested_by: ADA.id }],
    ['a reviewer', 'reviewer', {}],
  ])('does not let %s confirm, only stop it', async (_, role, values) => {
    openSite(role);
    server.use(requested(values), checklist());
    await open();
    expect(screen.queryByRole('button', { name: 'Go live' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel the proposal' })).toBeDefined();
  });
});
