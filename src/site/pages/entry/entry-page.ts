import { takeNote } from '@/lib/session/notes';
import { toast } from '@/site/kit/toast';
import { startEntryForm } from './entry-forms';
import { startNotices } from './notices';
import { startPasswordButtons } from './password';

/** Makes login, registration or recovery work, and says what the page before has left to say. */
export function startEntryPage(): void {
  // It is being left (signed in, another language): what was to be said is for the next page.
  if (document.documentElement.hidden) return;
  startPasswordButtons();
  startNotices();
  startEntryForm();
  const flash = takeNote('flash');
  if (flash) toast('success', flash);
}
