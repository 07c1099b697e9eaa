import postgres from 'postgres';
import { afterAll, inject } from 'vitest';

/** The database behind the API, as the role `postgres`. */
export const sql = postgres(inject('supabase').dbUrl, { max: 2, onnotice: () => undefined });
afterAll(() => sql.end());
