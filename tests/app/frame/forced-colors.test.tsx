import { render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { openApp } from '../support/app';
import { server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';
import theme from '@/theme.css?raw';

const [, rules = ''] = /@media \(forced-colors: active\) \{([\s\S]*?)\n\}/.exec(theme) ?? [];

const colorsOf = (element: Element) => {
  const { backgroundColor, color } = getComputedStyle(element);
  return `${color} on ${backgroundColor}`;
};

function highlighted(elements: readonly Element[]) {
  const probe = document.createElement('p');
  probe.style.cssText = 'background: Highlight; color: HighlightText';
  document.body.append(probe);
  const wanted = colorsOf(probe);
  probe.remove();
  return elements.filter((element) => colorsOf(element) === wanted).map(({ textContent }) => textContent);
}

beforeEach(() => {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
  onTestFinished(() => style.remove());
});

test('a person whose system forces its colours sees which of a few is chosen', () => {
  render(
    <SegmentedControl
      legend="Side"
      onChange={() => undefined}
      options={[
        { value: 'buy', label: 'Buy' },
        { value: 'sell', label: 'Sell' },
      ]}
      value="sell"
    />,
  );
  expect(highlighted([...document.querySelectorAll('label')])).toEqual(['Sell']);
});

test('a person whose system forces its colours sees which tab is open and at which place they are', async () => {
  signIn();
  const empty = () => HttpResponse.json([]);
  server.use(
    http.get(`${SUPABASE}/rest/v1/withdrawals`, empty),
    http.get(`${SUPABASE}/rest/v1/deposits`, empty),
    http.post(`${SUPABASE}/rest/v1/rpc/lapsed_approvals`, empty),
  );
  openApp('/transactions?tab=deposits');
  expect(highlighted(await screen.findAllByRole('tab'))).toEqual(['Deposits']);
  for (const name of ['Account', 'Main places']) {
    const places = within(screen.getByRole('navigation', { name })).getAllByRole('link');
    expect(highlighted(places)).toEqual(['Transactions']);
  }
  expect(highlighted(screen.getAllByRole('link', { name: 'Glassmine' }))).toEqual([]);
});
