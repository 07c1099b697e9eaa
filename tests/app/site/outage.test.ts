import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { showFrontPage } from '@/site/kit/front-page';
import { openDocument } from '../support/document';
import { server, SUPABASE } from '../support/server';

const answerFrontPage = (answer: () => Response) => server.use(http.get(`${SUPABASE}/rest/v1/rpc/front_page`, answer));

const outage = () => answerFrontPage(() => HttpResponse.json({}, { status: 503 }));

test('a visitor reads during an outage that contact details cannot be shown, and not that there are none', async () => {
  outage();
  await openDocument('/contact', showFrontPage);
  expect(screen.getAllByText('Currently unavailable')).toHaveLength(3);
  expect(screen.getByText('We couldn’t load the email address.')).toBeDefined();
  expect(screen.getByText('We couldn’t load the postal address.')).toBeDefined();
  expect(screen.queryByText(/not provided|no (email|postal) address yet/i)).toBeNull();
});

test('a visitor reads after an outage what was entered, and what was not', async () => {
  outage();
  await openDocument('/contact', showFrontPage);
  answerFrontPage(() => HttpResponse.json({ site: { contact_phone: '+354 555 0199' } }));
  await showFrontPage();
  expect(screen.getByRole('link', { name: '+354 555 0199' })).toBeDefined();
  expect(screen.getAllByText('Not provided in this sandbox')).toHaveLength(2);
  expect(screen.getByText('No postal address yet.')).toBeDefined();
  expect(screen.queryByText(/currently unavailable|we couldn’t load/i)).toBeNull();
});
