import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../support/app';
import { copyOf, ledOf, POOL, readyToCopy } from '../support/trading/copying';
import { holdingOf, orderOf, poolOf, readyToTrade } from '../support/trading/trading';

interface Case {
  what: string;
  path: string;
  ready: () => unknown;
  opener?: string;
  fill?: readonly [label: string | RegExp, text: string];
  send: string;
  /** What the toast and the field say, where it is more than that something is missing. */
  says?: string;
  first: string | RegExp;
}

const INCOMPLETE = 'Please fill the form correctly';
const STRATEGY = `/strategies/view?id=${POOL}`;
const rebalancing = () =>
  readyToTrade({
    pools: [poolOf({ value_cents: 1_000_000, cash_cents: 100_000, free_cents: 100_000 })],
    holdings: [holdingOf({ value_cents: 900_000 })],
  });
const leading = () => readyToCopy({ led: [ledOf()] });
const copying = () => readyToCopy({ copies: [copyOf()] });

const cases: Case[] = [
  {
    what: 'an order',
    path: '/trade',
    ready: readyToTrade,
    send: 'Buy BTC',
    first: 'Amount in dollars, fee included',
  },
  {
    what: 'a change of an order',
    path: '/trade',
    ready: () => readyToTrade({ open: [orderOf()] }),
    opener: 'Change: Buy 0.01 BTC',
    fill: ['Limit price', '1.005'],
    send: 'Change order',
    says: 'Use at most 2 decimals.',
    first: 'Limit price',
  },
  {
    what: 'money for a portfolio',
    path: '/portfolio',
    ready: readyToTrade,
    opener: 'Put money in',
    send: 'Put money in',
    first: 'Amount',
  },
  {
    what: 'a portfolio without a name',
    path: '/portfolio',
    ready: () => readyToTrade({ pools: [] }),
    opener: 'Open a portfolio',
    fill: ['Name', ''],
    send: 'Open a portfolio',
    first: 'Name',
  },
  {
    what: 'shares of more than the whole',
    path: '/portfolio',
    ready: rebalancing,
    opener: 'Rebalance',
    fill: ['Doge (%)', '20'],
    send: 'Preview',
    first: 'Bitcoin (%)',
  },
  {
    what: 'a band over a half',
    path: '/portfolio',
    ready: rebalancing,
    opener: 'Rebalance',
    fill: ['Tolerance (%)', '50.01'],
    send: 'Preview',
    says: 'Enter 0% to 50%.',
    first: 'Tolerance (%)',
  },
  {
    what: 'a copy',
    path: `/strategies/questions?strategy=${POOL}`,
    ready: readyToCopy,
    send: 'Copy',
    first: 'Amount',
  },
  {
    what: 'a part to take out',
    path: STRATEGY,
    ready: copying,
    opener: 'Take money out',
    send: 'Take money out',
    first: /^Share to sell \(%\)/,
  },
  {
    what: 'a proposal',
    path: '/strategies/mine',
    ready: readyToCopy,
    opener: 'Propose a strategy',
    send: 'Propose a strategy',
    first: 'Title',
  },
  {
    what: 'terms',
    path: '/strategies/mine',
    ready: leading,
    opener: 'Change the terms',
    fill: ['Profit share (%)', ''],
    send: 'Change the terms',
    first: 'Profit share (%)',
  },
  {
    what: 'the end of a strategy',
    path: '/strategies/mine',
    ready: leading,
    opener: 'Close the strategy',
    send: 'Close the strategy',
    first: 'Reason (public)',
  },
];

test.each(cases)(
  'a form that cannot be sent says so, and the first field that is marked gets the focus: $what',
  async ({ path, ready, opener, fill, send, says = INCOMPLETE, first }) => {
    ready();
    const { user } = openApp(path);
    if (opener) await user.click(await screen.findByRole('button', { name: opener }));
    const form = within(await screen.findByRole(opener ? 'dialog' : 'form'));
    if (fill) {
      const [label, text] = fill;
      await user.clear(form.getByLabelText(label));
      if (text) await user.type(form.getByLabelText(label), text);
    }
    await user.click(form.getByRole('button', { name: send }));
    await waitFor(() => expect(screen.queryAllByText(says)).toHaveLength(says === INCOMPLETE ? 1 : 2));
    const field = form.getByLabelText(first);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
  },
);
