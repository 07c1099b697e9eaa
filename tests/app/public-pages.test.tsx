import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { openApp } from './support/app';
import { server, SUPABASE } from './support/server';

it('a visitor at an unknown address sees the 404 image and a way back home', async () => {
  const { user, path } = openApp('/no/such/page');
  expect(await screen.findByRole('img', { name: '404' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Go back' }));
  await screen.findByRole('heading', { name: 'Choose A Plan' });
  expect(path()).toBe('/');
});

it('a visitor sees the six plans at their prices, each marked as a target', async () => {
  openApp('/');
  await screen.findByRole('heading', { name: 'Choose A Plan' });
  for (const [title, price] of [
    ['Stater', '$100-$500'],
    ['Basic', '$1,000'],
    ['Gold', '$5,000'],
    ['Sliver', '$8,000'],
    ['Standard', '$10,000'],
    ['VIP', '$20,000'],
  ] as const) {
    const card = within(screen.getByRole('heading', { name: title }).closest('li') ?? document.body);
    expect(card.getByText(price)).toBeDefined();
    expect(card.getByText('target, not guaranteed')).toBeDefined();
    expect(card.getByRole('link', { name: /Start Today !!/ }).getAttribute('href')).toBe('/register');
  }
});

it('a visitor reads that money is not real, also while the API is down', async () => {
  server.use(http.get(`${SUPABASE}/rest/v1/*`, () => HttpResponse.error()));
  openApp('/about');
  expect(await screen.findByText(/Do not send real funds/)).toBeDefined();
  expect(await screen.findByText('The list of registrations cannot be shown at the moment.')).toBeDefined();
});

it('a visitor of a live site sees its registrations and no sandbox banner', async () => {
  const site = {
    brand: 'Glassmine',
    mode: 'live',
    contact_email: 'help@example.com',
    contact_phone: null,
    postal_location: null,
    legal_entity: 'Example Ltd',
    registrations: [{ authority: 'A register', number: '42', url: 'https://register.example/42' }],
  };
  server.use(http.get(`${SUPABASE}/rest/v1/site`, () => HttpResponse.json([site])));
  openApp('/about');
  const link = await screen.findByRole('link', { name: /42/ });
  expect(link.getAttribute('href')).toBe('https://register.example/42');
  expect(screen.queryByText(/Do not send real funds/)).toBeNull();
});

it('a visitor is shown no claim whose evidence is not a web address', async () => {
  const claim = { id: '1', text: 'Trust us', evidence_url: 'javascript:alert(1)' };
  server.use(http.get(`${SUPABASE}/rest/v1/claims`, () => HttpResponse.json([claim])));
  openApp('/');
  await screen.findByRole('heading', { name: 'Choose A Plan' });
  expect(screen.queryByText('Trust us')).toBeNull();
});

it('a visitor finds the first question open, opens one at a time, and can close it', async () => {
  const { user } = openApp('/about');
  const first = await screen.findByRole('button', { name: 'Is this real money?' });
  const second = screen.getByRole('button', { name: 'Are the returns guaranteed?' });
  const open = () => [first, second].map((question) => question.getAttribute('aria-expanded') === 'true');
  expect(open()).toEqual([true, false]);
  await user.click(second);
  expect(open()).toEqual([false, true]);
  await user.click(second);
  expect(open()).toEqual([false, false]);
});

it('a visitor opens and closes the mobile menu, also with Escape', async () => {
  const { user } = openApp('/');
  const button = await screen.findByRole('button', { name: 'Menu' });
  await user.click(button);
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

it('a visitor reads twelve terms, and that nothing stands before a withdrawal', async () => {
  openApp('/terms');
  const headings = await screen.findAllByRole('heading', { level: 2 });
  const terms = headings.filter((heading) => heading.closest('ol'));
  expect(terms).toHaveLength(12);
  expect(terms.slice(8, 11).map((term) => term.textContent)).toEqual([
    'Withdrawals',
    'No further investment',
    'Referrals are optional',
  ]);
});
