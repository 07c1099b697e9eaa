/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_READ_URL: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string;
  /** For canonical addresses and shared links. */
  readonly VITE_SITE_URL: string;
  readonly VITE_MARKET_WIDGETS?: string;
  readonly VITE_LIVE_CHAT_SRC?: string;
  readonly VITE_DEMO_PEOPLE?: string;
}
