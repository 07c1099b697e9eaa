import { isStorable } from 'local-supabase/gateway/storable.ts';
import { expect, test } from 'vitest';

test.each([
  '"\\u0000"',
  '{"a": {"b\\u0000": 1}}',
  '["\\ud800"]',
  '"\\uD83D\\uD83D\\uDE00"',
  '"\\uDE00"',
  '"\\uD83D\\uDE00\\uDE00"',
  '"\\uD83D\\n\\uDE00"',
  '"\\uD83Dx"',
  '"\\\\\\u0000"',
])('the JSON %s is not stored', (json) => {
  expect(isStorable(json)).toBe(false);
});

test.each(['', 'no JSON', '{"a": "é😀"}', '"\\uD83D\\uDE00"', '"\\u00e9\\ud7ff\\ue000"', '"\\\\u0000 \\\\ud800"'])(
  'the JSON %s is stored',
  (json) => {
    expect(isStorable(json)).toBe(true);
  },
);
