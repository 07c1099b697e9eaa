import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';
import { LEAST_LETTERS } from '../../../src/lib/passwords/rules.ts';

test('the shortest password that the forms take is the shortest that Auth takes', () => {
  const settings = parse(readFileSync(join(repository, 'supabase/config.toml'), 'utf8'));
  expect(settings).toMatchObject({ auth: { minimum_password_length: LEAST_LETTERS } });
});
