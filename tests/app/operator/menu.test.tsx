import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import access from '../../../docs/access/functions.md?raw';
import { openApp } from '../support/app';
import { openOperator } from '../support/operator/operator';
import { signIn } from '../support/session';

beforeEach(() => signIn());

const READ = ['/operator', '/operator/books', '/operator/reports', '/operator/people', '/operator/audit'];

const DONE: Record<string, string[]> = {
  '/operator/deposits': ['review_deposit'],
  '/operator/withdrawals': ['review_withdrawal', 'settle_withdrawal'],
  '/operator/identity': ['review_kyc'],
  '/operator/messages': ['handle_contact_message'],
  '/operator/corrections': ['withdraw_correction', 'review_correction'],
  '/operator/yield': ['post_yield', 'evidence_capacity', 'unclaimed_money'],
  '/operator/insurance': ['propose_insurance_payout', 'confirm_proposal'],
  '/operator/proof': ['take_snapshot', 'attest_reserve'],
  '/operator/operators': ['set_role', 'set_limit', 'set_time_limit', 'confirm_proposal'],
  '/operator/wallets': ['propose_wallet_change', 'cancel_proposal'],
  '/operator/site': ['save_site', 'set_unserved_countries', 'confirm_proposal'],
  '/operator/live': ['request_go_live', 'cancel_proposal'],
  '/operator/plans': ['save_plan', 'confirm_proposal'],
  '/operator/methods': ['set_payment_method', 'set_withdrawal_method', 'set_explorer', 'confirm_proposal'],
  '/operator/exchanges': ['propose_exchanges', 'propose_resumption'],
  '/operator/signals': ['publish_signal'],
  '/operator/trading': ['halt_trading', 'propose_trading'],
  '/operator/strategies': ['review_strategy', 'suspend_strategy'],
  '/operator/claims': ['write_claim', 'verify_claim'],
  '/operator/announcements': ['publish_announcement'],
};
const ROLES = ['reviewer', 'treasurer', 'admin'];

function callersOf(name: string): string[] {
  const line = new RegExp(`^\\| \`${name}\\(.*?\\)\` *\\|(.*?)\\|(.*?)\\|(.*?)\\|`, 'm');
  const cells = line.exec(access)?.slice(1) ?? [];
  return ROLES.filter((_, n) => cells[n]?.trim() === 'yes');
}

test.each(ROLES)(
  'a %s finds in the menu the pages where the database lets them do something, and no other',
  async (role) => {
    const mayDo = Object.entries(DONE).flatMap(([page, names]) =>
      names.some((name) => callersOf(name).includes(role)) ? [page] : [],
    );
    openOperator(role);
    openApp('/operator');
    const menu = within(await screen.findByRole('navigation', { name: 'Operator' }));
    const links = menu.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.toSorted()).toEqual([...READ, ...mayDo].toSorted());
  },
);

test('each function that the menu is compared by is in the document of access', () => {
  expect(
    Object.values(DONE)
      .flat()
      .filter((name) => callersOf(name).length === 0),
  ).toEqual([]);
});
