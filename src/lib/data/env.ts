import * as z from 'zod/mini';

// Compiled validators need `new Function`, which the Content-Security-Policy forbids.
z.config({ jitless: true });

const schema = z.object({
  VITE_SUPABASE_URL: z.url(),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().check(z.minLength(1)),
});

const parsed = schema.safeParse(import.meta.env);
if (!parsed.success) {
  throw new Error(`The build's settings are wrong:\n${z.prettifyError(parsed.error)}`);
}

/** The build's Supabase: URL without a trailing slash, and publishable key. */
export const env = {
  supabaseUrl: parsed.data.VITE_SUPABASE_URL.replace(/\/+$/, ''),
  supabaseKey: parsed.data.VITE_SUPABASE_PUBLISHABLE_KEY,
};
