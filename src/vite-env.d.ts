/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  /** Where visitors read; by default the same. */
  readonly VITE_SUPABASE_READ_URL: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string;
  /** Where the site is reached, for canonical addresses and shared links. */
  readonly VITE_SITE_URL: string;
  /** The origin of the market widgets; without one, none are loaded. */
  readonly VITE_MARKET_WIDGETS?: string;
  /** The script of the live chat; without one, none is loaded. */
  readonly VITE_LIVE_CHAT_SRC?: string;
}
