import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answerOperator, overviewOf } from '../../support/operator/operator';
import { refusal, server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const PERSON = '00000000-0000-4000-8000-00000000be40';

beforeEach(() => {
  signIn();
  answerOperator();
});

test('an operator reads where a person is signed in as that person does, and of anything else what it says itself', async () => {
  const agents = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
    'curl/8.5',
    null,
  ];
  const sessions = agents.map((user_agent, n) => ({
    id: `s${n}`,
    created_at: '2026-03-04T12:00:00Z',
    user_agent,
  }));
  server.use(http.post(`${RPC}/person_overview`, () => HttpResponse.json(overviewOf(PERSON, { sessions }))));
  openApp(`/operator/person?id=${PERSON}`);
  expect(await screen.findByText('Firefox on Windows')).toBeDefined();
  expect(screen.getByText('curl/8.5')).toBeDefined();
  expect(screen.getByText('Unknown device')).toBeDefined();
});

test('an operator reads the title of a plan that an investor holds, not its key', async () => {
  const [opened_at, matures_at] = ['2026-03-04T12:00:00Z', '2026-09-04T12:00:00Z'];
  const positions = [
    { id: 'p1', plan: 'Sliver', principal_cents: 100_000, status: 'active', opened_at, matures_at },
  ];
  server.use(http.post(`${RPC}/person_overview`, () => HttpResponse.json(overviewOf(PERSON, { positions }))));
  openApp(`/operator/person?id=${PERSON}`);
  const line = (await screen.findByText('Sliver')).closest('li');
  expect(line?.textContent).toContain('$1,000.00');
});

describe('an operator who looks at people', () => {
  const found = {
    id: PERSON,
    name: 'Ben Example',
    email: 'ben@example.com',
    country: 'Chile',
    verified: true,
    frozen: true,
    created_at: '2026-02-01T12:00:00Z',
  };
  const searched: unknown[] = [];
  beforeEach(() => {
    searched.length = 0;
    server.use(
      http.post(`${RPC}/find_people`, async ({ request }) => {
        searched.push(await request.json());
        return HttpResponse.json([found]);
      }),
    );
  });

  test('finds them by words, which no address holds, and opens their page', async () => {
    const { user, router } = openApp('/operator/people');
    await user.type(await screen.findByRole('searchbox'), ' ben {Enter}');
    await waitFor(() => expect(searched).toContainEqual({ words: 'ben', max_rows: 51 }));
    expect(await screen.findByText('Frozen', { selector: 'span' })).toBeDefined();
    expect(router.state.location.href).toBe('/operator/people');
    await user.click(screen.getByRole('link', { name: /Ben Example/ }));
    expect(await screen.findByRole('heading', { name: 'Ben Example' })).toBeDefined();
    expect(screen.getAllByText('$1,234.00')).toHaveLength(3);
  });

  test('keeps their place in the search when they send it, and finds there what they had looked for after Back', async () => {
    const { user, router } = openApp('/operator/people');
    const field = await screen.findByRole('searchbox');
    await user.type(field, 'ada{Enter}');
    await waitFor(() => expect(searched).toContainEqual({ words: 'ada', max_rows: 51 }));
    await user.clear(field);
    await user.type(field, ' ben {Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ben'));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    router.history.back();
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ada'));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  test('freezes a person with a reason and not without', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${RPC}/freeze_person`, async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openApp(`/operator/person?id=${PERSON}`);
    await user.click(await screen.findByRole('button', { name: 'Freeze' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Freeze Ben Example?' }));
    await user.click(dialog.getByRole('button', { name: 'Freeze' }));
    expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
    await user.type(dialog.getByLabelText('Reason'), 'The bank asked');
    await user.click(dialog.getByRole('button', { name: 'Freeze' }));
    expect(await screen.findByText('Ben Example is frozen.')).toBeDefined();
    expect(sent).toEqual([{ person_id: PERSON, reason: 'The bank asked' }]);
  });

  test.each([
    ['reviewer', false],
    ['treasurer', true],
  ])('as %s sees the way to lift a freeze: %s', async (role, may) => {
    answerOperator(role);
    server.use(
      http.post(`${RPC}/person_overview`, () =>
        HttpResponse.json(
          overviewOf(PERSON, { frozen: { reason: 'Bank', at: '2026-03-01T00:00:00Z', by: 'Cleo' } }),
        ),
      ),
    );
    openApp(`/operator/person?id=${PERSON}`);
    await screen.findByRole('heading', { name: 'Ben Example' });
    expect(screen.queryByRole('button', { name: 'Lift the freeze' }) !== null).toBe(may);
  });

  test.each(['nobody', PERSON])('reads that there is no page of %s', async (id) => {
    server.use(http.post(`${RPC}/person_overview`, () => refusal(400, 'P0001', 'not_found')));
    openApp(`/operator/person?id=${id}`);
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeDefined();
  });
});
