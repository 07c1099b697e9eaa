import { randomUUID } from 'node:crypto';
import { createAuth } from 'local-supabase/auth/auth.ts';
import { readConfig } from 'local-supabase/config.ts';
import type * as lite from 'local-supabase/lite/package.ts';
import postgres from 'postgres';
import { afterAll, expect, inject, test, vi } from 'vitest';

const pauses = vi.hoisted(() => [] as { ms: number; end: () => void }[]);
const work = vi.hoisted(() => [] as Promise<Response>[]);
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise<void>((resolve) => pauses.push({ ms, end: resolve })),
}));
vi.mock('local-supabase/lite/package.ts', async (load) => {
  const real = await load<typeof lite>();
  const App = vi.fn(function make(options: ConstructorParameters<typeof real.App>[0]) {
    const app = new real.App(options);
    const { fetch } = app;
    app.fetch = (request: Request) => {
      const answer = Promise.resolve(fetch(request));
      work.push(answer);
      return answer;
    };
    return app;
  });
  return { ...real, App };
});

const { apiUrl, adminDbUrl, jwtSecret } = inject('world');
const auth = await createAuth({
  databaseUrl: adminDbUrl,
  jwtSecret,
  apiUrl,
  siteUrl: apiUrl,
  config: readConfig().auth,
  send: () => Promise.resolve(),
});
const sql = postgres(adminDbUrl, { max: 1, onnotice: () => undefined });
afterAll(() => Promise.all([auth.close(), sql.end()]));

/** A wrong password counts once it has been compared. */
const isCounted = async (email: string) =>
  (
    await sql`
      select from people.sign_in_guesses g join public.profiles p on p.id = g.person_id where p.email = ${email}`
  ).length > 0;

async function turns(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

// Only the work behind it differs: passwords are compared only for existing accounts.
test.each([
  ['whose password is wrong', 'investor@example.com'],
  ['whose address is unknown', `${randomUUID()}@example.com`],
])(
  '19, which addresses have an account: a person %s is answered at the end of a pause that began first',
  async (_, email) => {
    pauses.length = 0;
    work.length = 0;
    await sql`delete from people.sign_in_guesses g using public.profiles p where p.id = g.person_id and p.email = ${email}`;
    const answers: Response[] = [];
    const answering = auth
      .fetch(
        new Request(`${apiUrl}/auth/v1/token?grant_type=password`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: 'not the password' }),
        }),
      )
      .then((response) => answers.push(response));
    await expect
      .poll(async () => work.length > 0 || (await isCounted(email)), { timeout: 10_000, interval: 5 })
      .toBe(true);
    expect(pauses.map(({ ms }) => ms)).toEqual([250]);
    await Promise.all(work);
    await turns();
    expect(answers).toEqual([]);
    pauses[0]?.end();
    await answering;
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(pauses).toHaveLength(1);
  },
);
