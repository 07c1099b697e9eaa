import type { Service } from '../supabase/workers/service.ts';
import { readSettings, requireAddress, requireSetting } from './settings.ts';

/** The Supabase that the environment names, with the key that may do everything there: on servers only. */
export function serviceFromSettings(): Service {
  readSettings();
  return {
    url: requireAddress('VITE_SUPABASE_URL', 'the URL of the Supabase project').replace(/\/$/, ''),
    secretKey: requireSetting('SUPABASE_SECRET_KEY', 'the secret API key of the project'),
  };
}
