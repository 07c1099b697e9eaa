import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';
import vitestConfig from '../../../vitest.config.ts';
import { namedSupabase } from '../../contract/support/named-supabase.ts';
import { TEST_CLIENT } from '../../support/site.ts';

// The environment of someone who deploys the site must not lead the tests to that site.

const DEPLOYMENT = {
  SITE_URL: 'https://example.com',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  SUPABASE_DB_URL: 'postgresql://postgres@db.example.com/postgres',
  MAILPIT_URL: 'https://mail.example.com',
};

const known = (file: string) => [...new Set(readFileSync(join(repository, file), 'utf8').match(/VITE_\w+/g))];
const settings = known('src/vite-env.d.ts').toSorted();

test('the tests of the contract start a Supabase of their own, whatever a deployment has in the environment', () => {
  expect(namedSupabase(DEPLOYMENT)).toBeUndefined();
});

test('the tests of the contract take the Supabase that a variable of their own names', () => {
  const url = 'https://test.supabase.co';
  expect(namedSupabase({ ...DEPLOYMENT, GLASSMINE_TEST_SUPABASE_URL: url })).toEqual({
    url,
    siteUrl: DEPLOYMENT.SITE_URL,
    publishableKey: DEPLOYMENT.SUPABASE_PUBLISHABLE_KEY,
    secretKey: DEPLOYMENT.SUPABASE_SECRET_KEY,
    mailUrl: DEPLOYMENT.MAILPIT_URL,
    dbUrl: DEPLOYMENT.SUPABASE_DB_URL,
  });
  expect(() => namedSupabase({ GLASSMINE_TEST_SUPABASE_URL: url })).toThrow(
    'GLASSMINE_TEST_SUPABASE_URL is set, so SITE_URL must be set too.',
  );
});

test('the client of the browser tests is built with every setting, so that none comes from the environment', () => {
  expect(known('vite.config.ts').toSorted()).toEqual(settings);
  expect(Object.keys(TEST_CLIENT.settings).toSorted()).toEqual(settings);
});

test('the tests of screens have every setting, so that none comes from the environment', () => {
  const environments = vitestConfig.test?.projects?.flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test?.name === 'app' ? [project.test.env ?? {}] : [],
  );
  expect(Object.keys(environments?.[0] ?? {})).toEqual(expect.arrayContaining(settings));
});
