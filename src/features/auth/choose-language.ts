import { type Language, rememberLanguage } from '@/lib/i18n/languages';

const PATIENCE_MS = 1500;

/** The event of the window right before the page is opened again in another language. */
export const REOPENS = 'reopens';

/** Takes a language, for this browser and for the mails of the user who is signed in, and opens the page again in it. */
export async function chooseLanguage(language: Language, userId?: string): Promise<void> {
  rememberLanguage(language);
  // The page does not wait long for it: only mails would stay as they were.
  if (userId) await Promise.race([tellMails(language, userId), patience()]);
  // Titles, tables and messages are made when a page opens; the entries of history keep their state.
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
