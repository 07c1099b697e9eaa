import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { fakeTimers, pass } from '../support/clock';
import { everyoneJoins, joins } from '../support/realtime';
import { copyOf, fill, POOL, readyToCopy } from '../support/trading/copying';

fakeTimers();

test('a holder sees what a strategy trades while they look at it', async () => {
  const copying = readyToCopy({ copies: [copyOf()] });
  openApp(`/strategies/view?id=${POOL}`);
  expect(await screen.findByText(/bought at/)).toBeDefined();
  // The first join reads everything again.
  await waitFor(() => expect([joins.length, everyoneJoins.length]).toEqual([1, 1]));
  await settled();
  copying.fills = [{ ...fill, id: '00000000-0000-4000-8000-0000000000d2', side: 'sell' }, fill];
  await pass(10_000);
  await settled();
  expect(screen.getByText(/sold at/)).toBeDefined();
});
