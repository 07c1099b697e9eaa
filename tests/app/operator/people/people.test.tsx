import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answerOperator } from '../../support/operator/operator';
import { rpc, server } from '../../support/server';
import { signIn } from '../../support/session';

const PERSON = '00000000-0000-4000-8000-00000000be40';

beforeEach(() => {
  signIn();
  answerOperator();
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
    identified: true,
    available_cents: 123_456,
  };
  const searched: unknown[] = [];
  beforeEach(() => {
    searched.length = 0;
    server.use(rpc('find_people', () => [found], searched));
  });

  test('finds them by words, which no address holds, and opens their page', async () => {
    const { user, router } = openApp('/operator/people');
    await user.type(await screen.findByRole('searchbox'), ' ben {Enter}');
    await waitFor(() => expect(searched).toContainEqual({ words: 'ben', max_rows: 51 }));
    expect(await screen.findByText('Frozen', { selector: 'span' })).toBeDefined();
    expect(screen.getByRole('row', { name: /Identity confirmed.*\$1,234\.56/ })).toBeDefined();
    expect(router.state.location.href).toBe('/operator/people');
    await user.click(screen.getByRole('link', { name: /Ben Example/ }));
    expect(await screen.findByRole('heading', { name: 'Ben Example' })).toBeDefined();
    expect(screen.getAllByText('$1,234.00')).toHaveLength(3);
  });
});
