import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openApp } from '../support/app';
import { server, SUPABASE } from '../support/server';
import { copyOf, readyToCopy } from '../support/trading/copying';

test('a person who copies reads their part of each coin of a strategy, and that it is looked through', async () => {
  readyToCopy({ copies: [copyOf()] });
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/my_assets`, () =>
      HttpResponse.json([
        { instrument_id: null, name: null, cents: 56_200 },
        { instrument_id: 'BTC-USD', name: 'Bitcoin', cents: 4600 },
      ]),
    ),
  );
  openApp('/portfolio');
  const allocation = within(await screen.findByRole('region', { name: 'Allocation' }));
  expect(allocation.getByText('Bitcoin').nextElementSibling?.textContent).toBe('$46.00 7.6%');
  expect(allocation.getByText('US dollars').nextElementSibling?.textContent).toBe('$562.00 92.4%');
  expect(allocation.getByText(/^Strategies are looked through/)).toBeDefined();
});
