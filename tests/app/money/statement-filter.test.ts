import { expect, test } from 'vitest';
import { readSearch } from '@/features/statement/filter';

test.each([
  [
    { tab: 'statement', kind: 'yield', from: '2026-03-01', to: '2026-03-31' },
    { tab: 'statement', kind: 'yield', from: '2026-03-01', to: '2026-03-31' },
  ],
  [{ tab: 'statement', kind: 'toString', from: '2026-02-30', to: "1' or '1'='1" }, { tab: 'statement' }],
  [{ tab: 'statement', from: '9999999-01-01', to: '0000-01-01' }, { tab: 'statement' }],
  [
    { tab: 'statement', from: '2026-03-31', to: '2026-03-01' },
    { tab: 'statement', from: '2026-03-31' },
  ],
  [{ tab: 'deposits', kind: 'yield' }, { tab: 'deposits' }],
  [{ tab: 'withdraws', from: '2026-03-01' }, {}],
])('an address that says %o is read as %o', (search, read) => {
  expect(readSearch(search)).toEqual({
    tab: undefined,
    kind: undefined,
    from: undefined,
    to: undefined,
    ...read,
  });
});
