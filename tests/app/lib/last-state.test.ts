import { expect, test } from 'vitest';
import { createQueryClient } from '@/lib/data/query-client';
import { restoreLastState } from '@/lib/offline/last-state';

const MINUTE_MS = 60_000;
const NOTHING = () => undefined;

function loadAgain(subject: string, minutes: number) {
  const read = { queryKey: [subject, 'ada'], data: 'as it was', updatedAt: Date.now() - minutes * MINUTE_MS };
  sessionStorage.setItem('token', '{}');
  sessionStorage.setItem('last-state', JSON.stringify([read]));
  const queryClient = createQueryClient(NOTHING, NOTHING);
  restoreLastState(queryClient);
  return queryClient.getQueryData(read.queryKey);
}

test('a page that is loaded again without a network shows what was read within the hour', () => {
  expect(loadAgain('dashboard', 59)).toBe('as it was');
});

test('a page that is loaded again without a network does not show what was read more than an hour ago', () => {
  expect(loadAgain('dashboard', 61)).toBeUndefined();
});

test('a page that is loaded again without a network knows its reader, who signed in hours ago', () => {
  expect(loadAgain('auth', 300)).toBe('as it was');
});
