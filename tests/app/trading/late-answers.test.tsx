import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { hold } from '../support/holding';
import { SUPABASE } from '../support/server';
import { copyOf, ledOf, POOL, readyToCopy } from '../support/trading/copying';
import { orderOf, readyToTrade } from '../support/trading/trading';

const copies = () => void readyToCopy({ copies: [copyOf()] });
const leads = () => {
  readyToCopy().led = [ledOf()];
};
const trades = () => {
  readyToTrade().open = [orderOf()];
};

test.each([
  {
    ready: copies,
    page: `/strategies/view?id=${POOL}`,
    opener: 'Take money out',
    field: /^Share to sell \(%\)/,
    call: 'redeem_copy',
  },
  {
    ready: leads,
    page: '/strategies/mine',
    opener: 'Change the terms',
    field: 'Profit share (%)',
    call: 'change_terms',
  },
  {
    ready: leads,
    page: '/strategies/mine',
    opener: 'Close the strategy',
    field: 'Reason (public)',
    call: 'close_strategy',
  },
  { ready: trades, page: '/portfolio', opener: 'Put money in', field: 'Amount', call: 'subscribe' },
  {
    ready: trades,
    page: '/trade',
    opener: 'Change: Buy 0.01 BTC',
    submit: 'Change order',
    field: 'Limit price',
    call: 'replace_order',
  },
])(
  'who opens “$opener” again before the first answer came keeps it, with what they typed',
  async ({ ready, page, opener, submit = opener, field, call }) => {
    ready();
    const sending = hold(`${SUPABASE}/rest/v1/rpc/${call}`);
    const { user } = openApp(page);
    const enter = async (text: string) => {
      await user.click(await screen.findByRole('button', { name: opener }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.clear(dialog.getByLabelText(field));
      await user.type(dialog.getByLabelText(field), text);
      return dialog;
    };
    const first = await enter('12');
    await user.click(first.getByRole('button', { name: submit }));
    await sending.arrived();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await enter('15');
    await sending.answer(HttpResponse.json(null));
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).not.toBeNull());
    await settled();
    expect(again.getByLabelText(field)).toHaveProperty('value', '15');
    expect(screen.queryByRole('dialog')).not.toBeNull();
  },
);
