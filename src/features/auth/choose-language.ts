import { type Language, rememberLanguage } from '@/lib/i18n/languages';
import { REOPENS } from '@/lib/session/notes';

const PATIENCE_MS = 1500;

/** Saves a language for this browser and for the signed-in user's mails, and reloads the page in it. */
export async function chooseLanguage(language: Language, userId?: string): Promise<void> {
  rememberLanguage(language);
  // Does not wait long, because only mails would keep the old language.
  if (userId) await Promise.race([tellMails(language, userId), patience()]);
  // Titles, tables and messages are built at load.
  dispatchEvent(new Event(REOPENS));
  location.reload();
}

async function tellMails(language: Language, userId: string): Promise<void> {
  const supabase = await import('@/lib/data/supabase').then(
    (module) => module.supabase,
    () => undefined,
  );
  await supabase?.from('profiles').update({ language }).eq('id', userId);
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
}
